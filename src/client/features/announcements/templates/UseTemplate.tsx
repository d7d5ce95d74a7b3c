import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { blanksIn, fillBlanks } from '../../../../contract/blanks';
import { fieldState } from '../../../shared/ui/FieldFrame';
import { TextControl } from '../../../shared/ui/TextControl';
import { useTranslation } from '../../../shared/text/i18n';
import { InlineMessage } from '../../../shared/ui/InlineMessage';
import { useLazy } from '../../../shared/ui/useLazy';
import type { Proposal } from '../announcementDialogSlice';

interface Filling {
  /** The text with its blanks, as it was chosen or typed. */
  base: string;
  values: Record<string, string>;
  /** What became of it. */
  filled: string;
}

/** Undefined where nothing visible was entered. */
const valueIn = (values: Record<string, string>, name: string) =>
  Object.hasOwn(values, name) ? values[name]?.trim() || undefined : undefined;

const fillingOf = (base: string): Filling => ({ base, values: {}, filled: base });

/**
 * The blanks of the form's text. They stay while they are being filled, and begin anew where the text is
 * changed otherwise.
 */
function useBlanks() {
  const { setValue } = useFormContext<{ text: string }>();
  const { isSubmitted } = useFormState();
  const text = useWatch<{ text: string }, 'text'>({ name: 'text' });
  const [last, setLast] = useState(() => fillingOf(text));
  const { base, values } = text === last.filled ? last : fillingOf(text);
  const fill = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    const filled = fillBlanks(base, (blank) => valueIn(next, blank));
    setLast({ base, values: next, filled });
    setValue('text', filled, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return { names: blanksIn(base), values, fill };
}

interface BlankProps {
  name: string;
  value: string;
  onFill: (value: string) => void;
}

function Blank({ name, value, onFill }: BlankProps) {
  return (
    <TextControl
      label={name}
      field={fieldState(useId(), {})}
      value={value}
      onChange={({ target }) => onFill(target.value)}
      autoComplete="off"
    />
  );
}

/** A field for each blank of the text, such as `{{place}}`; nothing where it has none. */
export function TemplateBlanks() {
  const { t } = useTranslation();
  const { names, values, fill } = useBlanks();
  if (names.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('Blanks to fill')}
      sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}
    >
      {names.map((name) => (
        <Blank
          key={name}
          name={name}
          value={values[name] ?? ''}
          onFill={(value) => fill(name, value)}
        />
      ))}
    </Box>
  );
}

// Most texts are corrected, not begun anew.
const importPicker = () => import('./TemplatePicker');

/** The way from an announcement's form to the templates. */
export function UseTemplate() {
  const { t } = useTranslation();
  const { setValue, setFocus } = useFormContext();
  const picker = useLazy(importPicker);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen) void picker.load();
  };
  const choose = (proposal: Proposal) => {
    for (const [name, value] of Object.entries(proposal))
      setValue(name, value, { shouldDirty: true, shouldValidate: false });
    setIsOpen(false);
    setFocus('text');
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        onClick={toggle}
        sx={{ justifySelf: 'start' }}
      >
        {t('Use a template')}
      </Button>
      {isOpen && picker.status === 'failed' && (
        <InlineMessage severity="failure">{t('Failed to load the templates.')}</InlineMessage>
      )}
      {isOpen && picker.value && <picker.value.TemplatePicker onChoose={choose} />}
    </>
  );
}
