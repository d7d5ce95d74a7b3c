import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { isWorthRetrying } from '../api/load';
import type { ShownLoad } from '../api/useShownLoad';
import { adviceOf, deletionAdviceOf } from '../notices/advice';
import { useTranslation } from '../text/i18n';
import { InlineMessage } from './InlineMessage';
import { OutdatedNote, outdatedStyles, WaysOn } from './Retry';
import type { WaysOnProps } from './Retry';
import { EmptyState, LoadingText } from './EmptyState';

function WaysOut({ load, returnOffer }: Pick<ContentStateProps, 'load' | 'returnOffer'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {load && isWorthRetrying(load) && <WaysOn load={load} />}
      {returnOffer}
    </Box>
  );
}

interface ContentStateProps {
  status: ShownLoad['status'] | 'empty';
  load?: WaysOnProps['load'];
  returnOffer?: ReactNode;
  loading?: ReactNode;
  /** The text of the failed or empty state. A failure without a text renders nothing. */
  message?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function ContentState({ status, loading, message, ...props }: ContentStateProps) {
  const { load, returnOffer, action, children } = props;
  const { t } = useTranslation();
  const advice =
    deletionAdviceOf(t, load?.error) ??
    (load && message && isWorthRetrying(load) && adviceOf(t, load.error, message));
  if (status === 'loaded') return children;
  if (status === 'outdated') {
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        {load && <OutdatedNote load={load} />}
        <Box sx={outdatedStyles}>{children}</Box>
      </Box>
    );
  }
  if (status === 'empty') return <EmptyState text={message} action={action} />;
  if (status === 'failed') {
    return (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
        {message && <InlineMessage severity="failure">{message}</InlineMessage>}
        {advice && <InlineMessage severity="info">{advice}</InlineMessage>}
        <WaysOut load={load} returnOffer={returnOffer} />
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
