import type { Page } from 'playwright-core';
import { drawPicture } from './support/photos';
import { button, fileInput, signInScreen, sliderRows } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { scene } = openStage();

/** How far round a control the sign of its focus may reach, in CSS pixels. */
const RING = 3;

/** What has the focus, as a person would find it in the page; null past the last stop. */
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

/** Walks over a page by the tab key. @returns the stops at which nothing shows the focus */
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
