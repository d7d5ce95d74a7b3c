import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { InlineMessage } from './InlineMessage';
import { LoadingText } from './LoadingText';

interface ContentStateProps {
  status: 'loading' | 'failed' | 'empty' | 'loaded';
  /** Skeletons of the size of what comes; a block where nothing better is known. */
  loading?: ReactNode;
  /** The text of the failed or the empty state; a failure without one stays silent. */
  message?: string;
  /** What can be done about it: try again, create. */
  action?: ReactNode;
  children: ReactNode;
}

/** The one place that draws loading, failed, empty and loaded (section 4). */
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
