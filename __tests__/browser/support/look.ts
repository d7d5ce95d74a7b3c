import type { Page } from 'playwright-core';
import { breachesOf } from './axe';
import { eventually } from './eventually';

/** The narrowest phone, a common one, and a desk. */
const WIDTHS = [320, 375, 1440];
/** Axe takes longer than measuring the width, so it checks one phone and one desktop width. */
const JUDGED_WIDTHS = [375, 1440];

const overhang = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** The dark scheme changes colours and nothing else. */
async function breachesInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await breachesOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await breachesOf(page, ['color-contrast']);
  return [...light, ...dark.map((breach) => `in the dark: ${breach}`)];
}

/** Looks at what is on the screen at each width, without leaving it. */
export async function lookAtEveryWidth(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(async () => expect([width, await overhang(page)]).toEqual([width, 0]));
    if (!JUDGED_WIDTHS.includes(width)) continue;
    expect([width, await breachesInBothSchemes(page)]).toEqual([width, []]);
  }
}
