import Autocomplete from '@mui/material/Autocomplete';
import type { AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../../contract/tag';
import { FieldFrame } from '../../../shared/form/FieldFrame';
import { useField } from '../../../shared/form/useField';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden';
import { ChosenTag } from './ChosenTag';
import { NewTagItem } from './NewTagItem';
import { TagInput } from './TagInput';
import { handleTagKey } from './tagKeys';
import { findTag, isSameOption, isTag, keyOf, matchTags, nameOf } from './tagOptions';
import type { TagOption } from './tagOptions';
import { fieldStyles, listStyles, paperStyles } from './tagStyles';
import { useTagChoice } from './useTagChoice';

interface TagPickerProps {
  /** Path of the field in the form's values; its value is the list of the tags' ids. */
  name: string;
  label: string;
  /** Tags of the post that is edited. */
  held: Tag[];
}

type Choice = ReturnType<typeof useTagChoice>;

/** Nothing is cleared unasked: neither the text on leaving, nor all tags by one press. */
const manners = {
  multiple: true,
  autoHighlight: true,
  clearOnBlur: false,
  disableClearable: true,
  filterSelectedOptions: true,
  forcePopupIcon: false,
  getOptionKey: keyOf,
  getOptionLabel: nameOf,
  isOptionEqualToValue: isSameOption,
  slotProps: { listbox: { sx: listStyles }, paper: { sx: paperStyles } },
  sx: fieldStyles,
} as const;

/** What the list says while it has nothing to offer. */
function useEmptyText({ isCreating, chosen, typed }: Choice): string {
  const { t } = useTranslation();
  if (isCreating) return t('Adding the tag...');
  if (findTag(chosen, typed)) return t('This tag is already chosen.');
  return t('Type to add a tag.');
}

/** Tells by voice what is told by sight. */
function ChoiceStatus({ isCreating, chosen }: Choice) {
  const { t } = useTranslation();
  const names = chosen.map(({ name }) => name).join(', ');
  return (
    <span aria-live="polite" style={visuallyHidden}>
      {isCreating ? t('Adding the tag...') : names && t('Tags chosen: {{names}}', { names })}
    </span>
  );
}

const drawChosen = (tags: TagOption[], itemProps: AutocompleteRenderValueGetItemProps<true>) =>
  tags.map((tag, index) => {
    const { key, onDelete, ...chip } = itemProps({ index });
    return <ChosenTag key={key} name={nameOf(tag)} onRemove={onDelete} {...chip} />;
  });

function TagCombobox({ choice, field }: { choice: Choice; field: ReturnType<typeof useField> }) {
  const { t } = useTranslation();
  const { chosen, options, typed, setTyped, change, choose, bound } = choice;
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <Autocomplete
      {...manners}
      id={field.id}
      value={chosen}
      options={options}
      filterOptions={(all) => matchTags(all, typed)}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, next, reason, details) => {
        if (reason === 'removeOption') change(next.filter(isTag));
        else if (details) void choose(details.option);
      }}
      open={isOpen}
      onOpen={open}
      onClose={() => setIsOpen(false)}
      onKeyDown={(event) => handleTagKey(event, { typed, isOpen, open })}
      loading={choice.isLoading}
      loadingText={t('Loading...')}
      noOptionsText={useEmptyText(choice)}
      renderValue={drawChosen}
      renderOption={({ key, ...item }, option) =>
        isTag(option) ? (
          <li key={key} {...item}>
            {option.name}
          </li>
        ) : (
          <NewTagItem key={key} name={option.newName} item={item} />
        )
      }
      renderInput={({ slotProps }) => (
        <TagInput slotProps={slotProps} field={field} inputRef={bound.ref} onBlur={bound.onBlur} />
      )}
    />
  );
}

/**
 * The tags of a post (readings 89): found by typing, or made of what was typed. The list is MUI's;
 * which options answer a text, and what Enter and Backspace do, are ours.
 */
export function TagPicker({ name, label, held }: TagPickerProps) {
  const { t } = useTranslation();
  const choice = useTagChoice(name, held);
  const help = choice.isCreating ? t('Adding the tag...') : undefined;
  const field = useField(name, help);
  return (
    <FieldFrame label={label} field={field} required help={help}>
      <TagCombobox choice={choice} field={field} />
      <ChoiceStatus {...choice} />
    </FieldFrame>
  );
}
