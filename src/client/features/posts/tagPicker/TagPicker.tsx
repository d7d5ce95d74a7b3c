import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import type {
  AutocompleteRenderInputParams,
  AutocompleteRenderValueGetItemProps,
} from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type {
  ClipboardEvent,
  FocusEvent,
  FormEventHandler,
  HTMLAttributes,
  MouseEvent,
  Ref,
} from 'react';
import { tagNameLength } from '../../../../contract/tag';
import type { Tag } from '../../../../contract/tag';
import { FieldFrame } from '../../../shared/ui/FieldFrame';
import type { FieldState } from '../../../shared/ui/FieldFrame';
import { useField } from '../../../shared/form/Form';
import { useTranslation } from '../../../shared/text/i18n';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden';
import { textOfField } from '../../../shared/text/textOfField';
import { useZawgyi } from '../../../shared/form/useZawgyi';
import { listboxSlots } from '../listboxStyles';
import { ManageTags } from './ManageTags';
import { handleKey } from './pickerKeys';
import {
  findTag,
  isList,
  isSameOption,
  isTag,
  keyOf,
  matchTags,
  nameOf,
  typedOption,
} from './tagOptions';
import type { TagOption } from './tagOptions';
import { useTagPicker } from './useTagPicker';

interface TagInputProps {
  slotProps: AutocompleteRenderInputParams['slotProps'];
  field: FieldState;
  inputRef: Ref<HTMLInputElement>;
  /** Takes a pasted list; false where the text is none. */
  onPaste: (text: string) => boolean;
  onInput: FormEventHandler<HTMLInputElement>;
  onBlur: () => void;
}

function TagInput(props: TagInputProps) {
  const { slotProps, field, inputRef, onPaste, onInput, onBlur } = props;
  const { t } = useTranslation();
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    slotProps.htmlInput.onBlur?.(event);
    onBlur();
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
    if (onPaste(before + pasted + after)) event.preventDefault();
  };
  return (
    <OutlinedInput
      {...slotProps.input}
      inputRef={inputRef}
      placeholder={t('Search or add a tag')}
      error={field.message !== undefined}
      required
      fullWidth
      slotProps={{
        input: {
          ...slotProps.htmlInput,
          onInput,
          onPaste: handlePaste,
          onBlur: handleBlur,
          'aria-describedby': field.describedBy,
        },
      }}
    />
  );
}

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
  // As large as a finger; only its icon makes the tag as high.
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
  /** Index among the tags, by which MUI's arrow keys find the chip. */
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
    // A click would focus the input, which opens the keyboard of a phone. A key press should.
    if (event.detail > 0) event.stopPropagation();
  };
  return (
    <Box component="span" className={className} sx={chipStyles}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <ButtonBase {...button} aria-label={label} title={label} onClick={remove} sx={removeStyles}>
        <CloseOutlined />
      </ButtonBase>
    </Box>
  );
}

/** Sticky, to stay visible below a long list. */
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
  option: Exclude<TagOption, Tag>;
  item: HTMLAttributes<HTMLLIElement>;
}

/** The option to create a tag, or to add all tags of a list. */
function NewTagItem({ option, item }: NewTagItemProps) {
  const { t } = useTranslation();
  const hint = isList(option)
    ? t('Add as {{number}} tags', { number: option.names.length })
    : t('Add this as new tag');
  return (
    <Box component="li" {...item} sx={newTagStyles}>
      <Box component="span" sx={{ minWidth: 0, fontWeight: 600 }}>
        {nameOf(option)}
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
  const open = () => setIsOpen(true);
  const chooseTyped = () => {
    const typed = typedOption(options, text);
    if (!typed) return false;
    void choose(typed);
    setIsOpen(false);
    return true;
  };
  const takeList = (pasted: string) => {
    const isTaken = picker.paste(pasted);
    if (isTaken) {
      isArrowed.current = false;
      open();
    }
    return isTaken;
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
          <NewTagItem key={key} option={option} item={item} />
        )
      }
      renderInput={({ slotProps }) => (
        <TagInput
          slotProps={slotProps}
          field={field}
          inputRef={bound.ref}
          onPaste={takeList}
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

/** Says how many tags of a list were added, with `Undo`. */
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
    <Box sx={{ position: 'relative' }}>
      <FieldFrame label={label} field={field} required help={help} offer={offer}>
        <TagCombobox picker={picker} field={field} zawgyi={zawgyi} />
        <ChoiceStatus {...picker} />
        <AddedTags {...picker} />
      </FieldFrame>
      <ManageTags onReplaced={picker.replace} />
    </Box>
  );
}
