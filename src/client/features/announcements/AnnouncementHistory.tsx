import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ANNOUNCEMENT_TYPES } from '../../../contract/announcement';
import type { AnnouncementVersion } from '../../../contract/announcement';
import { byServer } from '../../../contract/clock';
import type { Id } from '../../../contract/ids';
import { isBlank } from '../../../contract/text';
import { statusOf } from '../../shared/api/load';
import { useTranslation } from '../../shared/text/i18n';
import type { Translate } from '../../shared/text/i18n';
import { formatMoment } from '../../shared/text/dates';
import { langOf } from '../../shared/text/langOf';
import { ActionButton } from '../../shared/ui/ActionButton';
import { ContentState } from '../../shared/ui/ContentState';
import type { Proposal } from './announcementDialogSlice';
import { useGetAnnouncementVersionsQuery } from './announcementsApi';
import type { StoredAnnouncement } from './announcementsApi';
import { durationText } from './inForce';
import { TextChange } from '../../shared/ui/TextChange';
import { TypeBadge } from './TypeBadge';

const styles = {
  item: { py: 1.5, borderTop: 1, borderColor: 'divider' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 },
  text: { my: 0.5, lineHeight: 1.8, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;

/** Since when, by whom and for how long a version was in force. */
function factsOf({ from, until, user_name }: AnnouncementVersion, now: number, t: Translate) {
  const end = until === null ? now : Date.parse(until);
  const duration = durationText(Math.max(0, end - Date.parse(from)), t);
  return [formatMoment(from), user_name, t('for {{duration}}', { duration })]
    .filter(Boolean)
    .join(' · ');
}

function renewalText(
  { at, user_name }: AnnouncementVersion['renewals'][number],
  t: Translate,
): string {
  const facts = [formatMoment(at), user_name].filter(Boolean).join(' · ');
  return t('Renewed: {{facts}}', { facts });
}

interface VersionItemProps {
  version: AnnouncementVersion;
  now: number;
  isChosen: boolean;
  onChoose: () => void;
  /** Missing for who may not edit. */
  onUse?: () => void;
}

/** One version of an announcement, and what can be done with it. */
function VersionItem({ version, now, isChosen, onChoose, onUse }: VersionItemProps) {
  const { t } = useTranslation();
  const { text, type, renewals } = version;
  const isTakenDown = isBlank(text);
  return (
    <Box component="li" sx={styles.item}>
      <Box sx={styles.row}>
        <TypeBadge type={type} />
        <Typography variant="body2" color="textSecondary">
          {factsOf(version, now, t)}
        </Typography>
      </Box>
      <Typography sx={styles.text} lang={langOf(text)} translate="yes">
        {isTakenDown ? t('Taken down') : text}
      </Typography>
      {renewals.map((renewal) => (
        <Typography key={renewal.at} variant="body2" color="textSecondary">
          {renewalText(renewal, t)}
        </Typography>
      ))}
      <Box sx={styles.row}>
        <FormControlLabel
          control={<Checkbox checked={isChosen} onChange={onChoose} />}
          label={t('Compare')}
        />
        {onUse && !isTakenDown && (
          <Button variant="text" onClick={onUse}>
            {t('Use this text again')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The chosen versions after a press on one of them: at most two, of which the later choices stay. */
function chooseVersion(chosen: AnnouncementVersion[], pressed: AnnouncementVersion) {
  const others = chosen.filter(({ id }) => id !== pressed.id);
  return others.length < chosen.length ? others : [...others, pressed].slice(-2);
}

/** The choice may have been made far below. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

/** What changed from the older to the newer of two versions. */
function Difference({ chosen }: { chosen: AnnouncementVersion[] }) {
  const { t } = useTranslation();
  const [older, newer] = [...chosen].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  if (!older || !newer) return null;
  return (
    <Box
      component="section"
      key={`${older.id} ${newer.id}`}
      ref={bringIntoView}
      aria-label={t('Difference')}
      sx={{ pb: 2, display: 'grid', gap: 1 }}
    >
      <Typography variant="h3">{t('Difference')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TypeBadge type={older.type} />
        <span aria-hidden>→</span>
        <TypeBadge type={newer.type} />
      </Box>
      <TextChange before={older.text} after={newer.text} />
    </Box>
  );
}

interface VersionsProps {
  announcement: StoredAnnouncement;
  /** Missing for who may not edit. */
  onUse?: (proposal: Proposal) => void;
  chosen: AnnouncementVersion[];
  onChoose: (version: AnnouncementVersion) => void;
  page: number;
  now: number;
  /** Shows the next page, which has older versions. */
  onMore?: () => void;
}

/** An unknown type of an older version cannot be published again. */
const typeAgain = (type: string, stored: string) =>
  ANNOUNCEMENT_TYPES.some((known) => known === type) ? type : stored;

/** One page of versions, the newest first. */
function Versions(props: VersionsProps) {
  const { announcement, onUse, chosen, onChoose, page, now, onMore } = props;
  const { t } = useTranslation();
  const load = useGetAnnouncementVersionsQuery({ id: announcement.id, page });
  const { items = [], lastPage = page } = load.currentData ?? {};
  const isChosen = (id: Id) => chosen.some((version) => version.id === id);
  return (
    <ContentState status={statusOf(load)} load={load} message={t('Failed to load the history.')}>
      <Box
        component="ol"
        role="list"
        aria-label={t('History')}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {items.map((version) => (
          <VersionItem
            key={version.id}
            version={version}
            now={now}
            isChosen={isChosen(version.id)}
            onChoose={() => onChoose(version)}
            onUse={
              onUse &&
              (() =>
                onUse({
                  text: version.text,
                  type: typeAgain(version.type, announcement.type),
                }))
            }
          />
        ))}
      </Box>
      {onMore && page < lastPage && (
        <ActionButton isBusy={false} onClick={onMore}>
          {t('Older versions')}
        </ActionButton>
      )}
    </ContentState>
  );
}

/** Every version of an announcement; two of them can be compared, and a text used again. */
export function AnnouncementHistory(props: Pick<VersionsProps, 'announcement' | 'onUse'>) {
  const [chosen, setChosen] = useState<AnnouncementVersion[]>([]);
  const [pages, setPages] = useState(1);
  const [openedAt] = useState(() => Date.now());
  return (
    <>
      <Difference chosen={chosen} />
      {Array.from({ length: pages }, (_, index) => (
        <Versions
          key={index}
          {...props}
          {...{ chosen, now: byServer(openedAt) }}
          page={index + 1}
          onChoose={(version) => setChosen(chooseVersion(chosen, version))}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </>
  );
}
