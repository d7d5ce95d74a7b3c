import { flushSync } from 'react-dom';
import { plainText } from './writtenText';
import type { WrittenText } from './writtenText';

export function textOfField(id: string, write: (text: string) => void): WrittenText {
  const field = () => {
    const element = document.getElementById(id);
    const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isText ? element : null;
  };
  return plainText(
    () => field()?.value ?? '',
    (text) => flushSync(() => write(text)),
    () => field()?.focus(),
  );
}
