import type { Page } from 'playwright-core';
import { syllableStarts } from '../../../src/client/shared/text/graphemes';

const graphemes = new Intl.Segmenter('my', { granularity: 'grapheme' });

/** The Burmese texts on screen, and for each of their units in which line it stands. Runs in the page. */
const linesOf = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts: { text: string; tops: (number | undefined)[] }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent ?? '';
    const isField = node.parentElement?.closest('textarea, option');
    if (isField || !node.parentElement?.checkVisibility() || !/[\u1000-\u109f]/.test(text))
      continue;
    const tops = Array.from(text, (_, unit) => {
      range.setStart(node, unit);
      range.setEnd(node, unit + 1);
      const [box] = range.getClientRects();
      return box && Math.round(box.top);
    });
    texts.push({ text, tops });
  }
  return texts;
};

/** The Burmese syllables on a page that stand in two lines, with what stands before them. */
export async function brokenSyllables(page: Page): Promise<string[]> {
  const texts = await page.evaluate(linesOf);
  return texts.flatMap(({ text, tops }) => {
    const starts = new Set(syllableStarts(text));
    const inside = [...graphemes.segment(text)].filter(({ index }) => !starts.has(index));
    return inside
      .filter(({ index }) => tops[index] !== tops[index - 1] && tops[index] !== undefined)
      .map(({ index }) => `${text.slice(0, index)}|${text.slice(index)}`);
  });
}

/** The lines that are too short for their text, and where each unit of that ends, in pixels. Runs in the page. */
const shortLinesOf = () => {
  const paint = document.createElement('canvas').getContext('2d');
  const range = document.createRange();
  return [...document.querySelectorAll('*')].flatMap((line) => {
    const { textOverflow, font, paddingRight } = getComputedStyle(line);
    if (!paint || textOverflow !== 'ellipsis' || line.scrollWidth <= line.clientWidth) return [];
    paint.font = font;
    const right = line.getBoundingClientRect().right - parseFloat(paddingRight);
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const ends: number[] = [];
    let text = '';
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const words = node.textContent ?? '';
      text += words;
      for (let unit = 0; unit < words.length; unit += 1) {
        range.setStart(node, unit);
        range.setEnd(node, unit + 1);
        ends.push(range.getBoundingClientRect().right);
      }
    }
    return [{ text, ends, space: right - paint.measureText('…').width }];
  });
};

/** What is left of the Burmese lines that end with an ellipsis within a syllable, by the browsers' own rule. */
export async function cutSyllables(page: Page): Promise<string[]> {
  const lines = await page.evaluate(shortLinesOf);
  return lines.flatMap(({ text, ends, space }) => {
    const pieces = [...graphemes.segment(text)];
    const first = pieces.find(({ index, segment }) => {
      const end = Math.max(...ends.slice(index, index + segment.length));
      return end > space;
    });
    const index = first?.index ?? 0;
    return index === 0 || syllableStarts(text).includes(index) ? [] : [text.slice(0, index)];
  });
}
