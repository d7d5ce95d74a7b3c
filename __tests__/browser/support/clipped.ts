import type { Page } from 'playwright-core';

/** Stacked letters, three high: subscripts, vowels below and signs above. */
export const STACKED = 'ဣန္ဒြေစန္ဒာ ဗုဒ္ဓဟူး ကျွန်ုပ် ဉာဏ်ဖြူ သင်္ဘောကြီး';

/** Finds clipped Burmese text on a page: lines lower than the ink, and ink outside of its box. */
export const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const paint = document.createElement('canvas').getContext('2d');
    const clipped: string[] = [];
    const inkOf = (words: string, style: CSSStyleDeclaration) => {
      if (!paint) throw new Error('Nothing can be drawn.');
      const { fontWeight, fontSize, fontFamily, lineHeight } = style;
      // `font` is empty if the style has tabular digits.
      paint.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const ink = paint.measureText(words);
      const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
      // Ink is measured in whole pixels.
      if (height > Math.ceil(parseFloat(lineHeight)))
        clipped.push(`${words}: line of ${lineHeight}`);
      const { fontBoundingBoxAscent: baseline } = ink;
      const top = baseline - ink.actualBoundingBoxAscent;
      return { top, bottom: baseline + ink.actualBoundingBoxDescent };
    };
    const isCutting = (box: Element, top: number, bottom: number) => {
      if (!['hidden', 'clip'].includes(getComputedStyle(box).overflowY)) return false;
      const edges = box.getBoundingClientRect();
      return top < edges.top - 0.5 || bottom > edges.bottom + 0.5;
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (walker.nextNode()) {
      const { textContent: words, parentElement: element } = walker.currentNode;
      if (!words || !element?.checkVisibility() || !/[\u1000-\u109f]/.test(words)) continue;
      const ancestors: Element[] = [];
      for (let box = element; box !== document.body; box = box.parentElement ?? document.body) {
        ancestors.push(box);
      }
      // Only for screen readers.
      if (ancestors.some(({ clientWidth }) => clientWidth === 1)) continue;
      seen.push(words);
      range.selectNodeContents(walker.currentNode);
      const lines = [...range.getClientRects()];
      const ink = inkOf(words, getComputedStyle(element));
      const [top, bottom] = [(lines[0]?.top ?? 0) + ink.top, (lines.at(-1)?.top ?? 0) + ink.bottom];
      const cutting = ancestors.filter((box) => isCutting(box, top, bottom));
      clipped.push(...cutting.map(({ tagName }) => `${words}: ${tagName}`));
    }
    return { seen, clipped };
  });
