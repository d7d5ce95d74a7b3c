import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface FieldErrorProps {
  /** What the field's `aria-describedby` points at. */
  id: string;
  message: string;
}

/** What is wrong with a field, beneath it. White space stands: one message has two spaces. */
export function FieldError({ id, message }: FieldErrorProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', gap: 0.75, color: 'error.main', fontSize: '0.8125rem' }}>
      <ErrorOutlineOutlined sx={{ fontSize: '1rem', mt: '3px' }} />
      <Box id={id} sx={{ minWidth: 0, lineHeight: 1.8, whiteSpace: 'pre-wrap' }}>
        {t(message)}
      </Box>
    </Box>
  );
}
