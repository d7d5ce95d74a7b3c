import { array, mixed, string } from 'yup';
import type { ISchema } from 'yup';
import type { Id } from './ids';
import { lengthOf, MAX_LENGTH } from './lengths';
import { AREA_CODES, areasAmong, isArea } from './areas';
import type { AreaCode } from './areas';
import { LIST_LIMITS } from './limits';
import type { ListLimit } from './limits';
import { normalize } from './normalize';
import { cleanLine, isBlank, visibleOnly } from './text';

/*
 * A field breaks one rule at a time, so it shows one message at a time: a value that is missing,
 * null or of the wrong type gets the same message as an empty one.
 */

/**
 * A test for the maximum length of a text.
 *
 * @param label the name of the field in the message
 */
export function atMost(max: number, label: string): LengthRule {
  return {
    name: 'maxLength',
    params: { max },
    message: `${label} must be at most ${max} characters.`,
    test: (value) => lengthOf(value ?? '') <= max,
  };
}

/** A rule that no text longer than `max` keeps. */
interface LengthRule {
  name: string;
  params: { max: number };
  message: string;
  test: (text: string | null | undefined) => boolean;
}

type Clean = (text: string) => string;

const asSent: Clean = (text) => text;
const trimmedLine: Clean = (text) => cleanLine(text).trim();

/**
 * A text of this many times its maximum length is refused without being cleaned or read to its end.
 * Cleaning and NFC do not shorten a text that people write as much.
 */
const READ_TIMES = 4;

/**
 * The field from which every text of a form or a request is made. It takes strings only: yup alone
 * would turn a number or `true` into a text.
 *
 * @param max the maximum length; another rule of the field must refuse any longer text
 */
export function text(max: number, clean: Clean = asSent) {
  const end = max * READ_TIMES;
  const read = (sent: string) => (sent.length < end ? clean(sent) : sent.slice(0, end));
  return string().transform((_, sent: unknown) => (typeof sent === 'string' ? read(sent) : sent));
}

/** A text that may be empty, but not missing. */
export function anyText(rule: LengthRule, clean?: Clean) {
  return text(rule.params.max, clean).defined().test(rule);
}

/** A text that must have visible content: white space and invisible characters do not count. */
export function visibleText(message: string, rule: LengthRule, clean?: Clean) {
  return text(rule.params.max, clean)
    .defined(message)
    .nonNullable(message)
    .typeError(message)
    .test('visible', message, (value) => !isBlank(value))
    .test(rule);
}

export function visibleName(message: string, rule: LengthRule) {
  return visibleText(message, rule, visibleOnly);
}

/** A chosen id as a text. Another back end's may be a number. */
export function idText(message: string) {
  return visibleText(message, atMost(MAX_LENGTH.id, 'Id')).transform((id, sent: unknown) =>
    Number.isSafeInteger(sent) ? String(sent) : (id as unknown),
  );
}

/** A trimmed text of one line; a missing one becomes ''. Its own rule refuses any longer one. */
export function optionalLine(max: number) {
  return text(max, trimmedLine).ensure();
}

/** A text that becomes '' if it is missing; by default a trimmed line. */
export function optionalText(rule: LengthRule, clean = trimmedLine) {
  return text(rule.params.max, clean).ensure().test(rule);
}

/** An id. `meta` gives the OpenAPI document the type, which yup cannot express. */
export function chosenId() {
  return mixed<Id>().meta({ type: ['integer', 'string'] });
}

const UNKNOWN_AREA = 'Choose areas of Myanmar.';

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

/** Chosen areas, from north to south and once each; none is the whole country. */
export function chosenAreas() {
  const area = mixed<AreaCode>().oneOf(AREA_CODES, UNKNOWN_AREA).required(UNKNOWN_AREA);
  return list(area, LIST_LIMITS.areas)
    .nonNullable(UNKNOWN_AREA)
    .typeError(UNKNOWN_AREA)
    .transform((sent: unknown) =>
      Array.isArray(sent) && sent.every(isArea) ? areasAmong(sent) : sent,
    )
    .meta({ 'x-optional': true });
}

export const passwordLength = atMost(MAX_LENGTH.password, 'Password');

function password(message: string, max: number) {
  return text(max)
    .defined(message)
    .nonNullable(message)
    .typeError(message)
    .meta({ format: 'password' });
}

/** A new password exactly as the user typed it. The form has rules that refuse a longer one. */
export const newPassword = (message: string) => password(message, MAX_LENGTH.password);

/** More than any password that an earlier version has accepted. */
const EXISTING_PASSWORD_MAX = 1000;

/** An existing password exactly as the user typed it. It may be empty. */
export function typedPassword(message: string) {
  return password(message, EXISTING_PASSWORD_MAX).test(atMost(EXISTING_PASSWORD_MAX, 'Password'));
}

/**
 * Whether a password was repeated correctly. Both are compared in NFC, because Burmese can be typed
 * in two orders that look the same.
 */
export function isSamePassword(text: string, other: unknown): boolean {
  return typeof other === 'string' && normalize(text, 'NFC') === normalize(other, 'NFC');
}
