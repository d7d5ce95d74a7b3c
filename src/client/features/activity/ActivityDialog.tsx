import Box from '@mui/material/Box';
import type { AuditRecord, SignInBlock } from '../../../contract/audit';
import { isRecord } from '../../../contract/records';
import { isInstant } from '../../shared/api/normalize';
import { formatMoment } from '../../shared/text/dates';
import { useTranslation } from '../../shared/text/i18n';
import { ReadingDialog } from '../../shared/ui/ReadingDialog';
import { RecordChanges } from '../../shared/ui/RecordChanges';
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
const isSignIn = ({ action }: AuditRecord) =>
  action === 'sign-in' || action === 'sign-in-throttled';

function endOfBlock({ action, after }: AuditRecord): string | null {
  if (action !== 'sign-in-throttled' || !isRecord(after)) return null;
  const { blocked_until }: Partial<Record<keyof SignInBlock, unknown>> = after;
  return isInstant(blocked_until) ? formatMoment(blocked_until) : null;
}

interface FactsProps {
  record: AuditRecord;
  subject: string;
}

function Facts({ record, subject }: FactsProps) {
  const { t } = useTranslation();
  const { user, created_at, address, request_id } = record;
  const end = endOfBlock(record);
  const facts = [
    [t('When'), formatMoment(created_at)],
    [t('Who'), [whoOf(t, record), user?.email].filter(Boolean).join(' · ')],
    [t('What'), subject],
    [t('From'), address],
    ...(end === null ? [] : [[t('Blocked until'), end]]),
    [t('Request'), request_id],
  ];
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

interface ActivityDialogProps extends FactsProps {
  onClose: () => void;
}

export function ActivityDialog({ record, subject, onClose }: ActivityDialogProps) {
  const { t } = useTranslation();
  const { noun, before, after } = record;
  const isChange = !isSignIn(record) && (before !== null || after !== null);
  return (
    <ReadingDialog
      title={whatOf(t, record).label}
      onClose={onClose}
      maxWidth="md"
      content={{ tabIndex: 0, sx: { display: 'grid', gap: 2 } }}
    >
      <Facts record={record} subject={subject} />
      {isChange && <RecordChanges noun={noun} before={before} after={after} />}
    </ReadingDialog>
  );
}
