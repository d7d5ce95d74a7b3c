import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../text/i18n';
import { EmptyDrawing } from './EmptyDrawing';

export function LoadingText() {
  const { t } = useTranslation();
  return (
    <Box role="status" data-loading sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {t('Loading...')}
    </Box>
  );
}

interface EmptyStateProps {
  text: string | undefined;
  action?: ReactNode;
}

export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 6, textAlign: 'center' }}>
      <EmptyDrawing />
      <Box sx={{ color: 'text.secondary', lineHeight: 1.8 }}>{text}</Box>
      {action}
    </Box>
  );
}
