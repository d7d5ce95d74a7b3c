import { isInsideSyllable } from './truncate';

const words = new Intl.Segmenter('my', { granularity: 'word' });

/** White space, and the break without width that Burmese typists insert between words. */
const SPACE = /[\s\u200B]/;
const BURMESE_BEFORE = /[\p{Script=Myanmar}\p{Pe}\p{Pf}]/u;
const BURMESE_AFTER = /(?!\p{Po})[\p{Script=Myanmar}\p{Ps}\p{Pi}]/u;

/** A word of Burmese ends where the dictionary says so, any other at white space: a number or an address is one. */
function isWordEnd(text: string, index: number): boolean {
  const [before, after] = [text.charAt(index - 1), text.charAt(index)];
  if (SPACE.test(before) || SPACE.test(after)) return true;
  return BURMESE_BEFORE.test(before) && BURMESE_AFTER.test(after) && !isInsideSyllable(text, index);
}

/** Burmese for `not`, as a word of the dictionary: without what follows, a text would say the contrary. */
const NOT = 'မ';

/** Where a text may be cut or a line of it may end, ascending; neither 0 nor its length. */
export const wordEnds = (text: string): number[] =>
  [...words.segment(text)]
    .filter(({ segment }) => segment !== NOT)
    .map(({ index, segment }) => index + segment.length)
    .filter((end) => end < text.length && isWordEnd(text, end));

/** What does not stand before dots that say that more follows. */
const PAUSE = /[\s\u200B.,;:!?၊။-]+$/;

/** The beginnings of a text by whole words, without a pause at their ends; the shortest first. */
export const wordBeginnings = (text: string): string[] =>
  wordEnds(text)
    .map((index) => text.slice(0, index).replace(PAUSE, ''))
    .filter((beginning) => beginning !== '');

const sentences = new Intl.Segmenter('my', { granularity: 'sentence' });

/** A full stop is not everywhere the end of a sentence; a line break is none, unless one stands before it. */
const SENTENCE_END = /[။.!?][\p{Pe}\p{Pf}"']*\s*$/u;

/** The beginnings of a text by whole sentences, without the whole text; the shortest first. */
export const sentenceBeginnings = (text: string): string[] =>
  [...sentences.segment(text)]
    .map(({ index }) => text.slice(0, index))
    .filter((beginning) => SENTENCE_END.test(beginning))
    .map((beginning) => beginning.trimEnd());
