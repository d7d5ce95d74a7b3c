import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { blanksIn, fillTemplate } from '../../../../contract/blanks';
import type { TemplateBlank } from '../../../../contract/blanks';
import { digitsIn } from '../../../../contract/languages';
import type { Language } from '../../../../contract/languages';
import { fieldState } from '../../../shared/ui/FieldFrame';
import { StateTextControl } from '../../../shared/ui/StateTextControl';
import { useTranslation } from '../../../shared/text/i18n';
import { InlineMessage } from '../../../shared/ui/InlineMessage';
import { useLazy } from '../../../shared/ui/useLazy';
import type { Proposal } from '../announcementDialogSlice';

/** A field for a placeholder, in one language or, for a number, in all. */
interface BlankField {
  blank: TemplateBlank;
  language: Language | null;
}

const keyOf = (name: string, language: Language | null) => `${language ?? ''} ${name}`;

/** Numbers come last, so that the words of both languages stand side by side. */
function fieldsOf(base: string): BlankField[] {
  const blanks = blanksIn(base);
  const words = blanks.filter(({ isNumber }) => !isNumber);
  const numbers = blanks.filter(({ isNumber }) => isNumber);
  return [
    ...words.flatMap((blank) => blank.languages.map((language) => ({ blank, language }))),
    ...numbers.map((blank) => ({ blank, language: null })),
  ];
}

/** A number is entered once. Each language writes it with its own digits. */
const filledWith = (base: string, values: ReadonlyMap<string, string>) =>
  fillTemplate(base, ({ names }, language) => {
    const number = values.get(keyOf(names.en, null))?.trim();
    const word = values.get(keyOf(names.en, language))?.trim();
    return (number && digitsIn(number, language)) || word || undefined;
  });

const noValues: ReadonlyMap<string, string> = new Map();

/**
 * The placeholders of the form's text. They stay while the user fills them, and start again when
 * the text changes in another way.
 */
function useBlanks() {
  const { setValue } = useFormContext<{ text: string }>();
  const { isSubmitted } = useFormState();
  const text = useWatch<{ text: string }, 'text'>({ name: 'text' });
  const [last, setLast] = useState({ base: text, values: noValues });
  const isFilled = text === filledWith(last.base, last.values);
  const { base, values } = isFilled ? last : { base: text, values: noValues };
  const fill = (key: string, value: string) => {
    const next = new Map(values).set(key, value);
    setLast({ base, values: next });
    setValue('text', filledWith(base, next), { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return { fields: fieldsOf(base), values, fill };
}

interface BlankInputProps extends BlankField {
  value: string;
  onFill: (value: string) => void;
}

const LANGUAGE_NAMES = { my: 'Burmese', en: 'English' };

function BlankInput({ blank, language, value, onFill }: BlankInputProps) {
  const { t, language: shown } = useTranslation();
  const name = blank.names[shown];
  const isOneOfTwo = language !== null && blank.languages.length > 1;
  return (
    <StateTextControl
      label={isOneOfTwo ? `${name} (${t(LANGUAGE_NAMES[language])})` : name}
      field={fieldState(useId(), {})}
      value={value}
      onType={onFill}
      autoComplete="off"
    />
  );
}

export function TemplateBlanks() {
  const { t } = useTranslation();
  const { fields, values, fill } = useBlanks();
  if (fields.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('Blanks to fill')}
      sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}
    >
      {fields.map((field) => {
        const key = keyOf(field.blank.names.en, field.language);
        return (
          <BlankInput
            key={key}
            {...field}
            value={values.get(key) ?? ''}
            onFill={(value) => fill(key, value)}
          />
        );
      })}
    </Box>
  );
}

// The picker loads on demand, because most texts are corrections of an existing one.
const importPicker = () => import('./TemplatePicker');

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
