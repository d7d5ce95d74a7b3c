import { array, mixed, string } from 'yup';
import type { ISchema } from 'yup';
import type { Id } from './ids';
import { lengthOf } from './lengths';
import { normalize } from './normalize';
import { isBlank } from './text';

/*
 * A field breaks one rule at a time, so it shows one message at a time: a value that is missing,
 * null or of the wrong type gets the same message as an empty one.
 */

/**
 * A test for the maximum length of a text.
 *
 * @param label names the field in the message
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

/**
 * A visible string, trimmed: names, addresses. Without yup's own `.trim()`, which throws when a body
 * has an object in place of a string.
 */
export function visibleName(message: string) {
  return visibleText(message).transform((value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  );
}

/** A trimmed string; anything missing or not a string counts as ''. */
export function optionalText() {
  return string()
    .ensure()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : ''));
}

/** An id; its `meta` gives the OpenAPI document the type that yup cannot express. */
export function chosenId() {
  return mixed<Id>().meta({ type: ['integer', 'string'] });
}

/** An array with at least one entry; `item` is the schema of each. */
export function nonEmptyList<T>(item: ISchema<T>, message: string) {
  return array(item).required(message).typeError(message).min(1, message);
}

/** A password exactly as typed, neither trimmed nor changed. It may be empty. */
export function typedPassword(message: string) {
  return string()
    .defined(message)
    .nonNullable(message)
    .typeError(message)
    .meta({ format: 'password' });
}

/**
 * Whether a password was repeated correctly. Compared in NFC, as the server compares passwords,
 * because Burmese can be typed in two orders that look the same.
 */
export function isSamePassword(text: string, other: unknown): boolean {
  return typeof other === 'string' && normalize(text, 'NFC') === normalize(other, 'NFC');
}
