import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SERVICE_NAME } from '../../shared/branding';

export function Footer() {
  const { t } = useTranslation();
  return (
    <Typography
      component="footer"
      variant="body2"
      color="textSecondary"
      sx={{
        displayPrint: 'none',
        px: { xs: 2, md: 3 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {`© ${new Date().getFullYear()} ${t(SERVICE_NAME)}. ${t('All rights reserved.')}`}
    </Typography>
  );
}
