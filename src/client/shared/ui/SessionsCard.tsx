import Box from '@mui/material/Box';
import { parse } from 'bowser';
import type { ComponentProps } from 'react';
import type { SessionInfo } from '../../../contract/session';
import { formatMoment } from '../text/dates';
import { translate as t, useTranslation } from '../text/i18n';
import { ActionButton } from './ActionButton';
import { Badge } from './Badge';
import { ListCard, ListCardRow } from './ListCard';

/** Reads browser and system from a `User-Agent` header; null unless both are known. */
export function deviceName(userAgent: string): { browser: string; system: string } | null {
  // The parser refuses an empty text.
  if (userAgent === '') return null;
  const { browser, os } = parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : null;
}

/** Describes the device of a session, such as `Chrome on Android`. */
export function deviceText({ user_agent }: SessionInfo): string {
  const device = deviceName(user_agent);
  return device ? t('{{browser}} on {{system}}', device) : t('Unknown device');
}

interface EndProps {
  onEnd?: (session: SessionInfo) => void;
  isBusy: boolean;
}

function SessionRow({ session, onEnd, isBusy }: EndProps & { session: SessionInfo }) {
  const { t } = useTranslation();
  const { address, current, last_used_at } = session;
  const lastUsed = t('Last used {{when}}', { when: formatMoment(last_used_at) });
  return (
    <ListCardRow
      facts={[address, lastUsed]}
      action={
        onEnd &&
        !current && (
          <ActionButton isBusy={isBusy} onClick={() => onEnd(session)}>
            {t('End')}
          </ActionButton>
        )
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <span>{deviceText(session)}</span>
        {current && <Badge tone="neutral" label={t('This device')} />}
      </Box>
    </ListCardRow>
  );
}

interface SessionsCardProps
  extends EndProps, Pick<ComponentProps<typeof ListCard>, 'title' | 'titleRef' | 'actions'> {
  sessions: SessionInfo[];
}

export function SessionsCard({ sessions, onEnd, isBusy, ...card }: SessionsCardProps) {
  const { t } = useTranslation();
  return (
    <ListCard {...card} label={t('Sessions')} emptyText={t('No open sessions.')}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} onEnd={onEnd} isBusy={isBusy} />
      ))}
    </ListCard>
  );
}
