import { array, mixed, string } from 'yup';
import type { ISchema } from 'yup';
import type { Id } from './ids';
import { lengthOf } from './lengths';
import { LIST_LIMITS } from './limits';
import type { ListLimit } from './limits';
import { normalize } from './normalize';
import { cleanLine, cleanLines, isBlank, visibleOnly } from './text';

/*
 * A field breaks one rule at a time, so it shows one message at a time: a value that is missing,
 * null or of the wrong type gets the same message as an empty one.
 */

/**
 * A test for the maximum length of a text.
 *
 * @param label the name of the field in the message
 */
export function atMost(max: number, label: string) {
  return {
    name: 'maxLength',
    params: { max },
    message: `${label} must be at most ${max} characters.`,
    test: (text: string | null | undefined) => lengthOf(text ?? '') <= max,
  };
}

/** A string that must have visible content: white space and invisible characters do not count. */
export function visibleText(message: string) {
  return string()
    .defined(message)
    .nonNullable(message)
    .typeError(message)
    .test('visible', message, (text) => !isBlank(text));
}

/** Replaces yup's own `.trim()`, which throws if a body has an object in place of a string. */
const onText = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value) : value;

export const toVisible = onText(visibleOnly);
export const toLine = onText(cleanLine);
export const toLines = onText(cleanLines);

export function visibleName(message: string) {
  return visibleText(message).transform(toVisible);
}

/** A trimmed string of one line; a value that is missing or not a string becomes ''. */
export function optionalText() {
  return string()
    .ensure()
    .transform((value: unknown) => (typeof value === 'string' ? cleanLine(value).trim() : ''));
}

/** An id. `meta` gives the OpenAPI document the type, which yup cannot express. */
export function chosenId() {
  return mixed<Id>().meta({ type: ['integer', 'string'] });
}

/**
 * An array with a maximum length. Every array of a request uses it, because the cost of a request
 * grows with the number of entries.
 *
 * @param item the schema of each entry
 */
export function list<T>(item: ISchema<T>, { max, message }: ListLimit) {
  return array(item).max(max, message);
}

export function nonEmptyList<T>(item: ISchema<T>, limit: ListLimit, message: string) {
  return list(item, limit).required(message).typeError(message).min(1, message);
}

export function removedImages() {
  return list(mixed<Id>().required(), LIST_LIMITS.removedImages).default([]);
}

/** A password exactly as the user typed it. It may be empty. */
export function typedPassword(message: string) {
  return string()
    .defined(message)
    .nonNullable(message)
    .typeError(message)
    .meta({ format: 'password' });
}

/**
 * Whether a password was repeated correctly. Both are compared in NFC, because Burmese can be typed
 * in two orders that look the same.
 */
export function isSamePassword(text: string, other: unknown): boolean {
  return typeof other === 'string' && normalize(text, 'NFC') === normalize(other, 'NFC');
}
