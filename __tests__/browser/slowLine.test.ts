import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { ADMIN } from '../helpers/server/product';
import { listSliders, logIn } from './support/backOffice';
import { drawPicture, takePhoto, TWELVE_MEGAPIXELS } from './support/photos';
import { button, fileInput, heading, link, sliderRows, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

let picture: Buffer;

beforeAll(async () => {
  picture = await drawPicture();
});

const withOne = { sliders: () => [[picture]] };

/** A phone connection at the edge of coverage, with a round trip of a second and a half. */
const SLOW_3G = {
  offline: false,
  latency: 1500,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

async function slowDown(context: BrowserContext, page: Page) {
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', SLOW_3G);
}

/**
 * Waits for the thin line along the top of the window. It has no name, because it is only visual.
 */
const hasProgressLine = (page: Page) =>
  page.waitForFunction(() =>
    document
      .elementsFromPoint(window.innerWidth / 2, 1)
      .some((element) => getComputedStyle(element).height === '2px'),
  );

test(
  'shows that a page and then its list are loading',
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
  }, withOne),
);

/** Returns a promise that resolves when `release` is called. */
function holdBack() {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return { held, release: () => release() };
}

/** The first image of the only slider, as the server has stored it. */
async function storedImage(): Promise<Buffer> {
  const [slider] = await listSliders(product, await logIn(product, ADMIN));
  const response = await fetch(new URL(slider?.images[0]?.url ?? '', product.origin));
  return Buffer.from(await response.arrayBuffer());
}

test(
  'sends a photo of 12 megapixels scaled by a worker and turned upright',
  scene(
    async ({ page, context, open }) => {
      const photo = await takePhoto('IMG_2042.jpg', 6, TWELVE_MEGAPIXELS);
      await open('/slider/create');
      await fileInput(page).waitFor({ state: 'attached' });
      const scripts = holdBack();
      await page.route('**/*.js', (route) => scripts.held.then(() => route.continue()));
      await fileInput(page).setInputFiles(photo);
      await text(page, 'Preparing…').waitFor();
      const line = await context.newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', SLOW_3G);
      await button(page, 'Create').click();
      await text(page, 'The photos are being prepared, then everything is sent.').waitFor();
      const worker = page.waitForEvent('worker');
      scripts.release();
      await worker;
      const tile = await page.getByText(/^\d+ KB, \d+% sent$/).textContent();
      const progress = page.getByRole('progressbar', { name: 'Upload progress' });
      const total = await progress.getAttribute('aria-valuetext');
      await line.send('Network.emulateNetworkConditions', FAST);
      await heading(page, 'Slider').waitFor();

      const kilobytes = parseInt(tile ?? '', 10);
      expect(total).toContain(` of ${(kilobytes / 1000).toFixed(1)} MB`);
      expect(1000 * kilobytes).toBeLessThan(photo.buffer.length / 2);
      const stored = await storedImage();
      expect(await sharp(stored).metadata()).toMatchObject({ width: 1920, height: 2560 });
      const corner = { left: 1800, top: 50, width: 1, height: 1 };
      const [red, green] = await sharp(stored).extract(corner).raw().toBuffer();
      expect(red).toBeGreaterThan(150);
      expect(green).toBeLessThan(60);
    },
    { sliders: () => [] },
  ),
);
