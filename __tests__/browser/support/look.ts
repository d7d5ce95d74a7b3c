import type { Page } from 'playwright-core';
import { breachesOf } from './axe';
import { eventually } from './eventually';

/** The narrowest phone, a common one, tablets and desks. */
const WIDTHS = [320, 375, 600, 768, 1024, 1366, 1440, 1920];
/** Phones, on which every target is to be as large as a finger. */
const PHONES = [320, 375];
/** Axe takes longer than measuring the width, so it checks one phone and one desktop width. */
const JUDGED_WIDTHS = [375, 1440];

/** How far the page reaches out of its window to the right, in CSS pixels. */
export const overhang = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** The dark scheme changes colours and nothing else. */
async function breachesInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await breachesOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await breachesOf(page, ['color-contrast']);
  return [...light, ...dark.map((breach) => `in the dark: ${breach}`)];
}

/**
 * What can be pressed and is smaller than a finger. Exempt are days of a calendar, seven of which have to fit, the name of
 * a row, beside which View leads to the same page, links in sentences, what is hidden behind a dialog, and what is only
 * there once it has the focus.
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

/** Looks at what is on the screen at each width, without leaving it. */
export async function lookAtEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(async () => expect([width, await overhang(page)]).toEqual([width, 0]));
    if (PHONES.includes(width)) expect([width, await smallTargets(page)]).toEqual([width, []]);
    if (!JUDGED_WIDTHS.includes(width)) continue;
    expect([width, await breachesInBothSchemes(page)]).toEqual([width, []]);
  }
}
