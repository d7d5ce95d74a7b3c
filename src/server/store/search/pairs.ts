/*
 * The index of a segment has a row for each pair of letters that occurs in its texts. A letter is a
 * UTF-16 code unit, so that every script and every emoji counts alike. Folded texts hold no U+0000,
 * which stands here for "no letter".
 */

/** Stands for the letter after the last one. */
export const NO_LETTER = 0;
/** Comes before every pair. */
export const NO_PAIR = -1;

/** Numbers a pair of letters; those of all pairs fit into 32 bits. */
export function pairOf(first: number, second: number): number {
  return first * 0x10000 + second;
}

/** Numbers the pair that a text of one letter or more begins with. */
export function firstPairOf(text: string): number {
  return pairOf(text.charCodeAt(0), text.charCodeAt(1) || 0);
}

/** Three letters of a text that is looked for: a pair, the letter after it, and where they stand. */
export interface Run {
  pair: number;
  third: number;
  offset: number;
}

/** All runs of a text of three letters or more. */
export function runsOf(text: string): Run[] {
  return Array.from({ length: text.length - 2 }, (_, offset) => {
    const [first = 0, second = 0, third = 0] = [0, 1, 2].map((at) => text.charCodeAt(offset + at));
    return { pair: pairOf(first, second), third, offset };
  });
}

/** A way to cover a text up to the end of a run. */
interface Way {
  run: Run;
  cost: number;
  before: Way | null;
}

/**
 * The cheapest of a text's runs that cover it, the cheapest first: where all of them stand in their
 * places, the text does.
 *
 * @param runs all runs of the text, in order
 * @param costs what it costs to read the row of a pair
 */
export function cheapestCover(runs: readonly Run[], costs: ReadonlyMap<number, number>): Run[] {
  const costOf = ({ pair }: Run) => costs.get(pair) ?? 0;
  // A run must begin no more than three letters after the one before. The ways to those three:
  let ways: Way[] = [];
  for (const run of runs) {
    const [before = null] = [...ways].sort((a, b) => a.cost - b.cost);
    ways = [...ways.slice(-2), { run, cost: costOf(run) + (before?.cost ?? 0), before }];
  }
  const cover: Run[] = [];
  for (let way = ways.at(-1) ?? null; way; way = way.before) cover.push(way.run);
  return cover.sort((a, b) => costOf(a) - costOf(b));
}
