import { useSyncExternalStore } from 'react';

const graphemes = new Intl.Segmenter('my', { granularity: 'grapheme' });

/** In code units. Of a whole text, engines take a time that grows with the square of its length. */
const PIECE_LENGTH = 256;

/** Where a grapheme begins in any case: at ASCII and Burmese letters, but for those that virama (U+1039) stacks. */
const CUT =
  /(?<=[\x20-\x7E\u1000-\u1038\u103A-\u109F])(?=[\x20-\x7E]|(?=\p{Script=Myanmar})\p{L})/gu;

/** A text in pieces that no grapheme reaches over; long without end only where it is neither English nor Burmese. */
export function* piecesOf(text: string): Generator<{ index: number; piece: string }> {
  let index = 0;
  while (index < text.length) {
    CUT.lastIndex = index + PIECE_LENGTH;
    const end = CUT.exec(text)?.index ?? text.length;
    yield { index, piece: text.slice(index, end) };
    index = end;
  }
}

/** The user-perceived characters of a text, by Unicode's rule. */
export function* graphemesOf(text: string): Generator<{ index: number; segment: string }> {
  for (const { index: start, piece } of piecesOf(text)) {
    for (const { index, segment } of graphemes.segment(piece)) {
      yield { index: start + index, segment };
    }
  }
}

/** Unicode's graphemes do not include some Burmese marks, such as U+102C and U+1038. */
const MARK = /^\p{M}/u;
/**
 * A final consonant, which closes the syllable before it: followed by asat (U+103A, also with the dot
 * below typed first) or by virama, which stacks the next letter below it (U+1039).
 */
const FINAL = /^(?=\p{Script=Myanmar})\p{L}\u1037?[\u1039\u103A]/u;
const MYANMAR = /^\p{Script=Myanmar}/u;
/** Engines before Unicode 17 split between virama and the letter that it stacks. */
const VIRAMA = '\u1039';

/** Whether a cut before `index` would split a syllable. */
function isInsideSyllable(text: string, index: number): boolean {
  const before = text.charAt(index - 1);
  const after = text.slice(index, index + 3);
  return before === VIRAMA || MARK.test(after) || (MYANMAR.test(before) && FINAL.test(after));
}

/** Where the syllables and the other characters of a text begin, ascending. */
export function syllableStarts(text: string): number[] {
  const starts = [...graphemesOf(text)].map(({ index }) => index);
  return starts.filter((index) => !isInsideSyllable(text, index));
}

/**
 * Shortens plain text to at most `limit` user-perceived characters, with `...` if anything was cut. A
 * Burmese syllable is kept whole or left out.
 */
export function truncate(text: string, limit: number): string {
  let cut = 0;
  let count = 0;
  for (const { index } of graphemesOf(text)) {
    if (!isInsideSyllable(text, index)) cut = index;
    if (count === limit) return `${text.slice(0, cut)}...`;
    count += 1;
  }
  return text;
}

/** Characters of post text shown, by window width in CSS pixels (inclusive upper bounds). */
const TEXT_LIMITS = [
  { maxWidth: 1280, characters: 30 },
  { maxWidth: 1520, characters: 60 },
  { maxWidth: 1900, characters: 80 },
  { maxWidth: Infinity, characters: 100 },
] as const;

/** How many characters of post text a window of `width` CSS pixels shows. */
export function limitForWidth(width: number): number {
  return TEXT_LIMITS.find(({ maxWidth }) => width <= maxWidth)?.characters ?? 0;
}

function onResize(listen: () => void) {
  window.addEventListener('resize', listen);
  return () => window.removeEventListener('resize', listen);
}

const readLimit = () => limitForWidth(window.innerWidth);

/** How many characters of post text the window shows now. */
export const useTextLimit = () => useSyncExternalStore(onResize, readLimit);
