import { graphemes, isInsideSyllable } from './truncate';

/** In code units. Segmenting a whole text takes time that grows with the square of its length. */
const PIECE_LENGTH = 256;

/**
 * Places where a grapheme always begins: at ASCII and Burmese letters, except those that virama
 * (U+1039) stacks, with or without marks in between.
 */
const CUT =
  /(?<=[\x20-\x7E\u1000-\u109F])(?<!\u1039[\p{M}\u200D]*)(?=[\x20-\x7E]|(?=\p{Script=Myanmar})\p{L})/gu;

export function* piecesOf(text: string): Generator<{ index: number; piece: string }> {
  let index = 0;
  while (index < text.length) {
    CUT.lastIndex = index + PIECE_LENGTH;
    const end = CUT.exec(text)?.index ?? text.length;
    yield { index, piece: text.slice(index, end) };
    index = end;
  }
}

/** Yields the user-perceived characters of a text by Unicode's rule. */
export function* graphemesOf(text: string): Generator<{ index: number; segment: string }> {
  for (const { index: start, piece } of piecesOf(text)) {
    for (const { index, segment } of graphemes.segment(piece)) {
      yield { index: start + index, segment };
    }
  }
}

/** Returns where the syllables and other characters of a text begin, in ascending order. */
export function syllableStarts(text: string): number[] {
  const starts = [...graphemesOf(text)].map(({ index }) => index);
  return starts.filter((index) => !isInsideSyllable(text, index));
}
