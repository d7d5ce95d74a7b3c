import { isInsideSyllable } from './truncate';

const segmenter = new Intl.Segmenter('my', { granularity: 'word' });

/** In code units. Segmenting a whole text takes time that grows with the square of its length. */
const PIECE_LENGTH = 256;
/** Where a word ends in any case, and where one may end in a text without such a place. */
const [SURE_END, POSSIBLE_END] = [
  /(?<=[\s\u200B\u104A\u104B])(?=[\p{L}\p{N}])/u,
  /(?=[\p{L}\p{N}\p{P}\p{S}])/u,
];

function pieceEnd(text: string, start: number): number {
  const from = start + PIECE_LENGTH;
  const next = text.slice(from, from + PIECE_LENGTH);
  const found = SURE_END.exec(next) ?? POSSIBLE_END.exec(next);
  return Math.min(from + (found?.index ?? next.length), text.length);
}

/**
 * Divides a text into words and what is between them. The dictionaries of browsers cut some words
 * inside a syllable, such as ပခုက္|ကူ; such parts are joined.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word = '';
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = pieceEnd(text, start);
    for (const { index, segment } of segmenter.segment(text.slice(start, end))) {
      if (isInsideSyllable(text, start + index)) word += segment;
      else {
        if (word !== '') words.push(word);
        word = segment;
      }
    }
  }
  return word === '' ? words : [...words, word];
}

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
  return BURMESE_BEFORE.test(before) && BURMESE_AFTER.test(after);
}

/**
 * The Burmese negation, a word of the dictionary. A text that ended before the next word would say
 * the opposite.
 */
const NOT = 'မ';

/** Returns where a text or a line of it may end, ascending, without 0 and its length. */
export function wordEnds(text: string): number[] {
  let end = 0;
  const ends = wordsOf(text).map((word) => ({ word, end: (end += word.length) }));
  return ends
    .filter(({ word }) => word !== NOT)
    .map((each) => each.end)
    .filter((each) => each < text.length && isWordEnd(text, each));
}

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
