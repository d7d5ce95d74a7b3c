import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AuditEvent, AuditRecord, SignInBlock } from '../../../contract/audit';
import { isRecord } from '../../../contract/records';
import { useShownLoad } from '../../shared/api/useShownLoad';
import { isInstant } from '../../shared/api/normalize';
import { NounChanges } from '../../shared/records/NounChanges';
import { formatMoment } from '../../shared/text/dates';
import { useTranslation } from '../../shared/text/i18n';
import { ContentState } from '../../shared/ui/ContentState';
import { ReadingDialog } from '../../shared/ui/ReadingDialog';
import { useGetRecordQuery } from './activityApi';
import { whatOf, whoOf } from './activityTexts';

const factsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  lineHeight: 1.8,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
} as const;

/** The records whose `after` is not an entity. */
const isSignIn = ({ action }: AuditEvent) => action === 'sign-in' || action === 'sign-in-throttled';

function endOfBlock({ action, after }: AuditRecord): string | null {
  if (action !== 'sign-in-throttled' || !isRecord(after)) return null;
  const { blocked_until }: Partial<Record<keyof SignInBlock, unknown>> = after;
  return isInstant(blocked_until) ? formatMoment(blocked_until) : null;
}

function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <Box component="dl" sx={factsStyles}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

/** What only the whole record says: the end of a block, or the change of an entity. */
function Detail({ record }: { record: AuditRecord }) {
  const { t } = useTranslation();
  const { noun, before, after } = record;
  const end = endOfBlock(record);
  if (end !== null) return <Facts facts={[[t('Blocked until'), end]]} />;
  if (isSignIn(record) || (before === null && after === null)) return null;
  return <NounChanges noun={noun} before={before} after={after} />;
}

interface ActivityDialogProps {
  event: AuditEvent;
  subject: string;
  onClose: () => void;
}

/** Shows an event, and loads its whole record, which can have two long texts. */
export function ActivityDialog({ event, subject, onClose }: ActivityDialogProps) {
  const { t } = useTranslation();
  const load = useShownLoad(useGetRecordQuery(event.id));
  const { user, created_at, address } = event;
  return (
    <ReadingDialog
      title={whatOf(t, event).label}
      onClose={onClose}
      maxWidth="md"
      content={{ tabIndex: 0, sx: { display: 'grid', gap: 2 } }}
    >
      <Facts
        facts={[
          [t('When'), formatMoment(created_at)],
          [t('Who'), [whoOf(t, event), user?.email].filter(Boolean).join(' · ')],
          [t('What'), subject],
          [t('From'), address],
        ]}
      />
      <ContentState
        status={load.status}
        load={load}
        message={t('Failed to load the rest of this record.')}
        loading={<Skeleton variant="rounded" height={48} />}
      >
        {load.currentData && <Detail record={load.currentData} />}
      </ContentState>
    </ReadingDialog>
  );
}
