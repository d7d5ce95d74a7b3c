import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../text/i18n';
import type { Translate } from '../../text/i18n';
import { formatMoment } from '../../text/dates';
import { InlineMessage } from '../../ui/InlineMessage';
import type { NamedField } from '../fieldTable';
import { filesIn } from './draftStore';
import type { Values } from './draftStore';
import { useDraftView } from './useDraft';
import type { FormDraft } from './useDraft';

/** The bar stays visible below the header, even if the browser has restored a scroll position. */
const bar: SxProps<Theme> = {
  position: 'sticky',
  top: 'var(--header)',
  zIndex: 2,
  // A banner takes precedence and is visible instead.
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

type NamedFields = Record<string, NamedField>;

/**
 * Fields that remove stored images have names that start with `removed`. Their value is a list of
 * ids or true.
 */
const isRemoval = (path: string) => path.startsWith('removed');

/** Summarizes a draft, such as `Title, Tag, 2 photos, 1 photo removed`. */
export function summaryOf(values: Values, fields: NamedFields, t: Translate): string {
  const changed = Object.keys(values);
  const texts = changed.filter((path) => !isRemoval(path) && filesIn(values[path]).length === 0);
  const photos = Object.values(values).flatMap(filesIn).length;
  const number = changed.filter(isRemoval).flatMap((path) => values[path]).length;
  const parts = texts.map((path) => t(fields[path]?.label ?? path));
  if (photos > 0) parts.push(photos === 1 ? t('1 photo') : t('{{photos}} photos', { photos }));
  if (number > 0)
    parts.push(number === 1 ? t('1 photo removed') : t('{{number}} photos removed', { number }));
  return [...new Set(parts)].join(', ');
}

interface DraftOfferProps {
  draft: FormDraft;
  fields: NamedFields;
  isWide: boolean;
}

/**
 * Offers the draft of an earlier visit. It never fills in the form by itself, so that nobody
 * submits old changes by accident.
 */
export function DraftOffer({ draft, fields, isWide }: DraftOfferProps) {
  const { t } = useTranslation();
  const { setValue, setFocus } = useFormContext<Values>();
  const { offer, isOutdated } = useDraftView(draft);
  if (!offer) return null;
  const focusFirst = () => {
    const [first] = Object.keys(fields);
    if (first) setFocus(first);
  };
  const discard = () => {
    draft.settle();
    focusFirst();
  };
  const restore = () => {
    for (const [name, value] of Object.entries(offer.values))
      setValue(name, value, { shouldDirty: true });
    draft.restored();
    focusFirst();
  };
  const texts = [
    t('What you wrote here on {{when}} was not sent.', { when: formatMoment(offer.savedAt) }),
    isOutdated && t('This has been changed since.'),
    t('Changed: {{what}}.', { what: summaryOf(offer.values, fields, t) }),
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
