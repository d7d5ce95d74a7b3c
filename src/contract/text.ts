/**
 * Characters without a visible shape: the zero-width ones that Burmese typists insert between
 * words, direction marks and overrides, soft hyphens, fillers, variation selectors, control
 * characters, the blank Braille pattern, and annotation anchors.
 */
const HIDDEN = '\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800\\uFFF9-\\uFFFB';
const VISIBLE = new RegExp(`[^\\s${HIDDEN}]`, 'u');
/** Control characters that are white space are not among them. */
const INVISIBLE = new RegExp(`(?![\\t-\\r])[${HIDDEN}]`, 'gu');

const BURMESE = '\\p{Script=Myanmar}';
/** The joiners, selectors and tags inside an emoji sequence. */
const EMOJI_PARTS = [
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]',
  '(?<=[\\d#*])\\uFE0F(?=\\u20E3)',
  // The flag of a part of a country: a black flag, the letters of its code, and an end.
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
];
const BURMESE_PARTS = [
  `(?<=${BURMESE})[\\u200B-\\u200D\\u2060](?=${BURMESE})`,
  `(?<=${BURMESE})\\uFE00`,
];
const outside = (allowed: readonly string[]) =>
  new RegExp(`(${allowed.join('|')})|${INVISIBLE.source}`, 'gu');
const INVISIBLE_IN_LINE = outside(EMOJI_PARTS);
const INVISIBLE_IN_LINES = outside([...EMOJI_PARTS, ...BURMESE_PARTS]);

/** Line breaks that browsers do not send. U+000B comes from slides. */
export const FOREIGN_BREAK = /[\v\f\u0085\u2028\u2029]/g;
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const TO_SPACE = /[\t-\r\u0085\u2028\u2029]+/g;

/**
 * Cleans a text of one line: line breaks and tabs become a space; invisible characters stay only in
 * emoji.
 */
export function cleanLine(text: string): string {
  return text.replace(TO_SPACE, ' ').replace(INVISIBLE_IN_LINE, '$1');
}

/**
 * Cleans a text of several lines: line breaks become `\n`; invisible characters stay only in emoji
 * and Burmese.
 */
export function cleanLines(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(INVISIBLE_IN_LINES, '$1');
}

const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Removes direction marks and overrides, which would turn the sentence around the value. */
export const withoutDirection = (text: string) => text.replace(DIRECTION, '');

export function isBlank(text: string | null | undefined): boolean {
  return !text || !VISIBLE.test(text);
}

/**
 * A name as it is stored and compared: one trimmed line without invisible characters. No two names
 * look the same, and none changes the direction of the text around it.
 */
export function visibleOnly(name: string): string {
  return name.replace(TO_SPACE, ' ').replace(INVISIBLE, '').trim();
}
