import { graphemes, isInsideSyllable } from './truncate';

/** In code units. Of a whole text, engines take a time that grows with the square of its length. */
const PIECE_LENGTH = 256;

/**
 * Where a grapheme begins in any case: at ASCII and Burmese letters, but for those that virama (U+1039) stacks, with or
 * without other marks in between.
 */
const CUT =
  /(?<=[\x20-\x7E\u1000-\u109F])(?<!\u1039[\p{M}\u200D]*)(?=[\x20-\x7E]|(?=\p{Script=Myanmar})\p{L})/gu;

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

/** Where the syllables and the other characters of a text begin, ascending. */
export function syllableStarts(text: string): number[] {
  const starts = [...graphemesOf(text)].map(({ index }) => index);
  return starts.filter((index) => !isInsideSyllable(text, index));
}
