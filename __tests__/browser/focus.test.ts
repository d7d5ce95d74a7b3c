import type { Locator, Page } from 'playwright-core';
import { eventually } from './support/eventually';
import { drawPicture } from './support/photos';
import { button, fileInput, signInScreen, sliderRows } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { scene } = openStage();

/** The distance in CSS pixels that a focus indicator may extend beyond its control. */
const RING = 3;

/** Describes the focused element so that a person can find it; null past the last tab stop. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body ? null : (activeElement?.outerHTML.slice(0, 120) ?? null);
  });

async function picturesOfFocus(page: Page): Promise<Buffer[]> {
  const control = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const box = await control.boundingBox();
  if (!box) throw new Error('What has the focus is not on the screen.');
  const clip = {
    x: Math.max(0, box.x - RING),
    y: Math.max(0, box.y - RING),
    width: box.width + 2 * RING,
    height: box.height + 2 * RING,
  };
  const withFocus = await page.screenshot({ clip, animations: 'disabled' });
  await control.evaluate((element) => element.blur());
  const without = await page.screenshot({ clip, animations: 'disabled' });
  await control.evaluate((element) => element.focus());
  return [withFocus, without];
}

/** Tabs through a page. @returns the stops without a visible focus indicator */
async function stopsWithoutSign(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null) break;
    stops += 1;
    const [withFocus, without] = await picturesOfFocus(page);
    if (without && withFocus?.equals(without)) unseen.push(stop);
  }
  expect(stops).toBeGreaterThan(3);
  return unseen;
}

const visits = {
  'the sign-in screen': async ({ page, open }: Scene) => {
    await open('/');
    await signInScreen(page);
  },
  'the list': async ({ page, open }: Scene) => {
    await open('/slider');
    await sliderRows(page).first().waitFor();
  },
  'a form': async ({ page, open }: Scene) => {
    await open('/slider/create');
    const buffer = await drawPicture();
    await fileInput(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await button(page, 'Remove File').waitFor();
  },
};

let picture: Buffer;

beforeAll(async () => {
  picture = await drawPicture();
});

test.each(Object.entries(visits))('shows at every stop of %s where the focus is', (name, visit) =>
  scene(
    async (set) => {
      await visit(set);
      expect(await stopsWithoutSign(set.page)).toEqual([]);
    },
    { as: name.includes('sign-in') ? null : undefined, sliders: () => [[picture]] },
  )(),
);

test(
  "keeps the focused element clear of a phone's header, also backwards",
  scene(async ({ page, open }) => {
    await page.setViewportSize({ width: 375, height: 640 });
    await open('/role/create');
    const create = button(page, 'Create');
    await create.waitFor();
    await create.focus();
    const covered = () =>
      page.evaluate(() => {
        const header = document.querySelector('header');
        const { activeElement } = document;
        if (!header || !activeElement || header.contains(activeElement)) return null;
        return activeElement.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
      });
    for (let under = await covered(); under !== null; under = await covered()) {
      expect([await focused(page), under]).toEqual([await focused(page), false]);
      await page.keyboard.press('Shift+Tab');
    }
  }),
);

/** Returns the visible words beside an icon-only control. */
const wordsBeside = async (control: Locator) => {
  const tooltip = control.locator('xpath=following-sibling::*[@data-tooltip]');
  return (await tooltip.filter({ visible: true }).allInnerTexts()).join();
};

test(
  'tells the name of an icon-only control beside the pointer, and under the keyboard',
  scene(async ({ page, open }) => {
    await open('/slider');
    const account = button(page, 'Account');
    await account.waitFor();
    const says = (words: RegExp) =>
      eventually(async () => expect(await wordsBeside(account)).toMatch(words));
    await says(/^$/);
    await account.hover();
    await says(/Account/);
    await page.mouse.move(0, 0);
    await says(/^$/);
    await page.keyboard.press('Tab');
    await account.focus();
    await says(/Account/);
  }),
);
