import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import type { SessionInfo } from '../../../contract/session';
import { translate as t, useTranslation } from '../i18n';
import { formatMoment } from '../text/dates';
import { ActionButton } from '../ui/ActionButton';
import { Badge } from '../ui/Badge';
import { deviceOf } from './deviceOf';

/** The device of a session in words: `Chrome on Android`. */
export function deviceText({ user_agent }: SessionInfo): string {
  const device = deviceOf(user_agent);
  return device ? t('{{browser}} on {{system}}', device) : t('Unknown device');
}

const SIDES = { xs: 2, sm: 3 };

const rowStyles: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mx: SIDES,
  py: 1,
  minHeight: 56,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};

interface EndProps {
  /** Ends one session; without it the rows have no button. */
  onEnd?: (session: SessionInfo) => void;
  isBusy: boolean;
}

function SessionRow({ session, onEnd, isBusy }: EndProps & { session: SessionInfo }) {
  const { t } = useTranslation();
  const { address, current, last_used_at } = session;
  const lastUsed = t('Last used {{when}}', { when: formatMoment(last_used_at) });
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <span>{deviceText(session)}</span>
          {current && <Badge tone="neutral" label={t('This device')} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {[address, lastUsed].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {onEnd && !current && (
        <ActionButton isBusy={isBusy} onClick={() => onEnd(session)}>
          {t('End')}
        </ActionButton>
      )}
    </Box>
  );
}

const headerStyles: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: SIDES,
  pt: SIDES,
  pb: 2,
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
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ maxWidth: 760 }}>
      <Box sx={headerStyles}>
        <Typography ref={titleRef} id={titleId} variant="h3" component="h2" tabIndex={-1}>
          {title}
        </Typography>
        {actions}
      </Box>
      {sessions.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: SIDES, pb: SIDES }}>
          {t('No open sessions.')}
        </Typography>
      ) : (
        // The role survives the missing markers, without which Safari drops it.
        <Box
          component="ul"
          role="list"
          aria-label={t('Sessions')}
          sx={{ m: 0, p: 0, pb: 1, listStyle: 'none' }}
        >
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} {...end} />
          ))}
        </Box>
      )}
    </Card>
  );
}
