import { flushSync } from 'react-dom';
import { plainTextField } from './writtenText';
import type { WrittenText } from './writtenText';

/** Returns the text field with this id; null if there is none. */
export function textFieldOf(id: string) {
  const element = document.getElementById(id);
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText ? element : null;
}

export function textOfField(id: string, write: (text: string) => void): WrittenText {
  return plainTextField(
    () => textFieldOf(id)?.value ?? '',
    (text) => flushSync(() => write(text)),
    () => textFieldOf(id)?.focus(),
  );
}
