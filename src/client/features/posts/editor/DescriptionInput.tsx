import { useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from '../../../shared/form/FieldFrame';
import { useField } from '../../../shared/form/useField';
import { DescriptionEditor } from './DescriptionEditor';

interface DescriptionInputProps {
  /** Path of the field in the form's values; its value is HTML (`contract/postHtml.ts`). */
  name: string;
  label: string;
}

/** Counts how often a value came from elsewhere than the editor, as from a form that is cleared. */
function useVersion(value: string) {
  const [version, setVersion] = useState({ number: 0, value });
  if (version.value !== value) setVersion({ number: version.number + 1, value });
  const accept = useCallback(
    (own: string) => setVersion(({ number }) => ({ number, value: own })),
    [],
  );
  return { version: version.number, accept };
}

/**
 * The rich-text editor as a field of a form (section 2, readings 85 to 87). Until the text is changed
 * the field's value stays the very string that the form was given.
 */
export function DescriptionInput({ name, label }: DescriptionInputProps) {
  const field = useField(name, undefined);
  const { field: bound } = useController({ name });
  const value = String(bound.value ?? '');
  const { version, accept } = useVersion(value);
  const { onChange } = bound;
  const change = useCallback(
    (html: string) => {
      accept(html);
      onChange(html);
    },
    [accept, onChange],
  );
  return (
    <FieldFrame label={label} field={field} required>
      <DescriptionEditor
        key={version}
        html={value}
        field={field}
        onChange={change}
        onBlur={bound.onBlur}
        inputRef={bound.ref}
      />
    </FieldFrame>
  );
}
