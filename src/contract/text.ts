/**
 * Characters that show nothing: the zero-width ones that Burmese typists insert between words, marks and
 * overrides of direction, soft hyphens, fillers, variation selectors, control characters, the blank
 * Braille pattern, anchors of annotations.
 */
const HIDDEN = '\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800\\uFFF9-\\uFFFB';
const VISIBLE = new RegExp(`[^\\s${HIDDEN}]`, 'u');
/** Without the control characters that are white space. */
const INVISIBLE = new RegExp(`(?![\\t-\\r])[${HIDDEN}]`, 'gu');

/** Whether a text has no visible character. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || !VISIBLE.test(text);
}

/**
 * A name as it is stored and compared: trimmed, and without invisible characters, so that no two names
 * look the same and none changes the direction of the text around it.
 */
export function visibleOnly(name: string): string {
  return name.replace(INVISIBLE, '').trim();
}
