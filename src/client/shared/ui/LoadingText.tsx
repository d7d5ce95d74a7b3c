import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The words of every loading state (section 2), seen and told. */
export function LoadingText() {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {t('Loading...')}
    </Box>
  );
}
