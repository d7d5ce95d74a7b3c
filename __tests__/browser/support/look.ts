import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { eventually } from './screen';

/**
 * Waits until nothing moves, because axe would judge colours in transition. When a transition ends,
 * an element that inherits from it may start its own, so this checks repeatedly.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ playState }) => playState !== 'finished');
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    do {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await drawn();
    } while (running().length > 0);
  });

/**
 * Checks a page with axe.
 *
 * @param rules all of axe's, or those named
 * @returns each violation with its cause, place and fix
 */
export async function breachesOf(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page);
  // Injected through the debugger, because the page's content security policy forbids foreign
  // scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      ...(runOnly && { runOnly }),
      // Describing the passed nodes would take longer than the check itself.
      resultTypes: ['violations'],
    });
    // Formatted in the page, because transferring all of axe's rule data takes as long as the
    // check.
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    );
  }, rules);
}

/** The narrowest phone, a common phone, tablets and desktops. */
const WIDTHS = [320, 375, 600, 768, 1024, 1366, 1440, 1920];
/** Widths at which every target must have the size of a touch target. */
const PHONES = [320, 375];
/** Axe takes longer than measuring the width, so it checks one phone and one desktop width. */
const JUDGED_WIDTHS = [375, 1440];

/** Returns by how many CSS pixels the page overflows its window on the right. */
export const overhang = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** The dark scheme only changes colours. */
async function breachesInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await breachesOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await breachesOf(page, ['color-contrast']);
  return [...light, ...dark.map((breach) => `in the dark: ${breach}`)];
}

/**
 * Finds controls that are too small for a finger. Exempt are calendar days, because seven have to
 * fit; the name of a row, because View opens the same page; links in sentences; controls behind a
 * dialog; and controls that only exist while they have the focus.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, [role="slider"]';
    const inside = '[role="grid"], td[data-kind="main"], #main p, #main pre, [aria-hidden="true"]';
    const exempt = `${inside}, [href="#main"]`;
    return [...document.querySelectorAll(controls)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(exempt))
      .map((one) => ({
        one,
        box: (
          one.closest('.MuiInputBase-root, :has(> input), label') ?? one
        ).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && Math.round(Math.min(box.width, box.height)) < 44)
      .map(({ one, box }) => `${one.outerHTML.slice(0, 200)}: ${box.width} × ${box.height}`);
  });

/** Hovers over a control, and checks that nothing cuts off its tooltip or scrolls because of it. */
export async function expectWholeTooltip(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true });
  const tooltip = page.locator('[data-tooltip]').filter({ hasText: name, visible: true });
  await eventually(async () => {
    // Again after each failure, because a screen that still loads moves it away from the pointer.
    await control.hover();
    await tooltip.waitFor({ timeout: 1000 });
    const cutBy = await tooltip.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      for (let box = one.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        const isInside = left >= edge.left && right <= edge.right;
        if (!isInside || top < edge.top || bottom > edge.bottom) return box.outerHTML.slice(0, 200);
      }
      return right <= window.innerWidth ? null : 'the window';
    });
    expect([name, cutBy]).toEqual([name, null]);
  });
}

/** Checks the current screen at each width, without leaving it. */
export async function lookAtEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(async () => expect([width, await overhang(page)]).toEqual([width, 0]));
    if (PHONES.includes(width)) expect([width, await smallTargets(page)]).toEqual([width, []]);
    if (!JUDGED_WIDTHS.includes(width)) continue;
    expect([width, await breachesInBothSchemes(page)]).toEqual([width, []]);
  }
}

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
