import { isInsideSyllable } from './truncate';

const words = new Intl.Segmenter('my', { granularity: 'word' });

/** White space, and the zero-width space that Burmese typists insert between words. */
const SPACE = /[\s\u200B]/;
const BURMESE_BEFORE = /[\p{Script=Myanmar}\p{Pe}\p{Pf}]/u;
const BURMESE_AFTER = /(?!\p{Po})[\p{Script=Myanmar}\p{Ps}\p{Pi}]/u;

/**
 * A Burmese word ends where the dictionary says so. Any other word, such as a number or an address,
 * ends at white space.
 */
function isWordEnd(text: string, index: number): boolean {
  const [before, after] = [text.charAt(index - 1), text.charAt(index)];
  if (SPACE.test(before) || SPACE.test(after)) return true;
  return BURMESE_BEFORE.test(before) && BURMESE_AFTER.test(after) && !isInsideSyllable(text, index);
}

/**
 * The Burmese negation, a word of the dictionary. A text that ended before the next word would say
 * the opposite.
 */
const NOT = 'မ';

/** Returns where a text or a line of it may end, ascending, without 0 and its length. */
export const wordEnds = (text: string): number[] =>
  [...words.segment(text)]
    .filter(({ segment }) => segment !== NOT)
    .map(({ index, segment }) => index + segment.length)
    .filter((end) => end < text.length && isWordEnd(text, end));

/** Characters that must not stand before an ellipsis. */
const PAUSE = /[\s\u200B.,;:!?၊။-]+$/;

/**
 * Returns the beginnings of a text by whole words, shortest first, without punctuation at their
 * ends.
 */
export const wordBeginnings = (text: string): string[] =>
  wordEnds(text)
    .map((index) => text.slice(0, index).replace(PAUSE, ''))
    .filter((beginning) => beginning !== '');

const sentences = new Intl.Segmenter('my', { granularity: 'sentence' });

/**
 * A full stop does not always end a sentence. A line break ends one only after such a character.
 */
const SENTENCE_END = /[။.!?][\p{Pe}\p{Pf}"']*\s*$/u;

/** Returns the beginnings of a text by whole sentences, shortest first, without the whole text. */
export const sentenceBeginnings = (text: string): string[] =>
  [...sentences.segment(text)]
    .map(({ index }) => text.slice(0, index))
    .filter((beginning) => SENTENCE_END.test(beginning))
    .map((beginning) => beginning.trimEnd());
