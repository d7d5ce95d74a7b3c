import { BlockWriter, GramKind } from './gramBlocks';
import type { Block } from './gramBlocks';
import { Suffixes } from './suffixes';

/** Comes before every bigram. */
export const NO_BIGRAM = -1;

/** Numbers a bigram; the number fits into 32 bits. */
function bigramOf(first: number, second: number): number {
  return first * 0x10000 + second;
}

/** Blocks that are stored together. */
export interface Batch {
  blocks: Block[];
  /** All grams up to this bigram, and those that begin with it, are written. */
  bigram: number;
}

/**
 * A gram in more documents is a branch of the tree; one in fewer is a leaf, and its documents have to be read where a
 * longer text is looked for.
 */
const LEAF_DOCUMENTS = 32;
/**
 * Reading so many documents costs about as much as a look-up. A leaf that occurs more often is as long as all its
 * occurrences go on alike, so that the rest of a word is known as well.
 */
export const READ_AT_ONCE = 4;
/** Bounds what texts cost that many documents have in common. */
const MAX_DEPTH = 64;
/** Where a gram occurs more often, its documents are stored with it; else they are gathered from the grams below. */
const GATHERED_OCCURRENCES = 1024;
const LAST_UNIT = 0xffff;
/** A batch is stored in a few milliseconds. */
const BATCH_BYTES = 300_000;
/** About 10 ms of work. */
const OCCURRENCES_PER_STEP = 200_000;
const LARGE_BRANCH = 20_000;

/** A gram that others begin with. */
interface Branch {
  from: number;
  /** Where the ranges of suffixes with the next longer grams end. */
  ends: readonly number[];
  /** The length of the gram. */
  depth: number;
  /** How many code units the first of the longer grams shares with what was written before. */
  firstShared: number;
  /** Whether a block may begin with a longer gram. */
  isApart: boolean;
}

/** Writes the suffix tree of some documents, cut off at its leaves. */
class TreeWriter {
  readonly out: BlockWriter;
  private readonly suffixes: Suffixes;
  /** Occurrences looked at since the last pause. */
  private looked = 0;

  constructor(texts: ReadonlyMap<number, string>) {
    this.suffixes = new Suffixes(texts);
    this.out = new BlockWriter(Math.max(0, ...texts.keys()) + 1);
  }

  /** The branch of everything. Call it first. */
  *root(): Generator<null, Branch> {
    const ends = yield* this.suffixes.sort();
    return { from: 0, ends, depth: 0, firstShared: 0, isApart: true };
  }

  /** A code unit of the first suffix of a range. */
  unitAt(from: number, depth: number): number {
    const { units, offsets } = this.suffixes;
    return units[(offsets[from] ?? 0) + depth] ?? 0;
  }

  /** Writes the entry of a single code unit. */
  unit(from: number, to: number): Branch {
    this.mayBreak(from, 0);
    return this.branch(from, to, 1, 0, false);
  }

  /** Writes a gram and those that begin with it. Yields about every 10 ms. */
  *tree(from: number, to: number, parent: Branch): Generator<null> {
    const branch = this.gram(from, to, parent);
    if (branch && to - from > LARGE_BRANCH) {
      for (const [begin, end] of rangesOf(branch)) yield* this.tree(begin, end, branch);
    } else if (branch) this.all(branch);
    if (this.looked < OCCURRENCES_PER_STEP) return;
    this.looked = 0;
    yield null;
  }

  private all(parent: Branch): void {
    let begin = parent.from;
    for (const end of parent.ends) {
      const branch = this.gram(begin, end, parent);
      if (branch) this.all(branch);
      begin = end;
    }
  }

  /** Writes the entry of a gram that a range of suffixes begin with. @returns null for a leaf */
  private gram(from: number, to: number, parent: Branch): Branch | null {
    const { suffixes } = this;
    const { isApart } = parent;
    const shared = from === parent.from ? parent.firstShared : parent.depth;
    if (isApart) this.mayBreak(from, shared);
    let depth = parent.depth + 1;
    if (to - from > READ_AT_ONCE) {
      while (depth < MAX_DEPTH && suffixes.hasOneFollower(from, to, depth)) depth += 1;
      this.looked += (to - from) * (depth - parent.depth);
    }
    if (depth === MAX_DEPTH || !suffixes.hasMoreDocuments(from, to, LEAF_DOCUMENTS)) {
      this.write(from, to, depth, shared, GramKind.leaf);
      return null;
    }
    return this.branch(from, to, depth, shared, to - from <= GATHERED_OCCURRENCES);
  }

  /** @param isGathered whether its documents are gathered from the longer grams */
  private branch(
    from: number,
    to: number,
    depth: number,
    shared: number,
    isGathered: boolean,
  ): Branch {
    if (!isGathered) this.write(from, to, depth, shared, GramKind.whole);
    const ends = this.suffixes.split(from, to, depth);
    const ended = ends.at(-1) ?? from;
    const hasEnd = isGathered && ended < to;
    if (hasEnd) this.write(ended, to, depth, shared, GramKind.end);
    const firstShared = isGathered && !hasEnd ? shared : depth;
    return { from, ends, depth, firstShared, isApart: !isGathered };
  }

  private mayBreak(from: number, shared: number): void {
    const { units, offsets } = this.suffixes;
    this.out.mayBreak(units, offsets[from] ?? 0, shared);
  }

  /** Writes an entry with the documents of a range of suffixes. */
  private write(from: number, to: number, depth: number, shared: number, kind: GramKind): void {
    const { suffixes, out } = this;
    for (let at = from; at < to; at += 1) out.document(suffixes.documentAt(at));
    const begin = suffixes.offsets[from] ?? 0;
    out.entry(suffixes.units, begin, begin + depth, shared, kind);
  }
}

/** The ranges of suffixes with the next longer grams. */
function rangesOf({ from, ends }: Branch): [from: number, to: number][] {
  return ends.map((end, at) => [ends[at - 1] ?? from, end]);
}

/**
 * The index of some documents in ascending order, in batches, so that other work can run between them. Null is a
 * pause without a batch, about every 10 ms.
 *
 * @param texts by ordinal, ascending; each ends in '\n'
 * @param after the bigram of the last batch that is stored, or `NO_BIGRAM`
 */
export function* writeGrams(
  texts: ReadonlyMap<number, string>,
  after: number,
): Generator<Batch | null> {
  const tree = new TreeWriter(texts);
  const { out } = tree;
  let last = after;
  for (const [from, to] of rangesOf(yield* tree.root())) {
    const first = tree.unitAt(from, 0);
    if (bigramOf(first, LAST_UNIT) <= after) continue;
    const bigrams = tree.unit(from, to);
    // It was stored with its first bigram.
    if (after >= bigramOf(first, 0)) out.flush();
    for (const [begin, end] of rangesOf(bigrams)) {
      const bigram = bigramOf(first, tree.unitAt(begin, 1));
      if (bigram <= after) continue;
      yield* tree.tree(begin, end, bigrams);
      last = bigram;
      if (out.completed < BATCH_BYTES) continue;
      yield { blocks: out.flush(), bigram: last };
    }
    last = bigramOf(first, LAST_UNIT);
  }
  yield { blocks: out.flush(), bigram: last };
}
