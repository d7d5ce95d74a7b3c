import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { ChangeEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD } from '../../../../contract/limits';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { pickerStyles } from './pickerStyles';
import type { FieldState } from '../fieldState';

interface FilePickerProps {
  field: FieldState;
  /** Whether nothing is chosen yet. */
  isEmpty: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  multiple: boolean;
  isOver: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

/** The place to drop images on, and the button that opens the system's own choice of files. */
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
    // Else the browser sees no change when the same file is chosen again.
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
        {isEmpty ? t('Browse Images') : more}
      </Button>
    </Box>
  );
}
