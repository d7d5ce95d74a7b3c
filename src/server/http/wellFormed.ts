import { invalid } from './errors';
import type { HttpError } from './errors';

/** Half of a surrogate pair. It is in no encoding of Unicode, and strict JSON parsers reject it. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Whether a text is valid Unicode. */
export function isWellFormed(text: string): boolean {
  return !LONE_SURROGATE.test(text);
}

/** The text with U+FFFD in place of what is not valid Unicode. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\ufffd');
}

/** The 422 for a text that is not valid Unicode. */
export function malformedText(field: string): HttpError {
  return invalid({ [toWellFormed(field)]: ['The text is not valid Unicode.'] });
}
