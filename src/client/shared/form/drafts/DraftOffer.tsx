import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../i18n';
import type { Translate } from '../../i18n';
import { formatMoment } from '../../text/dates';
import { InlineMessage } from '../../ui/InlineMessage';
import type { DraftKeeper } from './DraftKeeper';
import type { Values } from './draft';
import { summaryOf } from './draftValues';
import { useDraftView } from './useDraft';

/** Stays in view below the header, wherever the browser has scrolled to. */
const bar: SxProps<Theme> = {
  position: 'sticky',
  top: 'var(--header)',
  zIndex: 2,
  // Not below a banner, which is in view instead.
  'html:has([data-banner]) &': { position: 'static' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  mb: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'tone.neutral.surface',
  '& > :first-child': { flex: '1 1 320px' },
  '.MuiDialogContent-root > &': { top: 0 },
};

/** `Title, Tag, 2 photos, 1 photo removed`. */
function summaryText(values: Values, fields: Record<string, string>, t: Translate): string {
  const { labels, photos, removedPhotos } = summaryOf(values, fields);
  const parts = labels.map((label) => t(label));
  if (photos > 0) parts.push(photos === 1 ? t('1 photo') : t('{{photos}} photos', { photos }));
  if (removedPhotos > 0) {
    const number = removedPhotos;
    parts.push(number === 1 ? t('1 photo removed') : t('{{number}} photos removed', { number }));
  }
  return parts.join(', ');
}

interface DraftOfferProps {
  keeper: DraftKeeper;
  fields: Record<string, string>;
  isWide: boolean;
}

/**
 * Offers the draft of an earlier visit. The form is never filled in by itself, so that nobody sends
 * old changes by oversight.
 */
export function DraftOffer({ keeper, fields, isWide }: DraftOfferProps) {
  const { t } = useTranslation();
  const { setValue, setFocus, subscribe } = useFormContext<Values>();
  const { offer, isOutdated } = useDraftView();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: keeper.changed }),
    [subscribe, keeper],
  );
  if (!offer) return null;
  const focusFirst = () => {
    const [first] = Object.keys(fields);
    if (first) setFocus(first);
  };
  const discard = () => {
    keeper.settle();
    focusFirst();
  };
  const restore = () => {
    for (const [name, value] of Object.entries(offer.values))
      setValue(name, value, { shouldDirty: true });
    keeper.restored();
    focusFirst();
  };
  const texts = [
    t('What you wrote here on {{when}} was not sent.', { when: formatMoment(offer.savedAt) }),
    isOutdated && t('This has been changed since.'),
    t('Changed: {{what}}.', { what: summaryText(offer.values, fields, t) }),
  ];
  return (
    <Box sx={bar} style={{ maxWidth: isWide ? undefined : 760 }}>
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
