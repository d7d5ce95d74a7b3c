import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef } from 'react';
import type { ChangeEvent, Ref } from 'react';
import { UPLOAD } from '../../../../contract/limits';
import { useTranslation } from '../../i18n';
import { visuallyHidden } from '../../ui/visuallyHidden';
import type { FieldState } from '../FieldFrame';

/** A dashed box, highlighted while files are dragged over it. */
function pickerStyles(isOver: boolean): SxProps<Theme> {
  return {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    p: 2,
    border: '1px dashed',
    borderColor: isOver ? 'primary.main' : 'outline',
    borderRadius: 1.5,
    bgcolor: isOver ? 'tone.accent.surface' : 'background.paper',
    transition: 'background-color 120ms ease-out',
  };
}

interface FilePickerProps {
  field: FieldState;
  isEmpty: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  multiple: boolean;
  isOver: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** The box to drop images on, and the button that opens the system's file dialog. */
export function FilePicker({
  field,
  isEmpty,
  buttonRef,
  multiple,
  isOver,
  ...props
}: FilePickerProps) {
  const { disabled, onFiles } = props;
  const { t } = useTranslation();
  const more = multiple ? t('Add More') : t('Change File');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Otherwise choosing the same file again would be no change to the browser.
    target.value = '';
  };
  return (
    <Box sx={pickerStyles(isOver)}>
      <input
        ref={input}
        id={field.id}
        type="file"
        accept={UPLOAD.types.join(',')}
        multiple={multiple}
        disabled={disabled}
        tabIndex={-1}
        aria-describedby={field.describedBy}
        aria-invalid={field.message !== undefined}
        onChange={choose}
        style={visuallyHidden}
      />
      <AddPhotoAlternateOutlined sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <div>{multiple ? t('Drag and drop images here') : t('Drag and drop an image here')}</div>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('JPEG, PNG, WebP or GIF, up to 10 MB each')}
        </Box>
      </Box>
      <Button
        ref={buttonRef}
        variant="outlined"
        disabled={disabled}
        aria-describedby={`${field.labelId} ${field.describedBy ?? ''}`.trim()}
        onClick={() => input.current?.click()}
      >
        <span>{isEmpty ? t('Browse Images') : more}</span>
      </Button>
    </Box>
  );
}
