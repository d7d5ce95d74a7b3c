import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import type { SessionInfo } from '../../../contract/session';
import { translate as t, useTranslation } from '../i18n';
import { DataTable } from '../lists/DataTable';
import type { Column } from '../lists/DataTable';
import { formatMoment } from '../text/dates';
import { ActionButton } from '../ui/ActionButton';
import { Badge } from '../ui/Badge';
import { deviceOf } from './deviceOf';

/** The device of a session in words: `Chrome on Android`. */
export function deviceText({ user_agent }: SessionInfo): string {
  const device = deviceOf(user_agent);
  return device ? t('{{browser}} on {{system}}', device) : t('Unknown device');
}

function Device({ session }: { session: SessionInfo }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}>
      {deviceText(session)}
      {session.current && <Badge tone="neutral" label={t('This device')} />}
    </Box>
  );
}

interface EndProps {
  /** Ends one session; without it the rows have no button. */
  onEnd?: (session: SessionInfo) => void;
  isBusy: boolean;
}

function useColumns({ onEnd, isBusy }: EndProps): Column<SessionInfo>[] {
  const { t } = useTranslation();
  const facts: Column<SessionInfo>[] = [
    { header: t('Device'), render: (session) => <Device session={session} /> },
    {
      header: t('Network address'),
      render: ({ address }) => <Box sx={{ overflowWrap: 'anywhere' }}>{address || '-'}</Box>,
    },
    { header: t('Last used'), render: ({ last_used_at }) => formatMoment(last_used_at) },
  ];
  if (!onEnd) return facts;
  const render = (session: SessionInfo) =>
    !session.current && (
      <ActionButton isBusy={isBusy} onClick={() => onEnd(session)}>
        {t('End')}
      </ActionButton>
    );
  return [...facts, { header: t('Action'), kind: 'actions', render }];
}

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 40,
  px: { xs: 2, sm: 3 },
  pt: { xs: 2, sm: 3 },
  pb: 1,
};

interface SessionsCardProps extends EndProps {
  title: string;
  /** Focused after an action whose button has gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  actions: ReactNode;
  sessions: SessionInfo[];
}

/** The sessions of one user, as a card among those of a page. */
export function SessionsCard({ title, titleRef, actions, sessions, ...end }: SessionsCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const columns = useColumns(end);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ maxWidth: 760 }}>
      <Box sx={headerStyles}>
        <Typography ref={titleRef} id={titleId} variant="h3" component="h2" tabIndex={-1}>
          {title}
        </Typography>
        {actions}
      </Box>
      {sessions.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 } }}>
          {t('No open sessions.')}
        </Typography>
      ) : (
        <Box sx={{ px: { sm: 1 }, pb: 1 }}>
          <DataTable
            caption={t('Sessions')}
            columns={columns}
            rows={sessions}
            rowKey={({ id }) => id}
            status="loaded"
            emptyText=""
          />
        </Box>
      )}
    </Card>
  );
}
