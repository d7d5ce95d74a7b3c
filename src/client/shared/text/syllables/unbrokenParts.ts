import { syllableStarts } from '../graphemes';

/** A part of a text in code units, the end exclusive. */
export interface Part {
  from: number;
  to: number;
}

/** Letters without a space between them, where a dictionary decides what a line may end with. */
const RUN = /\p{Script=Myanmar}+/gu;

/** Some runs with what is between them: to ask for each alone takes five times as long, for all of a long text as long again. */
const STRETCH = /\p{Script=Myanmar}[^]{0,500}\p{Script=Myanmar}*/gu;

/** Finds the same words as the browser's line breaker. */
const dictionary = new Intl.Segmenter('my', { granularity: 'word' });

/** A letter that begins a syllable in any case: it is neither stacked nor a final. Most words begin with one. */
const START = /(?<!\u1039[\p{M}\u200D]*)(?=\p{Script=Myanmar})\p{L}(?!\u1037?[\u1039\u103A])/uy;

/** What has more code units is no syllable of any word, such as the same final many times, and may need several lines. */
const LONGEST_SYLLABLE = 16;

function mayBreakSyllable(text: string, at: number): boolean {
  START.lastIndex = at;
  return !START.test(text);
}

function partsOfRun(run: string, breaks: ReadonlySet<number>): Part[] {
  const starts = syllableStarts(run);
  const syllables = starts.map((from, index) => ({ from, to: starts[index + 1] ?? run.length }));
  return syllables.filter(({ from, to }) => {
    if (to - from > LONGEST_SYLLABLE) return false;
    const inside = Array.from({ length: to - from - 1 }, (_, unit) => from + unit + 1);
    return inside.some((at) => breaks.has(at));
  });
}

const shift = (parts: readonly Part[], by: number) =>
  parts.map(({ from, to }) => ({ from: from + by, to: to + by }));

function partsOfStretch(text: string): Part[] {
  const breaks = [...dictionary.segment(text)]
    .map(({ index }) => index)
    .filter((at) => mayBreakSyllable(text, at));
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const own = breaks.filter((at) => at > index && at < index + run.length);
    if (own.length === 0) return [];
    return shift(partsOfRun(run, new Set(own.map((at) => at - index))), index);
  });
}

/**
 * The Burmese syllables of a text that a browser would break between two lines, because its dictionary does not know the
 * word: ascending, apart from one another.
 */
export function unbrokenParts(text: string): Part[] {
  return [...text.matchAll(STRETCH)].flatMap(({ 0: stretch, index }) =>
    shift(partsOfStretch(stretch), index),
  );
}
