import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { Ref } from 'react';
import type { ListFilter } from '../api/readPage';
import { fieldState, FieldFrame } from '../ui/FieldFrame';
import { useTranslation } from '../text/i18n';
import type { ListChoices } from '../api/readPage';

/** A choice that filters a list, instead of a search text. Its texts are already translated. */
export interface FilterChoice {
  name: keyof ListChoices;
  label: string;
  options: { value: string; label: string }[];
}

export const NO_CHOICES: readonly FilterChoice[] = [];

export function chosenWords(choices: readonly FilterChoice[], filter: ListFilter) {
  return choices.flatMap(({ name, label, options }) => {
    const chosen = filter[name];
    if (!chosen) return [];
    const option = options.find(({ value }) => value === chosen);
    return [{ name, words: option?.label ?? `${label} ${chosen}` }];
  });
}

interface ChoiceSelectProps {
  choice: FilterChoice;
  value: string;
  onChoose: (value: string) => void;
  select?: Ref<HTMLSelectElement>;
}

function ChoiceSelect({ choice, value, onChoose, select }: ChoiceSelectProps) {
  const { t } = useTranslation();
  const { label, options } = choice;
  const field = fieldState(useId(), {});
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <FieldFrame label={label} field={field}>
      <NativeSelect
        id={field.id}
        value={value}
        inputRef={select}
        onChange={({ target }) => onChoose(target.value)}
        variant="outlined"
        input={<OutlinedInput fullWidth />}
      >
        <option value="">{t('All')}</option>
        {!isOffered && <option value={value}>{`${label} ${value}`}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

interface FilterChoicesProps {
  choices: readonly FilterChoice[];
  filter: ListFilter;
  onChoose: (chosen: ListChoices) => void;
  first: Ref<HTMLSelectElement>;
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  flex: '8 1 440px',
  minWidth: 0,
  '& > *': { flex: '1 1 136px' },
};

export function FilterChoices({ choices, filter, onChoose, first }: FilterChoicesProps) {
  return (
    <Box sx={styles}>
      {choices.map((choice, index) => (
        <ChoiceSelect
          key={choice.name}
          choice={choice}
          value={filter[choice.name] ?? ''}
          onChoose={(value) => onChoose({ [choice.name]: value })}
          select={index === 0 ? first : undefined}
        />
      ))}
    </Box>
  );
}
