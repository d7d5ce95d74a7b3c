export const graphemes = new Intl.Segmenter('my', { granularity: 'grapheme' });

/** Unicode's graphemes do not include some Burmese marks, such as U+102C and U+1038. */
const MARK = /^\p{M}/u;
/**
 * A final consonant, which closes the previous syllable. It is followed by asat (U+103A, possibly
 * after the dot below) or by virama (U+1039), which stacks the next letter below it.
 */
const FINAL = /^(?=\p{Script=Myanmar})\p{L}\u1037?[\u1039\u103A]/u;
const MYANMAR = /^\p{Script=Myanmar}/u;
/** Engines before Unicode 17 split between virama and the letter that it stacks. */
const VIRAMA = '\u1039';

export function isInsideSyllable(text: string, index: number): boolean {
  const before = text.charAt(index - 1);
  const after = text.slice(index, index + 3);
  return before === VIRAMA || MARK.test(after) || (MYANMAR.test(before) && FINAL.test(after));
}

/**
 * Shortens plain text to at most `limit` user-perceived characters, and appends `...` if it was
 * cut. A Burmese syllable is kept whole or left out.
 */
export function truncate(text: string, limit: number): string {
  let cut = 0;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (!isInsideSyllable(text, index)) cut = index;
    if (count === limit) return `${text.slice(0, cut)}...`;
    count += 1;
  }
  return text;
}
