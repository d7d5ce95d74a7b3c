import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { blanksIn, fillTemplate } from '../../../../contract/blanks';
import type { TemplateBlank } from '../../../../contract/blanks';
import { digitsIn, lacksLetters } from '../../../../contract/languages';
import type { Language } from '../../../../contract/languages';
import { fieldState } from '../../../shared/ui/FieldFrame';
import { StateTextControl } from '../../../shared/ui/StateTextControl';
import { useTranslation } from '../../../shared/text/i18n';
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

const HINTS = {
  my: 'This has no Burmese letters, and stands in a Burmese sentence.',
  en: 'This has no Latin letters, and stands in an English sentence.',
};

function BlankInput({ blank, language, value, onFill }: BlankInputProps) {
  const { t, language: shown } = useTranslation();
  const name = blank.names[shown];
  const isOneOfTwo = language !== null && blank.languages.length > 1;
  const help = language !== null && lacksLetters(value, language) ? t(HINTS[language]) : undefined;
  return (
    <StateTextControl
      label={isOneOfTwo ? `${name} (${t(LANGUAGE_NAMES[language])})` : name}
      field={fieldState(useId(), { help })}
      help={help}
      value={value}
      onType={onFill}
      autoComplete="off"
    />
  );
}

interface TemplateBlanksProps {
  /** Changes with each choice of a template. The first blank then gets the focus. */
  choice: object | null;
}

export function TemplateBlanks({ choice }: TemplateBlanksProps) {
  const { t } = useTranslation();
  const { setFocus } = useFormContext();
  const group = useRef<HTMLDivElement>(null);
  const { fields, values, fill } = useBlanks();
  useEffect(() => {
    if (!choice) return;
    const first = group.current?.querySelector('input');
    first?.focus();
    first?.select();
    if (!first) setFocus('text');
  }, [choice, setFocus]);
  if (fields.length === 0) return null;
  return (
    <Box
      ref={group}
      role="group"
      aria-label={t('Blanks to fill')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        alignItems: 'start',
        gap: 1.5,
      }}
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

export function UseTemplate({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const picker = useLazy(importPicker);
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if (await picker.load(t('Failed to load the templates.'))) setIsOpen(true);
  };
  const choose = (proposal: Proposal) => {
    for (const [name, value] of Object.entries(proposal))
      setValue(name, value, { shouldDirty: true, shouldValidate: false });
    setIsOpen(false);
    onChosen();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void open()} sx={{ justifySelf: 'start' }}>
        {t('Use a template')}
      </Button>
      {isOpen && picker.value && (
        <picker.value.TemplatePicker onChoose={choose} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
