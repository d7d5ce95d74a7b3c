import type { Page } from 'playwright-core';
import { drawPicture } from './support/photos';
import { button, expectFocus, heading } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { scene } = openStage();

let picture: Buffer;

beforeAll(async () => {
  picture = await drawPicture();
});

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const gone = (page: Page) => sidebar(page).waitFor({ state: 'hidden' });

async function openSidebar(page: Page) {
  await button(page, 'Open sidebar').click();
  await sidebar(page).waitFor();
}

const phone = (width: number) => ({
  viewport: { width, height: 640 },
  hasTouch: true,
  sliders: () => [[picture]],
});

async function closeInEveryWay({ page, open }: Scene) {
  await open('/slider');
  await heading(page, 'Slider').waitFor();
  await gone(page);

  await openSidebar(page);
  await button(page, 'Close sidebar').click();
  await gone(page);
  await expectFocus(button(page, 'Open sidebar'));

  await openSidebar(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.touchscreen.tap(width - 10, height / 2);
  await gone(page);

  await openSidebar(page);
  await page.keyboard.press('Escape');
  await gone(page);
  await expectFocus(button(page, 'Open sidebar'));
}

test.each([320, 375])(
  'opens over the page at %i px and closes by button, by a tap beside it and by Escape',
  (width) => scene(closeInEveryWay, phone(width))(),
);

test(
  'is open from 768 px on and closed below',
  scene(async ({ page, open }) => {
    await open('/slider');
    await gone(page);
    await page.setViewportSize({ width: 768, height: 640 });
    await sidebar(page).waitFor();
    expect(await button(page, 'Open sidebar').count()).toBe(0);
    await page.setViewportSize({ width: 767, height: 640 });
    await gone(page);
    await button(page, 'Open sidebar').waitFor();
  }, phone(767)),
);
