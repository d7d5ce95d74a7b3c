import type { Page } from 'playwright-core';
import { breachesOf } from './support/axe';
import { addUser } from './support/backOffice';
import type { Account } from './support/backOffice';
import { drawPicture } from './support/photos';
import { eventually } from './support/eventually';
import { openStage } from './support/stage';
import type { SceneOptions } from './support/stage';
import { shellVisits, signInVisits, sliderVisits } from './support/visits';
import type { Visit } from './support/visits';

const { product, scene } = openStage();

let picture: Buffer;
let viewer: Account;

beforeAll(async () => {
  picture = await drawPicture();
  viewer = await addUser(product, { name: 'ဒေါ်ခင်မြတ်နိုး', permissions: [] });
});

const WIDTHS = [320, 375, 768, 1440];
/** One phone and one desk: axe takes longer than a look at the width. */
const JUDGED_WIDTHS = [375, 1440];

const people: Record<NonNullable<Visit['by']>, SceneOptions['as']> = {
  nobody: null,
  viewer: () => viewer,
  administrator: undefined,
};

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
async function look(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(async () => expect([width, await overhang(page)]).toEqual([width, 0]));
    if (!JUDGED_WIDTHS.includes(width)) continue;
    expect([width, await breachesInBothSchemes(page)]).toEqual([width, []]);
  }
}

const visits: [string, Visit][] = Object.entries({
  ...signInVisits,
  ...sliderVisits,
  ...shellVisits,
});

test.each(visits)(
  'fits every width without scrolling sideways and passes axe, light and dark: %s',
  (_, { go, by = 'administrator', isEmpty, widths = WIDTHS }) =>
    scene(
      async (set) => {
        await go(set);
        await look(set.page, widths);
      },
      { as: people[by], sliders: () => (isEmpty ? [] : [[picture]]) },
    )(),
);
