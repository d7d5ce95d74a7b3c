import type { Formatted, Stretch } from './formats';

/**
 * Length of a piece in UTF-16 code units, some 160 Burmese words; one that grows twice as long is cut. Chromium takes longer for
 * each key with many shorter ones as well as with longer ones.
 */
const PIECE_LENGTH = 2000;

export const isLong = ({ length }: { length: number }) => length >= 2 * PIECE_LENGTH;

/** Where a line may break, and no letter is parted from its signs. */
const CUT = /[ \u104A\u104B](?=[^\s\p{M}])/gu;

function isWithinLink({ formats }: Formatted, at: number): boolean {
  const linkAt = (index: number) => formats.find(({ end }) => end > index)?.format.getEntity();
  const link = linkAt(at);
  return Boolean(link) && linkAt(at - 1) === link;
}

/** The first position from which a piece may start, without cutting a link; the end where there is none. */
function cutFrom(formatted: Formatted, from: number, end: number): number {
  const { text } = formatted;
  CUT.lastIndex = from;
  for (let found = CUT.exec(text); found; found = CUT.exec(text)) {
    const at = found.index + 1;
    if (at >= end) return end;
    if (!isWithinLink(formatted, at)) return at;
  }
  return end;
}

/** Cuts a stretch into pieces; one of less than twice their usual length stays whole. */
export function cut(formatted: Formatted, { start, end }: Stretch): Stretch[] {
  const pieces: Stretch[] = [];
  let from = start;
  while (isLong({ length: end - from })) {
    const at = cutFrom(formatted, from + PIECE_LENGTH, end);
    pieces.push({ start: from, end: at });
    from = at;
  }
  if (from < end) pieces.push({ start: from, end });
  return pieces;
}
