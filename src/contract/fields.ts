import { array, mixed, string } from 'yup';
import type { ISchema } from 'yup';
import type { Id } from './ids';
import { isBlank, normalize } from './text';

/*
 * A field breaks one rule at a time, so it shows one message at a time (readings 96): a value that
 * is missing, null or of another type says the same as an empty one.
 */

/** A text that must show something: white space and invisible characters alone do not count. */
export function visibleText(message: string) {
  return string()
    .defined(message)
    .nonNullable(message)
    .typeError(message)
    .test('visible', message, (text) => !isBlank(text));
}

/**
 * A visible text without the white space round it: names, addresses. Not by yup's own `.trim()`,
 * which throws where a body carries an object for a text.
 */
export function visibleName(message: string) {
  return visibleText(message).transform((value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  );
}

/** A text without the white space round it; whatever is absent or not a text counts as ''. */
export function optionalText() {
  return string()
    .ensure()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : ''));
}

/** An id; its `meta` tells the API's document what yup cannot. */
export function chosenId() {
  return mixed<Id>().meta({ type: ['integer', 'string'] });
}

/** A list that must hold at least one entry; `item` is the schema of each. */
export function nonEmptyList<T>(item: ISchema<T>, message: string) {
  return array(item).required(message).typeError(message).min(1, message);
}

/** A password as it was typed: neither trimmed nor changed. It may be empty. */
export function typedPassword(message: string) {
  return string().defined(message).nonNullable(message).typeError(message);
}

/**
 * Whether a password was typed the same twice. Compared in NFC as the server compares passwords,
 * because Burmese can be typed in two orders that look alike (readings 38).
 */
export function isSamePassword(text: string, other: unknown): boolean {
  return typeof other === 'string' && normalize(text, 'NFC') === normalize(other, 'NFC');
}
