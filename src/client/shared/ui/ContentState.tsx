import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n';
import { InlineMessage } from './InlineMessage';
import { EmptyDrawing } from './art/EmptyDrawing';

export function LoadingText() {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
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

interface ContentStateProps {
  status: 'loading' | 'failed' | 'empty' | 'loaded';
  /** Skeletons of the content's size; a plain block by default. */
  loading?: ReactNode;
  /** The text of the failed or the empty state; a failure without one shows nothing. */
  message?: string;
  /** A button to try again or to create. */
  action?: ReactNode;
  children: ReactNode;
}

/** Renders loading, failed, empty and loaded for all screens. */
export function ContentState({ status, loading, message, action, children }: ContentStateProps) {
  if (status === 'loaded') return children;
  if (status === 'empty') return <EmptyState text={message} action={action} />;
  if (status === 'failed') {
    return (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
        {message && <InlineMessage severity="failure">{message}</InlineMessage>}
        {action}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <LoadingText />
      <div aria-hidden>{loading ?? <Skeleton variant="rounded" height={240} />}</div>
    </Box>
  );
}
