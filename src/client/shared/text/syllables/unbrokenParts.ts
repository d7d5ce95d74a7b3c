import { syllableStarts } from '../graphemes';

/** A part of a text in code units, the end exclusive. */
export interface Part {
  from: number;
  to: number;
}

export const BURMESE = /\p{Script=Myanmar}/u;

/** Letters without a space between them, where a dictionary decides what a line may end with. */
const RUN = /\p{Script=Myanmar}+/gu;

/** Finds the same words as the browser's line breaker. */
const dictionary = new Intl.Segmenter('my', { granularity: 'word' });

/** What has more code units is no syllable of any word, such as the same final many times, and may need several lines. */
const LONGEST_SYLLABLE = 16;

function partsOfRun(run: string): Part[] {
  const breaks = new Set([...dictionary.segment(run)].map(({ index }) => index));
  const starts = syllableStarts(run);
  const syllables = starts.map((from, index) => ({ from, to: starts[index + 1] ?? run.length }));
  return syllables.filter(({ from, to }) => {
    if (to - from > LONGEST_SYLLABLE) return false;
    const inside = Array.from({ length: to - from - 1 }, (_, unit) => from + unit + 1);
    return inside.some((at) => breaks.has(at));
  });
}

/**
 * The Burmese syllables of a text that a browser would break between two lines, because its dictionary does not know the
 * word: ascending, apart from one another.
 */
export function unbrokenParts(text: string): Part[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    partsOfRun(run).map(({ from, to }) => ({ from: index + from, to: index + to })),
  );
}
