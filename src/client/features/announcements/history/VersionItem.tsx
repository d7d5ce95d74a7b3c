import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { AnnouncementVersion } from '../../../../contract/announcement';
import { isBlank } from '../../../../contract/text';
import { useTranslation } from '../../../shared/i18n';
import type { Translate } from '../../../shared/i18n';
import { formatMoment } from '../../../shared/text/dates';
import { langOf } from '../../../shared/text/langOf';
import { durationText } from '../strip/inForce';
import { TypeBadge } from '../TypeBadge';

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
export function VersionItem({ version, now, isChosen, onChoose, onUse }: VersionItemProps) {
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
