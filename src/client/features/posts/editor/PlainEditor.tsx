import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { ContentBlock, ContentState } from 'draft-js';
import type { FieldState } from '../../../shared/ui/FieldFrame';
import { textOfField } from '../../../shared/text/textOfField';
import { useZawgyi } from '../../../shared/form/useZawgyi';
import { useStateText } from '../../../shared/ui/useShownText';
import { htmlToContent } from './converters/htmlToContent';
import { textToHtml } from './converters/plainText';

function textOf(block: ContentBlock): string {
  const characters = block.getCharacterList();
  return block
    .getText()
    .split('')
    .filter((_, index) => !characters.get(index).hasStyle('STRIKETHROUGH'))
    .join('');
}

/** Returns the text without what is struck out, one paragraph per line. */
const validText = (content: ContentState) => content.getBlocksAsArray().map(textOf).join('\n');

export interface DescriptionEditorProps {
  field: FieldState;
  html: string;
  /**
   * Called when the text changes. If the text is the initial one again, it receives the initial
   * string.
   */
  onChange: (html: string) => void;
  onBlur: () => void;
  inputRef: (input: { focus: () => void }) => void;
}

/**
 * The description as plain text, one paragraph per line, for Android keyboards with which draft-js
 * loses text.
 */
export function PlainEditor({ field, html, onChange, onBlur, inputRef }: DescriptionEditorProps) {
  const [initial] = useState(() => ({ html, text: validText(htmlToContent(html)) }));
  const [text, setText] = useState(initial.text);
  const change = (next: string) => {
    setText(next);
    onChange(next === initial.text ? initial.html : textToHtml(next));
  };
  const setInput = (input: HTMLTextAreaElement | null) => {
    if (input) inputRef(input);
  };
  useStateText(field.id, text, change);
  const { check, onInput, offer } = useZawgyi(textOfField(field.id, change));
  return (
    <>
      <OutlinedInput
        id={field.id}
        defaultValue={text}
        onChange={({ target }) => change(target.value)}
        onInput={onInput}
        onBlur={() => {
          onBlur();
          check();
        }}
        inputRef={setInput}
        error={field.message !== undefined}
        required
        fullWidth
        multiline
        // A text area of fixed height, because one that grows measures all of its text on each key
        // press.
        inputComponent="textarea"
        inputProps={{ rows: 12, 'aria-describedby': field.describedBy }}
        sx={{ '& textarea': { px: 1.5, resize: 'vertical' } }}
      />
      {offer}
    </>
  );
}
