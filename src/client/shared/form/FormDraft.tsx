import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../i18n';
import { formatMoment } from '../text/dates';
import { InlineMessage } from '../ui/InlineMessage';
import type { DraftSlot } from './draftSlot';
import { useFormDraft } from './useFormDraft';

interface FormDraftProps {
  slot: DraftSlot;
  /** The names of the kept fields; a constant, because it is an effect's dependency. */
  fields: readonly string[];
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  borderRadius: 1,
  bgcolor: 'tone.neutral.surface',
  '& > :first-child': { flex: '1 1 320px' },
};

/** Keeps the draft of the surrounding form, and offers the one of an earlier visit. */
export function FormDraft({ slot, fields }: FormDraftProps) {
  const { t } = useTranslation();
  const { offer, isOutdated, restore, discard } = useFormDraft(slot, fields);
  if (!offer) return null;
  const when = formatMoment(offer.savedAt);
  const texts = [
    t('What you wrote here on {{when}} was not sent.', { when }),
    isOutdated && t('This has been changed since.'),
  ];
  return (
    <Box sx={bar}>
      <InlineMessage severity="info">{texts.filter(Boolean).join(' ')}</InlineMessage>
      <Box sx={{ display: 'flex', gap: 1, p: 1 }}>
        <Button variant="text" onClick={discard}>
          {t('Discard')}
        </Button>
        <Button variant="outlined" onClick={restore}>
          {t('Restore')}
        </Button>
      </Box>
    </Box>
  );
}
