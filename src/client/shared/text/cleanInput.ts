import { cleanLine, cleanLines } from '../../../contract/text';

const BREAKS_AT_ENDS = /^[\n\v\f\r\u0085\u2028\u2029]+|[\n\v\f\r\u0085\u2028\u2029]+$/g;

function cleanFor(field: EventTarget | null, { data, inputType }: InputEvent): string | undefined {
  const text = data ?? '';
  if (field instanceof HTMLTextAreaElement) {
    // A joiner only has a meaning together with the letter typed next.
    return inputType === 'insertText' ? text : cleanLines(text);
  }
  // A visible password is in a text field too.
  const isLine = field instanceof HTMLInputElement && !field.autocomplete.endsWith('password');
  return isLine ? cleanLine(text.replace(BREAKS_AT_ENDS, '')) : undefined;
}

/**
 * Inserts the cleaned text instead of the typed, pasted or dropped one. A single undo removes it.
 */
function cleanInserted(event: InputEvent): void {
  if (!event.data || event.isComposing || !event.cancelable) return;
  const cleaned = cleanFor(event.target, event);
  if (cleaned === undefined || cleaned === event.data) return;
  event.preventDefault();
  if (cleaned === '') return;
  document.execCommand('insertText', false, cleaned);
  // Listeners use the input type to distinguish pasting from typing.
  const { inputType } = event;
  event.target?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

/**
 * Cleans the input of every text field of the page (`docs/specification/forms.md#cleaned-text`).
 */
export function cleanInput(): void {
  document.addEventListener('beforeinput', cleanInserted);
}
