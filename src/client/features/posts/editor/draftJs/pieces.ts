import type { CharacterMetadata } from 'draft-js';

/** Text with the format of each of its characters. */
export interface Formatted {
  text: string;
  characters: readonly CharacterMetadata[];
}

/** A stretch of a text, from `start` up to `end`. */
export interface Piece {
  start: number;
  end: number;
}

/** Length of a piece in UTF-16 code units, some forty Burmese words; one that grows twice as long is cut. */
const PIECE_LENGTH = 500;

export const isLong = ({ length }: { length: number }) => length >= 2 * PIECE_LENGTH;

/** Where a line may break, and no letter is parted from its signs. */
const CUT = /[ \u104A\u104B](?=[^\s\p{M}])/gu;

/** The first position from which a piece may start, without cutting a link; the end where there is none. */
function cutFrom({ text, characters }: Formatted, from: number, end: number): number {
  CUT.lastIndex = from;
  for (let found = CUT.exec(text); found; found = CUT.exec(text)) {
    const at = found.index + 1;
    if (at >= end) return end;
    const link = characters[at]?.getEntity();
    if (!link || characters[at - 1]?.getEntity() !== link) return at;
  }
  return end;
}

/** Cuts a stretch into pieces; one of less than twice their usual length stays whole. */
export function cut(formatted: Formatted, { start, end }: Piece): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  while (isLong({ length: end - from })) {
    const at = cutFrom(formatted, from + PIECE_LENGTH, end);
    pieces.push({ start: from, end: at });
    from = at;
  }
  if (from < end) pieces.push({ start: from, end });
  return pieces;
}

/** How many characters at the start, and of the rest at the end, are the same with the same format. */
export function commonEnds(before: Formatted, after: Formatted): [prefix: number, suffix: number] {
  const shorter = Math.min(before.text.length, after.text.length);
  const isSame = (at: number, other: number) =>
    before.characters[at] === after.characters[other] &&
    before.text.charCodeAt(at) === after.text.charCodeAt(other);
  const growth = after.text.length - before.text.length;
  let prefix = 0;
  while (prefix < shorter && isSame(prefix, prefix)) prefix += 1;
  let suffix = 0;
  const last = before.text.length - 1;
  while (suffix < shorter - prefix && isSame(last - suffix, last - suffix + growth)) suffix += 1;
  return [prefix, suffix];
}
