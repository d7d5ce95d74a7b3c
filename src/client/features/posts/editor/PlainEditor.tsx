import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { htmlToContent } from './converters/htmlToContent';
import { htmlOfText, textOf } from './converters/plainText';
import type { DescriptionEditorProps } from './DescriptionField';

/**
 * The description as plain text, a paragraph for each line, for keyboards that draft-js loses text
 * with (readings 87).
 */
export function PlainEditor({ field, html, onChange, onBlur, inputRef }: DescriptionEditorProps) {
  const [opened] = useState(() => ({ html, text: textOf(htmlToContent(html)) }));
  const [text, setText] = useState(opened.text);
  const change = (next: string) => {
    setText(next);
    onChange(next === opened.text ? opened.html : htmlOfText(next));
  };
  const takeInput = (input: HTMLTextAreaElement | null) => {
    if (input) inputRef(input);
  };
  return (
    <OutlinedInput
      id={field.id}
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={onBlur}
      inputRef={takeInput}
      error={field.message !== undefined}
      required
      fullWidth
      multiline
      // A text area that grows with its text measures all of it at each key.
      inputComponent="textarea"
      inputProps={{ rows: 12, 'aria-describedby': field.describedBy }}
      sx={{ '& textarea': { px: 1.5, resize: 'vertical' } }}
    />
  );
}
