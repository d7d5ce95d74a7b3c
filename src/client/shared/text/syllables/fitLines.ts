import { syllableStarts } from '../graphemes';
import { BURMESE } from './unbrokenParts';

/** One line, which ends with an ellipsis where it has too little space for its text: see `oneLine`. */
const LINE = '[data-one-line]';

/** Beside the ellipsis, in CSS pixels, for what is lost by rounding; less than any letter takes. */
const SLACK = 1;

interface Position {
  node: Text;
  offset: number;
}

/** Where the text of a line may end, in its order. */
function endsOf(line: Element): Position[] {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  const starts = syllableStarts(nodes.map(({ data }) => data).join(''));
  let end = 0;
  return nodes.flatMap((node) => {
    const start = end;
    end += node.length;
    const own = starts.filter((at) => at > start && at <= end);
    return own.map((at) => ({ node, offset: at - start }));
  });
}

function ellipsisWidth(font: string): number {
  const paint = document.createElement('canvas').getContext('2d');
  if (!paint) return 0;
  paint.font = font;
  return paint.measureText('…').width;
}

/** Where the last of ascending positions is that begins left of `limit`; 0 where none does. */
function lastBefore(limit: number, positions: readonly Position[], range: Range): number {
  let found = 0;
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const position = positions[middle];
    if (position) range.setEnd(position.node, position.offset);
    const { right } = range.getBoundingClientRect();
    if (right > limit) high = middle;
    else [low, found] = [middle + 1, right];
  }
  return found;
}

/** How much of a line stays empty, in CSS pixels, for its ellipsis to come after a whole syllable. */
function spaceAfter(line: Element): number {
  if (!BURMESE.test(line.textContent ?? '')) return 0;
  const range = document.createRange();
  range.selectNodeContents(line);
  const { right } = line.getBoundingClientRect();
  if (range.getBoundingClientRect().right <= right) return 0;
  const limit = right - ellipsisWidth(getComputedStyle(line).font) - SLACK;
  const end = lastBefore(limit, endsOf(line), range);
  return end === 0 ? 0 : Math.floor(limit - end);
}

/** Measures all lines at once, so that the page is laid out anew once. */
function fit(lines: readonly HTMLElement[]): void {
  for (const { style } of lines) Object.assign(style, { maxWidth: '', textOverflow: 'clip' });
  const spaces = lines.map(spaceAfter);
  for (const [index, { style }] of lines.entries()) {
    // A percentage does not change the width that the line asks of what it stands in.
    Object.assign(style, { maxWidth: `calc(100% - ${spaces[index]}px)`, textOverflow: '' });
  }
}

const isLine = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.matches(LINE);

const observer = new ResizeObserver((entries) =>
  fit(entries.flatMap(({ target }) => [...target.children].filter(isLine))),
);

const linesOf = (node: Node): Element[] => {
  const element = node instanceof Element ? node : node.parentElement;
  const line = element?.closest(LINE);
  return [...(line ? [line] : []), ...(element?.querySelectorAll(LINE) ?? [])];
};

/** Lets the lines that contain these nodes, or are among them, end with whole syllables at every width. */
export function fitLines(nodes: readonly Node[]): void {
  for (const { parentElement } of new Set(nodes.flatMap(linesOf))) {
    // Observed anew, it is reported again. The line itself is resized here.
    if (parentElement) observer.observe(parentElement);
  }
}
