import Autocomplete from '@mui/material/Autocomplete';
import type { AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { tagNameLength } from '../../../../contract/tag';
import type { Tag } from '../../../../contract/tag';
import { FieldFrame } from '../../../shared/form/FieldFrame';
import { useField } from '../../../shared/form/Form';
import { useTranslation } from '../../../shared/i18n';
import { afterNextPaint } from '../../../shared/ui/afterNextPaint';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden';
import { textOfField } from '../../../shared/zawgyi/textOfField';
import { useZawgyi } from '../../../shared/zawgyi/useZawgyi';
import { listboxSlots } from '../listboxStyles';
import { findTag, isSameOption, isTag, keyOf, matchTags, nameOf, typedOption } from './tagOptions';
import type { TagOption } from './tagOptions';
import { handleKey } from './tagKeys';
import { ChosenTag, NewTagItem, TagInput } from './tagParts';
import { useTagPicker } from './useTagPicker';

type Picker = ReturnType<typeof useTagPicker>;

/** Looks like the other fields, but grows with its tags. */
const fieldStyles: SxProps<Theme> = {
  '& .MuiOutlinedInput-root': { px: 0.75, py: '1px' },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { px: 0.75, py: 0.625, minWidth: 160 },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
};

/** Nothing is cleared implicitly: neither the text on blur nor all tags at once. */
const autocompleteProps = {
  multiple: true,
  clearOnBlur: false,
  disableClearable: true,
  filterSelectedOptions: true,
  forcePopupIcon: false,
  getOptionKey: keyOf,
  getOptionLabel: nameOf,
  isOptionEqualToValue: isSameOption,
  slotProps: listboxSlots,
  sx: fieldStyles,
} as const;

/** The text of the list without options. */
function useEmptyText({ isCreating, isTooLong, chosen, text }: Picker): string {
  const { t } = useTranslation();
  if (isCreating) return t('Adding the tag...');
  if (findTag(chosen, text)) return t('This tag is already chosen.');
  if (isTooLong) return t(tagNameLength.message);
  return t('Type to add a tag.');
}

/** Announces the chosen tags to screen readers. */
function ChoiceStatus({ isCreating, chosen }: Picker) {
  const { t } = useTranslation();
  const names = chosen.map(({ name }) => name).join(', ');
  return (
    <span aria-live="polite" style={visuallyHidden}>
      {isCreating ? t('Adding the tag...') : names && t('Tags chosen: {{names}}', { names })}
    </span>
  );
}

const renderChosen = (tags: TagOption[], itemProps: AutocompleteRenderValueGetItemProps<true>) =>
  tags.map((tag, index) => {
    const { key, onDelete, ...chip } = itemProps({ index });
    return <ChosenTag key={key} name={nameOf(tag)} onRemove={onDelete} {...chip} />;
  });

/**
 * Whether MUI may have the anchor of its list, whose width it reads while it renders. Before the first paint, that
 * would lay out the page twice.
 */
function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => afterNextPaint(() => setHasPainted(true)), []);
  return hasPainted;
}

interface TagComboboxProps {
  picker: Picker;
  field: ReturnType<typeof useField>;
  zawgyi: Pick<ReturnType<typeof useZawgyi>, 'check' | 'onInput'>;
}

function TagCombobox({ picker, field, zawgyi }: TagComboboxProps) {
  const { t } = useTranslation();
  const { chosen, options, text, setText, change, choose, bound } = picker;
  const [isOpen, setIsOpen] = useState(false);
  const isArrowed = useRef(false);
  const hasPainted = useHasPainted();
  const open = () => setIsOpen(true);
  const chooseTyped = () => {
    const typed = typedOption(options, text);
    if (typed) void choose(typed);
    return typed !== undefined;
  };
  return (
    <Autocomplete
      {...autocompleteProps}
      id={field.id}
      value={chosen}
      options={options}
      filterOptions={(all) => matchTags(all, text)}
      inputValue={text}
      onInputChange={(_, next, reason) => {
        if (reason !== 'input') return;
        isArrowed.current = false;
        setText(next);
      }}
      onHighlightChange={(_, option, reason) => {
        isArrowed.current = option !== null && reason === 'keyboard';
      }}
      onChange={(_, next, reason, details) => {
        if (reason === 'removeOption') change(next.filter(isTag));
        else if (details) void choose(details.option);
      }}
      open={isOpen}
      onOpen={open}
      onClose={() => setIsOpen(false)}
      onKeyDown={(event) =>
        handleKey(event, { text, isOpen, open, isArrowed: isArrowed.current, chooseTyped })
      }
      loading={picker.isLoading}
      loadingText={t('Loading...')}
      noOptionsText={useEmptyText(picker)}
      renderValue={renderChosen}
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
        <TagInput
          slotProps={slotProps}
          anchorRef={hasPainted ? slotProps.input.ref : null}
          field={field}
          inputRef={bound.ref}
          onInput={zawgyi.onInput}
          onBlur={() => {
            bound.onBlur();
            zawgyi.check();
          }}
        />
      )}
    />
  );
}

interface TagPickerProps {
  /** Path of the field in the form's values; its value is the list of the tags' ids. */
  name: string;
  label: string;
  /** Tags of the edited post. */
  held: Tag[];
}

/** The tags of a post (`docs/specification/posts.md#tags`): existing ones, or new ones by name. */
export function TagPicker({ name, label, held }: TagPickerProps) {
  const { t } = useTranslation();
  const picker = useTagPicker(name, held);
  const help = picker.isCreating ? t('Adding the tag...') : undefined;
  const field = useField(name, help);
  const { offer, ...zawgyi } = useZawgyi(textOfField(field.id, picker.setText));
  return (
    <FieldFrame label={label} field={field} required help={help} offer={offer}>
      <TagCombobox picker={picker} field={field} zawgyi={zawgyi} />
      <ChoiceStatus {...picker} />
    </FieldFrame>
  );
}
