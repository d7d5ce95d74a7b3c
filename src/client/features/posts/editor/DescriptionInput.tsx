import { useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { useField } from '../../../shared/form/useField';
import { DescriptionField } from './DescriptionField';

interface DescriptionInputProps {
  /** Path of the field in the form's values; its value is HTML (`contract/postHtml.ts`). */
  name: string;
  label: string;
}

/** Tells a value that came from elsewhere, as from a form that is cleared, from the editor's own. */
function useSource(value: string) {
  const [source, setSource] = useState({ version: 0, html: value, latest: value });
  if (source.latest !== value) {
    setSource({ version: source.version + 1, html: value, latest: value });
  }
  const accept = useCallback(
    (own: string) => setSource((before) => ({ ...before, latest: own })),
    [],
  );
  return { ...source, accept };
}

/**
 * The rich-text editor as a field of a form (section 2, readings 85 to 87). Until the text is changed
 * the field's value stays the very string that the form was given.
 */
export function DescriptionInput({ name, label }: DescriptionInputProps) {
  const field = useField(name, undefined);
  const { field: bound } = useController({ name });
  const { version, html, accept } = useSource(String(bound.value ?? ''));
  const { onChange } = bound;
  const change = useCallback(
    (own: string) => {
      accept(own);
      onChange(own);
    },
    [accept, onChange],
  );
  return (
    <DescriptionField
      key={version}
      label={label}
      html={html}
      field={field}
      onChange={change}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
    />
  );
}
