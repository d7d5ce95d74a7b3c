import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { isBlank } from '../../../contract/text';
import { useLayer } from '../../shared/notices/LeaveGuard';
import { useTranslation } from '../../shared/text/i18n';
import { langOf } from '../../shared/text/langOf';
import { DialogButtons } from '../../shared/ui/DialogButtons';
import { Phones } from '../../shared/ui/Phones';
import { TextChange } from '../../shared/ui/TextChange';
import { TypeBadge, typeTone } from './TypeBadge';
import type { Proposal } from './announcementDialogSlice';
import { AreaMap } from './AreaMap';
import { AreasChange } from './AreasChange';

/** Side by side if there is space for the change and two phones. */
const WIDE = '@media (width >= 1000px)';

const styles = {
  paper: { [WIDE]: { maxWidth: 1120 } },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: 3,
    [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  change: { display: 'grid', gap: 1 },
  types: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
} as const;

/** Splits a text into paragraphs, because each may have its own language. */
const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((part) => !isBlank(part));

function PublicNotice({ notice }: { notice: Proposal }) {
  const { t } = useTranslation();
  const { areas = [] } = notice;
  const tone = typeTone(notice.type);
  const paragraphs = paragraphsOf(notice.text);
  if (paragraphs.length === 0)
    return <Typography color="textSecondary">{t('No announcement in force')}</Typography>;
  return (
    <Box
      sx={{
        p: 1.5,
        borderRadius: 1.5,
        color: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.surface`,
      }}
    >
      <Box sx={{ ml: -1.25 }}>
        <TypeBadge type={notice.type} />
      </Box>
      {paragraphs.map((paragraph, index) => (
        <Typography
          key={index}
          lang={langOf(paragraph)}
          sx={{ mt: 1, lineHeight: 1.8, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {paragraph}
        </Typography>
      ))}
      {areas.length > 0 && <AreaMap areas={areas} />}
    </Box>
  );
}

interface ChangeProps {
  /** The announcement in force; null if there is none. */
  before: Proposal | null;
  after: Proposal;
}

function Change({ before, after }: ChangeProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={styles.change}>
      <Typography id={titleId} variant="h3">
        {t('Change against what is in force now')}
      </Typography>
      {before ? (
        <>
          <Box sx={styles.types}>
            <TypeBadge type={before.type} />
            {before.type !== after.type && (
              <>
                <span aria-hidden>→</span>
                <TypeBadge type={after.type} />
              </>
            )}
          </Box>
          <TextChange before={before.text} after={after.text} isExcerpt />
          <AreasChange before={before} after={after} />
        </>
      ) : (
        <Typography>{t('Nothing is in force now.')}</Typography>
      )}
    </Box>
  );
}

interface ReviewDialogProps extends ChangeProps {
  onAnswer: (isPublished: boolean) => void;
}

export function ReviewDialog({ before, after, onAnswer }: ReviewDialogProps) {
  const { t } = useTranslation();
  const { close } = useLayer(true, () => onAnswer(false));
  return (
    <Dialog open onClose={close} maxWidth="sm" slotProps={{ paper: { sx: styles.paper } }}>
      <DialogTitle>{t('Review before publishing')}</DialogTitle>
      {/* Focusable, so that the keyboard can scroll long texts without controls. */}
      <DialogContent tabIndex={0} sx={styles.columns}>
        <Change before={before} after={after} />
        <div>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('As the public will read it')}
          </Typography>
          <Phones>
            <PublicNotice notice={after} />
          </Phones>
        </div>
      </DialogContent>
      <DialogButtons>
        {/* Back stands where Update was, so that a double tap publishes nothing. */}
        <Button variant="contained" onClick={() => onAnswer(true)}>
          {isBlank(after.text) ? t('Take down') : t('Publish')}
        </Button>
        <Button variant="outlined" onClick={close}>
          {t('Back')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
