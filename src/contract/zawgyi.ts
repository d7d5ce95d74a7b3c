import { ZawgyiConverter, ZawgyiDetector } from 'myanmar-tools';
import { isBurmese, isOtherLanguage, isWellFormed } from './myanmarScript';
import { normalize } from './normalize';

const detector = new ZawgyiDetector();
const converter = new ZawgyiConverter();

/** A probability of Zawgyi below or above these is believed. */
const [UNICODE_BELOW, ZAWGYI_ABOVE] = [0.05, 0.95];

/** Zawgyi has these signs before their letter, and those of `AFTER_LETTER` after it. */
const BEFORE_LETTER = '[\u1031\u103B\u107E-\u1084]';
const AFTER_LETTER =
  '[\u102B-\u1030\u1032-\u103A\u103C-\u103E]|\u105A|[\u1060-\u107D]|[\u1085-\u1097]';
const BESIDE_LETTERS = `(?<!${BEFORE_LETTER})(?!${AFTER_LETTER})`;
const FINAL = '[\u1000-\u1021]\u1037?[\u1039\u103A]';
/**
 * Where the library looks at more than a letter with its signs: digits can be letters, white space
 * can be superfluous, and an asat can be misplaced.
 */
const LOOKS_BACK = '[\u1040-\u1049\u105A\u200B]|[^\u1000-\u1021]\u1039';
const LOOKS_AHEAD = '[\u1040-\u1049\\s\u200B]';

/**
 * A part of a text in Zawgyi that ends with a syllable. The library converts it alone as it does
 * within the text.
 */
const PIECE = new RegExp(
  `[^]{1,400}(?:$|(?<!${LOOKS_BACK})${BESIDE_LETTERS}(?!${LOOKS_AHEAD}|${FINAL}))|[^]{1,400}`,
  'gu',
);

/** Cuts a text. Its pieces are short, because the library needs the square of the length in time. */
export const piecesOf = (text: string): string[] => text.match(PIECE) ?? [];

/** Whether no sign of a text in Zawgyi belongs to a letter on the other side of an index. */
export function isBesideLetters(text: string, index: number): boolean {
  const place = new RegExp(BESIDE_LETTERS, 'uy');
  place.lastIndex = index;
  return place.test(text);
}

/** Converts a text in Zawgyi to Unicode. Any other text comes out wrong. */
export function toUnicode(zawgyi: string): string {
  const converted = piecesOf(zawgyi).map((piece) => converter.zawgyiToUnicode(piece));
  return normalize(converted.join(''), 'NFC');
}

/** A part of a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** Letters, signs and digits without white space or punctuation. */
const RUN = /[\u1000-\u1049\u104C-\u109F\uA9E0-\uA9FF\uAA60-\uAA7F\uFE00]+/gu;

function* runsOf(paragraph: string): Generator<Span & { text: string }> {
  for (const { 0: run, index } of paragraph.matchAll(RUN)) {
    let end = index;
    for (const piece of piecesOf(run)) {
      const start = end;
      end += piece.length;
      yield { start, end, text: normalize(piece, 'NFC') };
    }
  }
}

/** A text without these characters is the same in both encodings. */
const DIFFERS = /[\u1031\u1033\u1034\u1039-\u103E\u105A\u1060-\u1097]/u;
/** Characters of Unicode that Zawgyi does not have. */
const NEVER_ZAWGYI =
  /[\u1022\u1028\u1035\u103E\u103F\u1050-\u1059\u105B-\u105F\u1098-\u109F\uA9E0-\uA9FF\uAA60-\uAA7F\uFE00]/u;
/** Characters that Burmese has in Zawgyi only, or Zawgyi's asat twice: Unicode's virama. */
const MARKS_ZAWGYI = /[\u1033\u1034\u105A\u1060-\u1097]|\u1039.{2,}\u1039/u;

const isLikelyUnicode = (run: string) => detector.getZawgyiProbability(run) < UNICODE_BELOW;

const isBurmeseInZawgyi = (run: string) => isBurmese(toUnicode(run));

/** Whether a run is certainly not in Zawgyi. */
function isUnicode(run: string): boolean {
  if (NEVER_ZAWGYI.test(run)) return true;
  if (!DIFFERS.test(run)) return false;
  return isLikelyUnicode(run) || (isOtherLanguage(run) && !isBurmeseInZawgyi(run));
}

const VOWEL_FIRST = /(?<![\u1000-\u1021\u103B-\u103E])\u1031([\u1000-\u1021][\u103B-\u103E]*)/gu;

/** Whether a run is Unicode, but its vowel e was typed before its letter. */
function isVowelFirst(run: string): boolean {
  const ordered = normalize(run.replace(VOWEL_FIRST, '$1\u1031'), 'NFC');
  return isBurmese(ordered) && isLikelyUnicode(ordered) && ordered !== toUnicode(run);
}

/** Whether a run makes sense as Burmese in Zawgyi, but not in Unicode. */
function isLikelyZawgyi(run: string): boolean {
  if (!DIFFERS.test(run) || isBurmese(run) || isOtherLanguage(run)) return false;
  if (!(detector.getZawgyiProbability(run) > ZAWGYI_ABOVE)) return false;
  return isBurmeseInZawgyi(run) && !isVowelFirst(run);
}

const isZawgyi = (run: string) =>
  (!isWellFormed(run) || MARKS_ZAWGYI.test(run)) && isLikelyZawgyi(run);

/** Beside text in Unicode, a run must also make no sense as Unicode in any other language. */
const isZawgyiBesideUnicode = (run: string) => !isWellFormed(run) && isLikelyZawgyi(run);

/**
 * The parts of a paragraph that look like Zawgyi. Runs that may be either belong to a part if they
 * have runs in Zawgyi and none in Unicode beside them.
 */
function spansOf(paragraph: string): Span[] {
  const groups = [[]] as (Span & { text: string })[][];
  for (const run of runsOf(paragraph)) {
    if (isUnicode(run.text)) groups.push([]);
    else groups.at(-1)?.push(run);
  }
  const isMixed = groups.length > 1;
  const isFound = ({ text }: { text: string }) =>
    isMixed ? isZawgyiBesideUnicode(text) : isZawgyi(text);
  return groups.flatMap((group, index) => {
    const first = group.find(isFound);
    const last = first && group.findLast(isFound);
    if (!last) return [];
    const start = index === 0 ? 0 : first.start;
    return { start, end: index === groups.length - 1 ? paragraph.length : last.end };
  });
}

/** The parts of a text that look like Zawgyi. Each line is a paragraph, judged on its own. */
export function zawgyiSpans(text: string): Span[] {
  let from = 0;
  return text.split('\n').flatMap((paragraph) => {
    const offset = from;
    from += paragraph.length + 1;
    return spansOf(paragraph).map(({ start, end }) => ({
      start: offset + start,
      end: offset + end,
    }));
  });
}

export const looksLikeZawgyi = (paragraph: string): boolean => spansOf(paragraph).length > 0;

export const zawgyiParagraphs = (text: string): string[] =>
  text.split('\n').filter(looksLikeZawgyi);

/** Converts the parts of a text that look like Zawgyi, and no other. */
export function convertZawgyi(text: string): string {
  let converted = '';
  let copied = 0;
  for (const { start, end } of zawgyiSpans(text)) {
    converted += text.slice(copied, start) + toUnicode(text.slice(start, end));
    copied = end;
  }
  return converted + text.slice(copied);
}
