import { invalid } from './errors';
import type { HttpError } from './errors';

/** Half of a surrogate pair. No Unicode encoding has one, and strict JSON parsers reject it. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const LONE_SURROGATES = /\p{Surrogate}/gu;

export function isWellFormed(text: string): boolean {
  return !LONE_SURROGATE.test(text);
}

export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, '\ufffd');
}

export function malformedText(field: string): HttpError {
  return invalid({ [toWellFormed(field)]: ['The text is not valid Unicode.'] });
}
