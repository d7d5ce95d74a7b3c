import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ANNOUNCEMENT_TYPES } from '../../../contract/announcementTypes';
import type { AnnouncementVersion } from '../../../contract/announcement';
import { toServerTime } from '../../../contract/clock';
import { isRecord } from '../../../contract/records';
import type { RecordVersion } from '../../../contract/recordVersion';
import { isBlank } from '../../../contract/text';
import { isInstant, asArray, textOf } from '../../shared/api/normalize';
import { RecordHistory } from '../../shared/records/RecordHistory';
import { useTranslation } from '../../shared/text/i18n';
import type { Translate } from '../../shared/text/i18n';
import { formatMoment } from '../../shared/text/dates';
import { langOf } from '../../shared/text/langOf';
import { TextChange } from '../../shared/ui/TextChange';
import type { Proposal } from './announcementDialogSlice';
import type { LoadedAnnouncement } from './announcementsApi';
import { AreasChange } from './AreasChange';
import { namesOfAreas, readAreas } from './areas';
import { durationText } from './inForce';
import { TypeBadge } from './TypeBadge';

type Renewal = AnnouncementVersion['renewals'][number];

function readContent({ entity }: RecordVersion): Proposal & { renewals: Renewal[] } {
  const { text, type, areas, renewals } = isRecord(entity) ? entity : {};
  const read = (value: unknown) =>
    isRecord(value) && isInstant(value.at)
      ? [{ at: value.at, user_name: textOf(value.user_name) || null }]
      : [];
  return {
    text: textOf(text),
    type: textOf(type),
    ...readAreas(areas),
    renewals: (asArray(renewals) ?? []).flatMap(read),
  };
}

const isTakenDown = (version: RecordVersion) => isBlank(readContent(version).text);

function durationOf({ from, until }: RecordVersion, now: number, t: Translate): string {
  const end = until === null ? now : Date.parse(until);
  const duration = durationText(Math.max(0, end - Date.parse(from ?? '')), t);
  return t('for {{duration}}', { duration });
}

function renewalText({ at, user_name }: Renewal, t: Translate): string {
  const facts = [formatMoment(at), user_name].filter(Boolean).join(' · ');
  return t('Renewed: {{facts}}', { facts });
}

function Content({ version }: { version: RecordVersion }) {
  const { t } = useTranslation();
  const { text, areas, renewals } = readContent(version);
  return (
    <>
      <Typography
        lang={langOf(text)}
        translate="yes"
        sx={{ my: 0.5, lineHeight: 1.8, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {isTakenDown(version) ? t('Taken down') : text}
      </Typography>
      {areas && (
        <Typography variant="body2" color="textSecondary">
          {namesOfAreas(areas)}
        </Typography>
      )}
      {renewals.map((renewal) => (
        <Typography key={renewal.at} variant="body2" color="textSecondary">
          {renewalText(renewal, t)}
        </Typography>
      ))}
    </>
  );
}

function difference(older: RecordVersion, newer: RecordVersion) {
  const [before, after] = [readContent(older), readContent(newer)];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TypeBadge type={before.type} />
        <span aria-hidden>→</span>
        <TypeBadge type={after.type} />
      </Box>
      <TextChange before={before.text} after={after.text} />
      <AreasChange before={before} after={after} />
    </>
  );
}

/** Returns the stored type for an unknown type, which cannot be published again. */
const typeAgain = (type: string, stored: string) =>
  ANNOUNCEMENT_TYPES.some((known) => known === type) ? type : stored;

interface AnnouncementHistoryProps {
  announcement: LoadedAnnouncement;
  onUse?: (proposal: Proposal) => void;
}

export function AnnouncementHistory({ announcement, onUse }: AnnouncementHistoryProps) {
  const { t } = useTranslation();
  const [openedAt] = useState(() => Date.now());
  const use = (version: RecordVersion) => {
    const { text, type, areas } = readContent(version);
    onUse?.({ text, type: typeAgain(type, announcement.type), ...(areas && { areas }) });
  };
  return (
    <RecordHistory
      of={{ noun: 'announcement', id: announcement.id }}
      head={(version) => <TypeBadge type={readContent(version).type} />}
      facts={(version) => [durationOf(version, toServerTime(openedAt), t)]}
      body={(version) => <Content version={version} />}
      difference={difference}
      use={
        onUse && {
          label: t('Use this text again'),
          onUse: use,
          canUse: (version) => !isTakenDown(version),
        }
      }
    />
  );
}
