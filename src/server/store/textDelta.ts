/** A part of a text: characters of its own, or a range of a reference text. */
export type Piece = string | readonly [offset: number, length: number];

/** The shortest range that is looked for, in UTF-16 code units. */
const BLOCK = 16;

/** Looking it up in `Math` for each character takes longer than all else where a program runs in a context of its own, as tests do. */
const { imul } = Math;

/** A polynomial hash (Rabin and Karp), in 32 bits. */
const BASE = 0x01000193;
/** The factor of the code unit that leaves a block. */
const LEAVING = Array.from({ length: BLOCK - 1 }).reduce<number>((power) => imul(power, BASE), 1);

function hashAt(text: string, offset: number): number {
  let hash = 0;
  for (let at = offset; at < offset + BLOCK; at += 1) {
    hash = (imul(hash, BASE) + text.charCodeAt(at)) | 0;
  }
  return hash;
}

/** The hash of the block that begins one code unit later. */
function roll(hash: number, text: string, offset: number): number {
  const rest = hash - imul(text.charCodeAt(offset), LEAVING);
  return (imul(rest, BASE) + text.charCodeAt(offset + BLOCK)) | 0;
}

/**
 * The blocks that a text consists of, in a hash table without chains: it only has to find most of them, and
 * may find a wrong one. A map takes several times as long for a megabyte.
 */
class Blocks {
  private readonly mask: number;
  /** Offsets in the text, from 1 on. */
  private readonly offsets: Int32Array;

  constructor(text: string) {
    this.mask = 2 ** Math.ceil(Math.log2(text.length / BLOCK + 1) + 2) - 1;
    this.offsets = new Int32Array(this.mask + 1);
    // From the last one on, so that the first of several is found.
    for (let block = Math.floor(text.length / BLOCK) - 1; block >= 0; block -= 1) {
      const offset = block * BLOCK;
      this.offsets[this.indexOf(hashAt(text, offset))] = offset + 1;
    }
  }

  private indexOf(hash: number): number {
    return (hash ^ (hash >>> 15)) & this.mask;
  }

  /** Where a block with a hash may be; -1 for none. */
  find(hash: number): number {
    return (this.offsets[this.indexOf(hash)] ?? 0) - 1;
  }
}

/** How many code units two texts have in common from two offsets, in steps of 1 or -1, at most `max`. */
function commonLength(a: string, at: number, b: string, from: number, step: 1 | -1, max: number) {
  let length = 0;
  while (length < max && a.charCodeAt(at + length * step) === b.charCodeAt(from + length * step)) {
    length += 1;
  }
  return length;
}

/**
 * A text as differences from a reference text, in time that grows with their lengths alone. Finds what was
 * left, moved or repeated, in ranges of at least 16 code units, 31 where it has moved.
 *
 * @returns pieces that `applyPieces` joins
 */
export function piecesOf(text: string, reference: string): Piece[] {
  const blocks = new Blocks(reference);
  const pieces: Piece[] = [];
  let written = 0;
  let at = 0;
  let hash = hashAt(text, at);
  while (at + BLOCK <= text.length) {
    const from = blocks.find(hash);
    const max = from < 0 ? 0 : Math.min(text.length - at, reference.length - from);
    const length = commonLength(text, at, reference, from, 1, max);
    if (length < BLOCK) {
      hash = roll(hash, text, at);
      at += 1;
      continue;
    }
    const maxBack = Math.min(at - written, from);
    const back = commonLength(text, at - 1, reference, from - 1, -1, maxBack);
    if (at - back > written) pieces.push(text.slice(written, at - back));
    pieces.push([from - back, back + length]);
    at += length;
    written = at;
    hash = hashAt(text, at);
  }
  if (written < text.length) pieces.push(text.slice(written));
  return pieces;
}

/** The text whose differences from the reference text these are. */
export function applyPieces(pieces: readonly Piece[], reference: string): string {
  const textOf = (piece: Piece) =>
    typeof piece === 'string' ? piece : reference.slice(piece[0], piece[0] + piece[1]);
  return pieces.map(textOf).join('');
}

/** Whether a value of unknown shape is a piece. */
export function isPiece(value: unknown): value is Piece {
  if (typeof value === 'string') return true;
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}
