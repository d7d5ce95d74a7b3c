import Box from '@mui/material/Box';
import { useFormState } from 'react-hook-form';
import { UPLOAD } from '../../../../contract/limits';
import { useTranslation } from '../../i18n';
import { InlineMessage } from '../../ui/InlineMessage';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { FieldFrame } from '../FieldFrame';
import type { FieldState } from '../FieldFrame';
import { useField } from '../Form';
import { FilePicker } from './FilePicker';
import { FileTiles } from './FileTiles';
import type { ExistingImage } from './FileTiles';
import { useDropZone } from './useDropZone';
import { useFileChoice } from './useFileChoice';

interface FileWidgetProps<T extends ExistingImage> {
  name: string;
  field: FieldState;
  /** Several images that append, or a single one that is replaced. */
  multiple?: boolean;
  /** How many new files it accepts, where another field of the form shares the limit. */
  maxFiles?: number;
  disabled?: boolean;
  /** The stored images, less those removed in this form. */
  existing?: T[];
  onRemoveExisting?: (image: T) => void;
}

/**
 * Tiles of the images, and the picker. Unusable files are refused at once, with the reason. While
 * the form is being sent, nothing can be added or removed.
 */
function FileWidget<T extends ExistingImage>(props: FileWidgetProps<T>) {
  const { name, field, multiple = false, existing = [] } = props;
  const { maxFiles: limit = UPLOAD.maxFiles } = props;
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  const disabled = isSubmitting || props.disabled === true;
  const { files, refusals, add, remove, focusRef } = useFileChoice(name, { multiple, limit });
  const { isOver, handlers } = useDropZone(add, disabled);
  const stored = multiple || files.length === 0 ? existing : [];
  const count = stored.length + files.length;
  return (
    <Box {...handlers} sx={{ display: 'grid', gap: 1.5 }}>
      {count > 0 && (
        <FileTiles
          {...props}
          existing={stored}
          files={files}
          disabled={disabled}
          onRemove={remove}
        />
      )}
      <FilePicker
        field={field}
        isEmpty={count === 0}
        buttonRef={focusRef}
        multiple={multiple}
        isOver={isOver}
        disabled={disabled}
        onFiles={add}
      />
      {refusals.length > 0 && (
        <InlineMessage severity="failure">{refusals.join('\n')}</InlineMessage>
      )}
      <span aria-live="polite" style={visuallyHidden}>
        {count > 0 && t('Images chosen: {{number}}', { number: count })}
      </span>
    </Box>
  );
}

interface FileInputProps<T extends ExistingImage> extends Omit<FileWidgetProps<T>, 'field'> {
  /** The accessible name of the `input type=file`. */
  label: string;
  required?: boolean;
}

/** Images as a field of a form: a list of files with `multiple`, else one file or null. */
export function FileInput<T extends ExistingImage>(props: FileInputProps<T>) {
  const { label, required, ...widget } = props;
  const field = useField(widget.name);
  return (
    <FieldFrame label={label} field={field} required={required}>
      <FileWidget {...widget} field={field} />
    </FieldFrame>
  );
}
