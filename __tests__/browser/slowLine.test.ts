import type { BrowserContext, Page } from 'playwright-core';
import { drawPicture } from './support/photos';
import { button, heading, link, sliderRows, text } from './support/screen';
import { openStage } from './support/stage';

const { scene } = openStage();

let picture: Buffer;

beforeAll(async () => {
  picture = await drawPicture();
});

const withOne = { sliders: () => [[picture]] };
const freshWithOne = { ...withOne, isFresh: true };

/** A telephone line at the edge of its reach: a second and a half there and back. */
const SLOW_3G = {
  offline: false,
  latency: 1500,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

async function slowDown(context: BrowserContext, page: Page) {
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', SLOW_3G);
}

/** Whether the thin line along the top of the window is there. It has no name: it is for the eye. */
const hasProgressLine = (page: Page) =>
  page.waitForFunction(() =>
    document
      .elementsFromPoint(window.innerWidth / 2, 1)
      .some((element) => getComputedStyle(element).height === '2px'),
  );

test(
  'says that it loads while a page and then its list are on their way',
  scene(async ({ page, context, open }) => {
    await open('/slider/create');
    await heading(page, 'Create Slider').waitFor();
    await slowDown(context, page);
    await button(page, 'Cancel').click();
    await hasProgressLine(page);
    await heading(page, 'Slider').waitFor();
    await text(page, 'Loading...').waitFor();
    await hasProgressLine(page);
    expect(await link(page, 'Create').count()).toBe(0);
    await sliderRows(page).first().waitFor();
    expect(await text(page, 'Loading...').count()).toBe(0);
  }, freshWithOne),
);

test(
  'sends what is deleted once, however often a slow line is pressed',
  scene(async ({ page, context, open }) => {
    let calls = 0;
    page.on('request', (request) => (calls += request.method() === 'DELETE' ? 1 : 0));
    await open('/slider');
    await sliderRows(page).first().waitFor();
    await slowDown(context, page);
    await button(page, 'Delete').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, 'Delete').click({ force: true });
    expect(await dialog.count()).toBe(0);
    await text(page, 'No slider data found.').waitFor();
    expect(calls).toBe(1);
  }, withOne),
);

test(
  'offers a second try for a page that a broken line did not bring',
  scene(async ({ page, open, faults }) => {
    faults.announce(/ERR_FAILED/);
    faults.announce(/ChunkLoadError/);
    await open('/slider/create');
    await heading(page, 'Create Slider').waitFor();
    await page.route('**/*.js', (route) => route.abort());
    await button(page, 'Cancel').click();
    await heading(page, 'This page could not be shown').waitFor();
    await page.unroute('**/*.js');
    await button(page, 'Try again').click();
    await sliderRows(page).first().waitFor();
  }, freshWithOne),
);
