import { graphemesOf } from '../text/graphemes';
import { sentenceBeginnings, wordBeginnings, wordEnds } from '../text/words';

export interface Font {
  /** In pixels. */
  size: number;
  weight: 400 | 600;
}

/** How far the ink of a text extends from the start of its baseline. */
interface Ink {
  left: number;
  right: number;
  ascent: number;
  descent: number;
}

export type Measure = (text: string, font: Font) => Ink;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line of text. Its box contains all of its ink; `start` is where its baseline begins. */
export interface TextBox extends Area {
  kind: 'text';
  text: string;
  font: Font;
  color: string;
  start: { x: number; y: number };
}

const BURMESE = /\p{Script=Myanmar}/u;

function piecesWithin(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemesOf(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

interface Wrapped {
  lines: string[];
  /** How many words are wider than a line, so that they are divided. */
  divided: number;
}

/** Wraps a text without line breaks, between words if possible. */
function wrapLine(text: string, fits: (text: string) => boolean): Wrapped {
  // The ellipsis of a text that was cut must not stand alone on a line.
  const ends = [...wordEnds(text).filter((end) => text.slice(end).trim() !== '…'), text.length];
  const words = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
  const lines: string[] = [];
  let line = '';
  let divided = 0;
  for (const word of words) {
    if (fits((line + word).trimEnd())) {
      line += word;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    const pieces = piecesWithin(word.trimStart(), fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    if (pieces.length > 1) divided += 1;
  }
  return { lines: [...lines, line.trimEnd()], divided };
}

interface Line {
  text: string;
  ink: Ink;
  baseline: number;
  height: number;
}

export interface Block {
  lines: Line[];
  font: Font;
  height: number;
}

/** The heights of lines and of the gap between paragraphs, as multiples of the font size. */
const LEADING = { burmese: 1.56, latin: 1.32, gap: 0.7 };

type WrapWithin = (width: number) => Wrapped;

/**
 * Finds the narrowest width that needs no more lines and divides no more words than the full width,
 * so that the lines are about equally long.
 */
function balanced(wrapWithin: WrapWithin, width: number): string[] {
  const full = wrapWithin(width);
  let { lines } = full;
  for (let part = 0.98; part > 0.6 && lines.length > 1; part -= 0.02) {
    const narrower = wrapWithin(width * part);
    if (narrower.lines.length > lines.length || narrower.divided > full.divided) break;
    lines = narrower.lines;
  }
  return lines;
}

/** Fills each line as far as possible. `balanced` makes the lines equally long instead. */
const filled = (wrapWithin: WrapWithin, width: number) => wrapWithin(width).lines;

/** Breaks a text into lines whose ink does not touch that of the line above. */
export function blockOf(
  text: string,
  font: Font,
  width: number,
  measure: Measure,
  fill = filled,
): Block {
  const { size } = font;
  const widthOf = (line: string) => {
    const { left, right } = measure(line, font);
    return Math.max(0, left) + right;
  };
  const lineOf = (line: string): Line => {
    const ink = measure(line, font);
    if (line === '')
      return { text: line, ink, baseline: 0, height: Math.round(size * LEADING.gap) };
    // At least the usual height for the language, so that lines are equally far apart.
    const [up, down] = BURMESE.test(line) ? [1.05, 0.5] : [0.75, 0.25];
    const [ascent, descent] = [Math.max(ink.ascent, size * up), Math.max(ink.descent, size * down)];
    const leading = size * (BURMESE.test(line) ? LEADING.burmese : LEADING.latin);
    const height = Math.ceil(Math.max(leading, ascent + descent));
    return {
      text: line,
      ink,
      baseline: Math.round((height - ascent - descent) / 2 + ascent),
      height,
    };
  };
  const lines = text
    .trim()
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .flatMap((paragraph) =>
      fill((limit) => wrapLine(paragraph.trim(), (line) => widthOf(line) <= limit), width),
    )
    .map(lineOf);
  return { lines, font, height: lines.reduce((sum, { height }) => sum + height, 0) };
}

interface Fitting {
  text: string;
  width: number;
  height: number;
  /** The largest and the smallest font size. */
  sizes: readonly [number, number];
  /** The smallest font size of bold letters. */
  boldFrom: number;
  measure: Measure;
}

/** Returns a text in the largest size that fits, or null if even the smallest does not. */
export function fittingBlock(fitting: Fitting): Block | null {
  const { text, width, height, sizes, boldFrom, measure } = fitting;
  const [largest, smallest] = sizes;
  for (let size = largest; size >= smallest; size -= 2) {
    const font: Font = { size, weight: size >= boldFrom ? 600 : 400 };
    if (blockOf(text, font, width, measure).height <= height)
      return blockOf(text, font, width, measure, balanced);
  }
  return null;
}

/**
 * Returns the longest beginning of a text that fits, with an ellipsis. It ends with a sentence
 * unless that leaves less than half of the text that would fit.
 */
export function cutText(text: string, fits: (beginning: string) => boolean): string {
  const byWords = wordBeginnings(text).findLast((beginning) => fits(`${beginning}…`)) ?? '';
  const bySentences = sentenceBeginnings(text).findLast((beginning) => fits(`${beginning} …`));
  if (bySentences !== undefined && bySentences.length > byWords.length / 2)
    return `${bySentences} …`;
  return `${byWords}…`;
}

/** Returns a text in the largest size that fits, cut if it is too long for the smallest. */
export function fitBlock(fitting: Fitting): Block {
  const whole = fittingBlock(fitting);
  if (whole) return whole;
  const [, size] = fitting.sizes;
  const blockIn = (text: string) =>
    blockOf(
      text,
      { size, weight: size >= fitting.boldFrom ? 600 : 400 },
      fitting.width,
      fitting.measure,
    );
  return blockIn(cutText(fitting.text, (text) => blockIn(text).height <= fitting.height));
}

export function linesAt(
  { lines, font }: Block,
  { x, y, width }: Omit<Area, 'height'>,
  color: string,
): TextBox[] {
  let bottom = y;
  return lines.flatMap(({ text, ink, baseline, height }) => {
    const top = bottom;
    bottom += height;
    if (text === '') return [];
    const start = { x: x + Math.max(0, ink.left), y: top + baseline };
    return [{ kind: 'text' as const, text, font, color, start, x, y: top, width, height }];
  });
}
