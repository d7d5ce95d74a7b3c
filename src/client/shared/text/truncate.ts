const graphemes = new Intl.Segmenter('my', { granularity: 'grapheme' });

/**
 * A sign that hangs on what stands before it. Unicode's graphemes leave out some of the Burmese
 * ones, such as U+102C and U+1038.
 */
const MARK = /^\p{M}/u;
/**
 * A letter that closes the syllable before it, because asat silences it (U+103A, also with the dot
 * below typed first) or because virama stacks the next letter under it (U+1039).
 */
const FINAL = /^(?=\p{Script=Myanmar})\p{L}\u1037?[\u1039\u103A]/u;
const MYANMAR = /^\p{Script=Myanmar}/u;
/** Engines before Unicode 17 cut between virama and the letter that it stacks. */
const VIRAMA = '\u1039';

/** Whether a cut before `index` would split a syllable. */
function isInsideSyllable(text: string, index: number): boolean {
  const before = text.charAt(index - 1);
  const after = text.slice(index, index + 3);
  return before === VIRAMA || MARK.test(after) || (MYANMAR.test(before) && FINAL.test(after));
}

/**
 * Shortens plain text to `limit` user-perceived characters and adds `...` where something was cut
 * (section 9, readings 69). A Burmese syllable is kept whole or left out, so that no vowel sign or
 * final consonant stands alone: the text is never longer than the limit, and often a little shorter.
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
