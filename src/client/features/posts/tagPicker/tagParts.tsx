import CloseOutlined from '@mui/icons-material/CloseOutlined';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import type { FocusEvent, FormEventHandler, HTMLAttributes, MouseEvent, Ref } from 'react';
import type { FieldState } from '../../../shared/form/FieldFrame';
import { useTranslation } from '../../../shared/i18n';

interface TagInputProps {
  slotProps: AutocompleteRenderInputParams['slotProps'];
  anchorRef: Ref<HTMLElement>;
  field: FieldState;
  inputRef: Ref<HTMLInputElement>;
  onInput: FormEventHandler<HTMLInputElement>;
  onBlur: () => void;
}

export function TagInput(props: TagInputProps) {
  const { slotProps, anchorRef, field, inputRef, onInput, onBlur } = props;
  const { t } = useTranslation();
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    slotProps.htmlInput.onBlur?.(event);
    onBlur();
  };
  return (
    <OutlinedInput
      {...slotProps.input}
      ref={anchorRef}
      inputRef={inputRef}
      placeholder={t('Search or add a tag')}
      error={field.message !== undefined}
      required
      fullWidth
      slotProps={{
        input: {
          ...slotProps.htmlInput,
          onInput,
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
export function ChosenTag({ name, className, onRemove, ...button }: ChosenTagProps) {
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
  name: string;
  item: HTMLAttributes<HTMLLIElement>;
}

/** The option to create a tag. */
export function NewTagItem({ name, item }: NewTagItemProps) {
  const { t } = useTranslation();
  return (
    <Box component="li" {...item} sx={newTagStyles}>
      <Box component="span" sx={{ minWidth: 0, fontWeight: 600 }}>
        {name}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('Add this as new tag')}
      </Box>
    </Box>
  );
}
