import type { Page } from 'playwright-core';
import { breachesOf } from './axe';
import { eventually } from './eventually';

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
