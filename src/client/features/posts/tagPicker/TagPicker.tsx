import Autocomplete from '@mui/material/Autocomplete';
import type { AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { ClipboardEvent, HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { tagNameLength } from '../../../../contract/tag';
import type { Tag } from '../../../../contract/tag';
import { FieldFrame } from '../../../shared/ui/FieldFrame';
import { useField } from '../../../shared/form/Form';
import { useTranslation } from '../../../shared/text/i18n';
import { Close } from '../../../shared/ui/icons';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden';
import { textOfField } from '../../../shared/text/textOfField';
import { useZawgyi } from '../../../shared/form/useZawgyi';
import { ComboboxInput } from '../ComboboxInput';
import { listboxSlots } from '../listboxStyles';
import { ManageTags } from './ManageTags';
import { findTag, isSameOption, isTag, keyOf, matchTags, nameOf, typedOption } from './tagOptions';
import type { TagOption } from './tagOptions';
import { useTagPicker } from './useTagPicker';

const chipStyles: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  pl: 1.25,
  borderRadius: 0.75,
  color: 'tone.neutral.text',
  bgcolor: 'tone.neutral.surface',
  lineHeight: 1.8,
};

const removeStyles: SxProps<Theme> = {
  flexShrink: 0,
  // The target for a finger is larger than the tag; the negative margin keeps the tag's height.
  width: 44,
  height: 44,
  my: -0.75,
  mx: -0.5,
  borderRadius: 0.75,
  '&:hover > svg, &:focus-visible > svg': { bgcolor: 'action.selected', borderRadius: 0.5 },
  '& svg': { fontSize: '1rem' },
};

interface ChosenTagProps {
  name: string;
  className: string;
  /** The index of the tag, by which MUI's arrow keys find the chip. */
  'data-item-index': number;
  tabIndex: number;
  disabled: boolean;
  onRemove: (event: MouseEvent) => void;
}

/** A chosen tag with its remove button. */
function ChosenTag({ name, className, onRemove, ...button }: ChosenTagProps) {
  const { t } = useTranslation();
  const label = t('Remove tag {{name}}', { name });
  const remove = (event: MouseEvent) => {
    onRemove(event);
    // A click must not focus the input, which would open a phone's keyboard. A key press should.
    if (event.detail > 0) event.stopPropagation();
  };
  return (
    <Box component="span" className={className} sx={chipStyles}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <ButtonBase {...button} aria-label={label} title={label} onClick={remove} sx={removeStyles}>
        <Close />
      </ButtonBase>
    </Box>
  );
}

/** Sticky, so that it stays visible below a long list. */
const newTagStyles: SxProps<Theme> = {
  position: 'sticky',
  bottom: '-4px',
  flexWrap: 'wrap',
  columnGap: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&&:not(.Mui-focused)': { bgcolor: 'background.raised' },
};

interface NewTagItemProps {
  names: string[];
  item: HTMLAttributes<HTMLLIElement>;
}

function NewTagItem({ names, item }: NewTagItemProps) {
  const { t } = useTranslation();
  const hint =
    names.length > 1
      ? t('Add as {{number}} tags', { number: names.length })
      : t('Add this as new tag');
  return (
    <Box component="li" {...item} sx={newTagStyles}>
      <Box component="span" sx={{ minWidth: 0, fontWeight: 600 }}>
        {names.join(', ')}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {hint}
      </Box>
    </Box>
  );
}

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

function useEmptyText({ isCreating, isTooLong, chosen, text }: Picker): string {
  const { t } = useTranslation();
  if (isCreating) return t('Adding the tag...');
  if (findTag(chosen, text)) return t('This tag is already chosen.');
  if (isTooLong) return t(tagNameLength.message);
  return t('Type to add a tag.');
}

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

/** MUI ignores a key event once `defaultMuiPrevented` is set. */
type PickerKey = KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean };

/** The Enter that ends a composition belongs to the input method. */
const isComposing = ({ nativeEvent, keyCode }: PickerKey) =>
  nativeEvent.isComposing || keyCode === 229;

const focusLastChip = ({ parentElement }: HTMLElement) =>
  [...(parentElement?.querySelectorAll<HTMLElement>('[data-item-index]') ?? [])].at(-1)?.focus();

/** Returns an input's text as a paste would leave it. */
function textAfterPaste(input: HTMLInputElement, pasted: string): string {
  const { value, selectionStart, selectionEnd } = input;
  return value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0);
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
  /** Whether the arrow keys have highlighted an option since the last letter. */
  const isArrowed = useRef(false);
  const type = (next: string) => {
    isArrowed.current = false;
    setText(next);
  };
  /**
   * Enter takes the typed text, unless the arrow keys have highlighted an option. It never submits
   * the form while there is text.
   */
  const handleEnter = (event: PickerKey) => {
    event.preventDefault();
    if (isOpen && isArrowed.current) return;
    event.defaultMuiPrevented = true;
    const typed = typedOption(options, text);
    if (typed) void choose(typed);
    setIsOpen(!typed);
  };
  const handleKey = (event: PickerKey) => {
    const { target, key } = event;
    // On a tag, Enter and Space press its remove button.
    const isOnTag = !(target instanceof HTMLInputElement);
    if (isComposing(event) || (isOnTag && [' ', 'Enter'].includes(key))) {
      event.defaultMuiPrevented = true;
    } else if (key === 'Enter' && text.trim() !== '') {
      handleEnter(event);
    } else if (key === 'Backspace' && text === '' && !isOnTag) {
      // MUI would remove the last tag at once.
      event.defaultMuiPrevented = true;
      focusLastChip(target);
    }
  };
  const handlePaste = (event: ClipboardEvent<HTMLElement>) => {
    const { target, clipboardData } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (!picker.paste(textAfterPaste(target, clipboardData.getData('text/plain')))) return;
    event.preventDefault();
    isArrowed.current = false;
    setIsOpen(true);
  };
  return (
    <Autocomplete
      {...autocompleteProps}
      id={field.id}
      value={chosen}
      options={options}
      filterOptions={(all) => matchTags(all, text)}
      inputValue={text}
      onInputChange={(_, next, reason) => reason === 'input' && type(next)}
      onHighlightChange={(_, option, reason) => {
        isArrowed.current = option !== null && reason === 'keyboard';
      }}
      onChange={(_, next, reason, details) => {
        if (reason === 'removeOption') change(next.filter(isTag));
        else if (details) void choose(details.option);
      }}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onKeyDown={handleKey}
      onPaste={handlePaste}
      onInput={zawgyi.onInput}
      onBlur={() => {
        bound.onBlur();
        zawgyi.check();
      }}
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
          <NewTagItem key={key} names={option.names} item={item} />
        )
      }
      renderInput={({ slotProps }) => (
        <ComboboxInput
          slotProps={slotProps}
          text={text}
          onTake={(taken, isFocused) => {
            type(taken);
            setIsOpen(isFocused);
          }}
          inputRef={bound.ref}
          placeholder={t('Search or add a tag')}
          error={field.message !== undefined}
          required
          aria={{ 'aria-describedby': field.describedBy }}
        />
      )}
    />
  );
}

function AddedTags({ added, undo }: Picker) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <div role="status">{added > 0 && t('Tags added: {{number}}', { number: added })}</div>
      {added > 0 && <Button onClick={undo}>{t('Undo')}</Button>}
    </Box>
  );
}

interface TagPickerProps {
  /** Path of the field in the form's values. The value is the list of the tags' ids. */
  name: string;
  held: Tag[];
}

/** The tags of a post (`docs/specification/posts.md#tags`): existing ones, or new ones by name. */
export function TagPicker({ name, held }: TagPickerProps) {
  const { t } = useTranslation();
  const picker = useTagPicker(name, held);
  const help = picker.isCreating ? t('Adding the tag...') : undefined;
  const field = useField(name, help);
  const { offer, ...zawgyi } = useZawgyi(textOfField(field.id, picker.setText));
  return (
    <Box sx={{ position: 'relative' }}>
      <FieldFrame label={field.label} field={field} required help={help} offer={offer}>
        <TagCombobox picker={picker} field={field} zawgyi={zawgyi} />
        <ChoiceStatus {...picker} />
        <AddedTags {...picker} />
      </FieldFrame>
      <ManageTags onReplaced={picker.replace} />
    </Box>
  );
}
