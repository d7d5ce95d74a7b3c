/*
 * A length is counted in code points, as JSON Schema, OpenAPI and PostgreSQL count it: an emoji is one,
 * a Burmese letter and each of its marks are one each. What a reader sees as one letter (a grapheme
 * cluster) may have any number of marks, so that a limit on those would bound nothing.
 */

/** Maximum lengths of stored texts; 255 is room for about a hundred Burmese syllables. */
export const MAX_LENGTH = {
  announcement: 5000,
  announcementType: 100,
  category: 100,
  /** The maximum of RFC 5321, which also limits the work of the e-mail pattern. */
  email: 254,
  icon: 2000,
  /** Other back ends may have ids that are texts. */
  id: 100,
  /** The body of a sign-in has a small limit; a password of this length fits in any encoding. */
  password: 255,
  permission: 100,
  role: 100,
  stage: 60,
  tag: 100,
  title: 255,
  user: 255,
} as const;

/** A description contains markup, so its limit is that of a form field: bytes of UTF-8. */
export const DESCRIPTION_MAX_BYTES = 1_000_000;

/** How much of a description a list of posts has. */
export const EXCERPT_LENGTH = 2000;

export function lengthOf(text: string): number {
  return Array.from(text).length;
}

function bytesOf(character: string): number {
  if (character < '\u0080') return 1;
  if (character < '\u0800') return 2;
  return character.length === 1 ? 3 : 4;
}

export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += bytesOf(character);
  return bytes;
}
