import type { Page } from 'playwright-core';
import { drawPicture } from './support/photos';
import { button, heading, link, sliderRows } from './support/screen';
import { openStage } from './support/stage';

const { scene } = openStage();

let picture: Buffer;

beforeAll(async () => {
  picture = await drawPicture();
});

const banner = (page: Page) =>
  page.getByText('No connection to the server. What you type is kept; nothing is sent by itself.');

const note = (page: Page) =>
  page.getByText(/^As of \d\d:\d\d\. The server could not be reached\.$/);

const topOf = async (page: Page) => (await page.getByLabel('Title').boundingBox())?.y ?? NaN;

/** Less than a pixel: pages scroll by whole ones. */
const expectInPlace = async (page: Page, top: number) =>
  expect(Math.abs((await topOf(page)) - top)).toBeLessThan(1);

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test.each([1280, 375])(
  'keeps the list while the line is down, and refreshes it when it is back, at %i px',
  async (width) => {
    await scene(
      async ({ page, context, open, faults }) => {
        faults.announce(/ERR_INTERNET_DISCONNECTED/);
        await open('/posts/create');
        await page.getByLabel('Title').click();
        const top = await topOf(page);
        await context.setOffline(true);
        await banner(page).waitFor();
        await expectInPlace(page, top);
        await context.setOffline(false);
        await banner(page).waitFor({ state: 'detached' });
        await expectInPlace(page, top);

        await open('/slider');
        await sliderRows(page).first().waitFor();
        await button(page, 'View').or(link(page, 'View')).first().click();
        await heading(page, 'Slider Detail').waitFor();
        await context.setOffline(true);
        await page.goBack();
        await note(page).waitFor();
        await banner(page).waitFor();
        expect(await sliderRows(page).count()).toBe(1);
        expect(await isTooWide(page)).toBe(false);

        await context.setOffline(false);
        await banner(page).waitFor({ state: 'detached' });
        await note(page).waitFor({ state: 'detached' });
      },
      { sliders: () => [[picture]], viewport: { width, height: 812 }, isFresh: true },
    )();
  },
);
