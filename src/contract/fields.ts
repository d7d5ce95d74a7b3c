import { string } from 'yup';
import { isBlank } from './text';

/** A text that must show something: white space and invisible characters alone do not count. */
export function visibleText(message: string) {
  return string()
    .defined()
    .test('visible', message, (text) => !isBlank(text));
}
