import { memo, useCallback, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from '../../../shared/form/FieldFrame';
import { useField } from '../../../shared/form/Form';
import { unsupportedContent } from './converters/unsupported';
import { DescriptionEditor } from './DescriptionEditor';
import type { DescriptionEditorProps } from './PlainEditor';
import { prepare } from './useRichText';

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

/** `field` is a new object on each key press, although its content rarely changes. */
function isEqual(before: DescriptionFieldProps, after: DescriptionFieldProps): boolean {
  const { field, ...rest } = before;
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return keys.every((key) => before[key] === after[key]) && field.message === after.field.message;
}

/** Memoized: while somebody types, only the text itself is rendered again. */
const DescriptionField = memo(Field, isEqual);

/** Distinguishes values set from outside, as by resetting the form, from the editor's own. */
function useExternalValue(value: string) {
  const [source, setSource] = useState({ version: 0, html: value, latest: value });
  if (source.latest !== value) {
    setSource({ version: source.version + 1, html: value, latest: value });
  }
  const setLatest = useCallback(
    (latest: string) => setSource((before) => ({ ...before, latest })),
    [],
  );
  return { ...source, setLatest };
}

/** Reads a description that is likely to be opened next. */
export function prepareDescription(html: string): void {
  prepare(html);
  unsupportedContent(html);
}

interface DescriptionInputProps {
  /** Path of the field in the form's values; its value is HTML (`contract/postHtml.ts`). */
  name: string;
  label: string;
}

/**
 * The rich-text editor as a form field. Until the text changes, the field's value stays the exact
 * string that the form was given, so that saving an untouched description does not rewrite it.
 */
export function DescriptionInput({ name, label }: DescriptionInputProps) {
  const field = useField(name);
  const { field: bound } = useController({ name });
  const { version, html, setLatest } = useExternalValue(String(bound.value ?? ''));
  const { onChange } = bound;
  const change = useCallback(
    (latest: string) => {
      setLatest(latest);
      onChange(latest);
    },
    [setLatest, onChange],
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
