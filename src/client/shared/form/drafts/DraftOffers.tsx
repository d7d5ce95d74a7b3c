import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../text/i18n';
import type { Translate } from '../../text/i18n';
import { formatMoment } from '../../text/dates';
import { InlineMessage } from '../../ui/InlineMessage';
import type { Field } from '../../ui/fieldTable';
import { filesIn } from './draftStore';
import type { Values } from './draftStore';
import { useDraftView } from './useDraft';
import type { DraftOffer, FormDraft } from './useDraft';

const bar = {
  mb: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'tone.neutral.surface',
} as const;

/** A single offer stays visible below the header; several would cover the form. */
const sticky = {
  position: 'sticky',
  top: 'var(--header)',
  zIndex: 2,
  // A banner takes precedence and is visible instead.
  'html:has([data-banner]) &': { position: 'static' },
  '.MuiDialogContent-root > &': { top: 0 },
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  '& > :first-child': { flex: '1 1 320px' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/**
 * Fields that remove stored images have names that start with `removed`. Their value is a list of
 * ids or true.
 */
const isRemoval = (path: string) => path.startsWith('removed');

/** Summarizes a draft, such as `Title, Tag, 2 photos, 1 photo removed`. */
export function summaryOf(values: Values, fields: Record<string, Field>, t: Translate): string {
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

interface OfferRowProps {
  offer: DraftOffer;
  fields: Record<string, Field>;
  onDiscard: () => void;
  onRestore: () => void;
}

function OfferRow({ offer, fields, onDiscard, onRestore }: OfferRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const texts = [
    t('What you wrote here on {{when}} was not sent.', { when: formatMoment(offer.savedAt) }),
    offer.isOutdated && t('This has been changed since.'),
    t('Changed: {{what}}.', { what: summaryOf(offer.values, fields, t) }),
  ];
  return (
    <Box sx={row}>
      <div id={id}>
        <InlineMessage severity="info">{texts.filter(Boolean).join(' ')}</InlineMessage>
      </div>
      <Box sx={{ display: 'flex', gap: 1, p: 1 }}>
        <Button variant="text" aria-describedby={id} onClick={onDiscard}>
          {t('Discard')}
        </Button>
        <Button variant="outlined" aria-describedby={id} onClick={onRestore}>
          {t('Restore')}
        </Button>
      </Box>
    </Box>
  );
}

interface DraftOffersProps {
  draft: FormDraft;
  fields: Record<string, Field>;
  isWide: boolean;
}

/**
 * Offers the drafts of earlier visits and of other tabs. It never fills in the form by itself, so
 * that nobody submits old changes by accident.
 */
export function DraftOffers({ draft, fields, isWide }: DraftOffersProps) {
  const { setValue, setFocus } = useFormContext<Values>();
  const { offers } = useDraftView(draft);
  if (offers.length === 0) return null;
  const focusFirst = () => {
    const [first] = Object.keys(fields);
    if (first) setFocus(first);
  };
  const discard = (offer: DraftOffer) => {
    void draft.discard(offer);
    focusFirst();
  };
  const restore = (offer: DraftOffer) => {
    void draft.restore(offer, (name, value) => setValue(name, value, { shouldDirty: true }));
    focusFirst();
  };
  return (
    <Box sx={[bar, offers.length === 1 && sticky]} style={{ maxWidth: isWide ? undefined : 760 }}>
      {offers.map((offer) => (
        <OfferRow
          key={offer.key}
          offer={offer}
          fields={fields}
          onDiscard={() => discard(offer)}
          onRestore={() => restore(offer)}
        />
      ))}
    </Box>
  );
}
