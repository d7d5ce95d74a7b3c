import { memo } from 'react';
import { FieldFrame } from '../../../shared/form/FieldFrame';
import type { FieldState } from '../../../shared/form/fieldState';
import { DescriptionEditor } from './DescriptionEditor';

export interface DescriptionEditorProps {
  field: FieldState;
  /** The description to begin with; what comes later is the editor's own. */
  html: string;
  /** Called when the text changes; with the very string that was given once it is that again. */
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Takes what the form focuses when the field is wrong. */
  inputRef: (input: { focus: () => void }) => void;
}

interface DescriptionFieldProps extends DescriptionEditorProps {
  label: string;
}

function Field({ label, ...editor }: DescriptionFieldProps) {
  return (
    <FieldFrame label={label} field={editor.field} required>
      <DescriptionEditor {...editor} />
    </FieldFrame>
  );
}

/** The state of a field is made anew at each key that is typed, though all that it says stays. */
function isAlike(before: DescriptionFieldProps, after: DescriptionFieldProps): boolean {
  const { field, ...rest } = before;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return keys.every((key) => before[key] === after[key]) && field.message === after.field.message;
}

/** Label, editor and error. While somebody types, only the text itself is drawn anew. */
export const DescriptionField = memo(Field, isAlike);
