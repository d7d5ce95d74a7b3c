import { isInsideSyllable } from './truncate';

export interface LinePart {
  text: string;
  /**
   * A line must not break within a `unbroken` part. A `cut` part is a block of its own, because the
   * layout of an endless phrase takes browsers the square of its length in time.
   */
  kind: 'plain' | 'unbroken' | 'cut';
}

interface Range {
  from: number;
  to: number;
  isCut?: boolean;
}

/** Browsers break lines of Burmese where this segmenter ends a word. */
const words = new Intl.Segmenter('my', { granularity: 'word' });

const BURMESE = /\p{Script=Myanmar}/u;

/**
 * A word of more syllables may not fit on a line, and browsers break it anywhere then. A word of
 * more than `MOST` fits on none.
 */
const [MANY, MOST] = [6, 40];

/** A single letter with its signs, or dots, with which a text ends. */
const SHORT_END = /^(?:\.{3}|(?=\p{Script=Myanmar})\p{L}[\p{M}\u1039]*[.။၊]*)$/u;

function syllableAround(text: string, index: number): Range {
  let [from, to] = [index, index + 1];
  while (from > 0 && isInsideSyllable(text, from)) from -= 1;
  while (to < text.length && isInsideSyllable(text, to)) to += 1;
  return { from, to };
}

function syllablesOf(text: string, { from, to }: Range): Range[] {
  const syllables: Range[] = [];
  for (let at = from; at < to; at = syllables.at(-1)?.to ?? to)
    syllables.push(syllableAround(text, at));
  return syllables;
}

/**
 * The parts of a text between spaces, in which words are found: the segmenters of browsers need the
 * square of a text's length in time.
 */
const PHRASE = /[^\s\u200B၊။]+[\s\u200B၊။]*|[\s\u200B၊။]+/gu;
/** A longer phrase, which no person wrote, is cut, and its syllables are not unbroken. */
const LONGEST_PHRASE = 1000;

function piecesOf(text: string, { from, to }: Range): Range[] {
  const pieces: Range[] = [];
  for (let at = from; at < to; at = pieces.at(-1)?.to ?? to) {
    const end = Math.min(at + LONGEST_PHRASE, to);
    pieces.push({
      from: at,
      to: end < to ? syllableAround(text, end).from || end : to,
      isCut: true,
    });
  }
  return pieces;
}

/** The words of a text between places where a line can break without breaking a syllable. */
function wordsOf(text: string): { words: Range[]; unbroken: Range[] } {
  const found: Range[] = [];
  const unbroken: Range[] = [];
  for (const { 0: phrase, index: start } of text.matchAll(PHRASE)) {
    if (phrase.length > LONGEST_PHRASE) {
      const range = { from: start, to: start + phrase.length };
      if (BURMESE.test(phrase)) unbroken.push(...piecesOf(text, range));
      continue;
    }
    for (const { index, segment } of words.segment(phrase)) {
      const [from, to] = [start + index, start + index + segment.length];
      const last = found.at(-1);
      if (!last || !isInsideSyllable(text, from)) {
        found.push({ from, to });
        continue;
      }
      last.to = to;
      if (from >= (unbroken.at(-1)?.to ?? 0)) unbroken.push(syllableAround(text, from));
    }
  }
  return { words: found, unbroken };
}

/** The end of a text that must not stand alone on a line, with the word before it. */
function endOf(text: string, all: readonly Range[]): Range[] {
  const ends = all.filter(({ from, to }) => text.slice(from, to).trim() !== '').slice(-5);
  const short = ends.findIndex(({ from }, index) => index > 0 && SHORT_END.test(text.slice(from)));
  const before = ends[short - 1];
  if (!before || syllablesOf(text, before).length > MANY) return [];
  return [{ from: before.from, to: text.length }];
}

/** In ascending order; a range that is within or beside another is joined with it. */
function joined(ranges: Range[]): Range[] {
  const all: Range[] = [];
  for (const range of ranges.sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && range.from < last.to) last.to = Math.max(last.to, range.to);
    else all.push({ ...range });
  }
  return all;
}

/**
 * Divides a text so that no line of it breaks within a Burmese syllable or has only its last
 * letter. Browsers break Burmese by a dictionary, which cuts some syllables.
 */
export function lineParts(text: string): LinePart[] {
  if (!BURMESE.test(text)) return [{ text, kind: 'plain' }];
  const { words: all, unbroken } = wordsOf(text);
  for (const word of all) {
    // A syllable has at least one UTF-16 unit.
    if (word.to - word.from <= MANY || !BURMESE.test(text.charAt(word.from))) continue;
    const syllables = syllablesOf(text, word);
    if (syllables.length > MANY && syllables.length <= MOST) unbroken.push(...syllables);
  }
  const parts: LinePart[] = [];
  let end = 0;
  for (const { from, to, isCut } of joined([...unbroken, ...endOf(text, all)])) {
    if (from > end) parts.push({ text: text.slice(end, from), kind: 'plain' });
    parts.push({ text: text.slice(from, to), kind: isCut ? 'cut' : 'unbroken' });
    end = to;
  }
  if (end < text.length || parts.length === 0) {
    parts.push({ text: text.slice(end), kind: 'plain' });
  }
  return parts;
}
