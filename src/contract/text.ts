/**
 * Excludes the zero-width characters that Burmese typists insert between words, and others that show
 * nothing: fillers, variation selectors, control characters, the blank Braille pattern.
 */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has no visible character. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || !VISIBLE.test(text);
}
