import { cleanLine, cleanLines } from '../../../contract/text';

const BREAKS_AT_ENDS = /^[\n\v\f\r\u0085\u2028\u2029]+|[\n\v\f\r\u0085\u2028\u2029]+$/g;

/** Cleans a text for the field that it goes into; undefined for a field that keeps what is typed. */
function cleanFor(field: EventTarget | null, { data, inputType }: InputEvent): string | undefined {
  const text = data ?? '';
  if (field instanceof HTMLTextAreaElement) {
    // A joiner gets its meaning from the letter that is typed next.
    return inputType === 'insertText' ? text : cleanLines(text);
  }
  // A password that is shown is in a field of text.
  const isLine = field instanceof HTMLInputElement && !field.autocomplete.endsWith('password');
  return isLine ? cleanLine(text.replace(BREAKS_AT_ENDS, '')) : undefined;
}

/** Inserts the cleaned text in place of what was typed, pasted or dropped; one undo takes it away. */
function cleanInserted(event: InputEvent): void {
  if (!event.data || event.isComposing || !event.cancelable) return;
  const cleaned = cleanFor(event.target, event);
  if (cleaned === undefined || cleaned === event.data) return;
  event.preventDefault();
  if (cleaned === '') return;
  document.execCommand('insertText', false, cleaned);
  // Readers of the event tell a paste from typing.
  const { inputType } = event;
  event.target?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

/** Cleans what goes into any text field of the page (`docs/specification/forms.md#cleaned-text`). */
export function cleanInput(): void {
  document.addEventListener('beforeinput', cleanInserted);
}
