import { FieldFrame } from '../FieldFrame';
import { FileWidget } from './FileWidget';
import type { FileWidgetProps } from './FileWidget';
import type { ExistingImage } from './FileTiles';
import { useField } from '../useField';

interface FileInputProps<T extends ExistingImage> extends Omit<FileWidgetProps<T>, 'field'> {
  /** The whole name of the `input type=file`. */
  label: string;
  required?: boolean;
}

/**
 * The file widget of section 2 as a field of a form (readings 112, 113). Its value is a list of
 * files with `multiple`, else one file or null.
 */
export function FileInput<T extends ExistingImage>(props: FileInputProps<T>) {
  const { label, required, ...widget } = props;
  const field = useField(widget.name, undefined);
  return (
    <FieldFrame label={label} field={field} required={required}>
      <FileWidget {...widget} field={field} />
    </FieldFrame>
  );
}
