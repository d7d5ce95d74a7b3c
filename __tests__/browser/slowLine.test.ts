import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { hold } from '../helpers/hold';
import { takePhoto, TWELVE_MEGAPIXELS } from './support/photos';
import { button, eventually, fileInput, heading, link, sliderRows, text } from './support/screen';
import { openStage } from './support/stage';

const { product, office, scene } = openStage();

/** A phone connection at the edge of coverage, with a round trip of a second and a half. */
const SLOW_3G = {
  offline: false,
  latency: 1500,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

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
  scene(
    async ({ page, context, open }) => {
      await open('/slider/create');
      await heading(page, 'Create Slider').waitFor();
      const line = await context.newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', SLOW_3G);
      let answer: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/sliders', (route) => asked.then(() => route.continue()));
      await button(page, 'Cancel').click();
      await hasProgressLine(page);
      await heading(page, 'Slider').waitFor();
      await text(page, 'Loading...').waitFor();
      await hasProgressLine(page);
      expect(await link(page, 'Create').count()).toBe(0);
      answer();
      await sliderRows(page).first().waitFor();
      expect(await text(page, 'Loading...').count()).toBe(0);
    },
    { sliders: 1 },
  ),
);

/** The first image of the only slider, as the server has stored it. */
async function storedImage(): Promise<Buffer> {
  const [slider] = await office.listSliders();
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
      const scripts = hold();
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
    { sliders: 0 },
  ),
);

const groundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

test.each([
  ['en', 'Myanmar Disaster and Weather Information Service', 'Posts', 0],
  ['my', 'မြန်မာ့ သဘာဝဘေးနှင့် မိုးလေဝသ သတင်းဝန်ဆောင်မှု', 'ပို့စ်များ', 2],
])(
  'shows the name of the service in the chosen language and colours until the app arrives: %s',
  (language, name, title, fonts) =>
    scene(
      async ({ page, open }) => {
        await page.addInitScript((chosen) => {
          localStorage.setItem('language', chosen);
          localStorage.setItem('color-scheme', 'dark');
        }, language);
        let asked = 0;
        page.on('request', (request) => {
          if (/noto-.*\.woff2$/.test(request.url())) asked += 1;
        });
        const app = hold();
        await page.route('**/main.*.js', (route) => app.held.then(() => route.continue()));
        const opened = open('/posts');
        const splash = page.locator('.splash');
        await splash.getByText(name).waitFor();
        await eventually(async () => expect(await splash.locator('p:visible').count()).toBe(1));
        // On a Burmese page both weights of the font are requested before the app has loaded.
        await eventually(() => expect(asked).toBe(fonts));
        const ground = await groundOf(page, '.splash');
        app.release();
        await opened;
        await heading(page, title).waitFor();
        await splash.waitFor({ state: 'hidden' });
        expect(await groundOf(page, 'body')).toBe(ground);
      },
      { viewport: { width: 375, height: 812 } },
    )(),
);
