import type { Page } from 'playwright-core';
import { startProxy } from '../helpers/server/cuttableProxy';
import { takePhoto } from './support/photos';
import { button, eventually, fileInput, heading, link, sliderRows, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, office, scene } = openStage();

const banner = (page: Page) =>
  page.getByText('No connection to the server. What you type is kept; nothing is sent by itself.');

const note = (page: Page) =>
  page.getByText(/^As of \d\d:\d\d\. The server could not be reached\.$/);

const topOf = async (page: Page) => (await page.getByLabel('Title').boundingBox())?.y ?? NaN;

/**
 * The page loads this last, once the browser is idle. After that the connection can be cut between
 * requests.
 */
const untilLoaded = (page: Page) => text(page, 'No announcement in force').waitFor();

/** Less than a pixel, because pages scroll by whole pixels. */
const expectInPlace = async (page: Page, top: number) =>
  expect(Math.abs((await topOf(page)) - top)).toBeLessThan(1);

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test.each([1280, 375])(
  'shows the earlier list on request while the line is down, and refreshes it when it is back, at %i px',
  (width) =>
    scene(
      async ({ page, context, open, faults }) => {
        faults.announce(/ERR_INTERNET_DISCONNECTED|announcement in force could not be loaded/);
        await open('/posts/create');
        await untilLoaded(page);
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
        await untilLoaded(page);
        await button(page, 'View').or(link(page, 'View')).first().click();
        await heading(page, 'Slider Detail').waitFor();
        await context.setOffline(true);
        await page.goBack();
        await text(page, 'No slider data found.').waitFor();
        await page.getByRole('button', { name: /^Show the list of / }).click();
        await note(page).waitFor();
        await banner(page).waitFor();
        expect(await sliderRows(page).count()).toBe(1);
        expect(await isTooWide(page)).toBe(false);

        await context.setOffline(false);
        await banner(page).waitFor({ state: 'detached' });
        await note(page).waitFor({ state: 'detached' });
      },
      { sliders: 1, viewport: { width, height: 812 } },
    )(),
);

const FAILED = 'Failed to create slider.';

/** Waits as long as the page would take to show a change. */
const untilPainted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

test(
  'sends the form if the connection returns between press and release',
  scene(
    async ({ page, context, open, faults }) => {
      faults.announce(/ERR_INTERNET_DISCONNECTED|announcement in force could not be loaded/);
      await open('/slider/create');
      await fileInput(page).setInputFiles(await takePhoto('IMG_2041.jpg'));
      await page.getByText(/^\d+ KB$/).waitFor();
      await untilLoaded(page);
      await context.setOffline(true);
      await button(page, 'Create').click();
      await text(page, FAILED).waitFor();
      await banner(page).waitFor();

      await button(page, 'Create').hover();
      await page.mouse.down();
      const answer = page.waitForResponse('**/api/announcements');
      await context.setOffline(false);
      await answer;
      await untilPainted(page);
      await page.mouse.up();
      await heading(page, 'Slider').waitFor();
      await banner(page).waitFor({ state: 'detached' });
    },
    { sliders: 0 },
  ),
);

/** Opens a page at the address of a proxy, with the session of the scene. */
async function openBehind(origin: string, { page, session }: Scene, route: string) {
  await page.goto(`${origin}/build/icons/category-one.svg`);
  await page.evaluate((stored) => {
    localStorage.setItem('auth_token', stored?.token ?? '');
    localStorage.setItem('auth_user', JSON.stringify(stored?.user));
  }, session);
  await page.goto(`${origin}/build${route}`);
}

test(
  'creates one slider if the connection is cut before, during and after sending, and the tab is closed',
  scene(
    async (set) => {
      const { page, context, faults } = set;
      // A picture that is opened as a page requests an icon. The announcement is requested while
      // the connection is cut.
      faults.announce(/ERR_|favicon\.ico|announcement in force could not be loaded/);
      const proxy = await startProxy(new URL(product.origin));
      const origin = `http://127.0.0.1:${proxy.port}`;
      const line = await context.newCDPSession(page);
      const throttle = (limits: { uploadThroughput?: number; downloadThroughput?: number }) =>
        line.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          uploadThroughput: -1,
          downloadThroughput: -1,
          ...limits,
        });
      const progress = page.getByRole('progressbar', { name: 'Upload progress' });

      await openBehind(origin, set, '/slider/create');
      await fileInput(page).setInputFiles(await takePhoto('IMG_2041.jpg'));
      await page.getByText(/^\d+ KB$/).waitFor();
      await untilLoaded(page);
      proxy.cut();
      await button(page, 'Create').click();
      await text(page, FAILED).waitFor();

      proxy.restore();
      await throttle({ uploadThroughput: 100_000 });
      await button(page, 'Create').click();
      await progress.waitFor();
      proxy.cut();
      await text(page, FAILED).waitFor();
      expect(await office.listSliders()).toEqual([]);

      proxy.restore();
      // The response takes minutes to arrive.
      await throttle({ downloadThroughput: 1 });
      await button(page, 'Create').click();
      await eventually(async () => expect(await office.listSliders()).toHaveLength(1));
      await page.close();

      const next = await context.newPage();
      await next.goto(`${origin}/build/slider/create`);
      await button(next, 'Restore').click();
      await text(next, 'IMG_2041.jpg').waitFor();
      await button(next, 'Create').click();
      await heading(next, 'Slider').waitFor();
      expect(await office.listSliders()).toHaveLength(1);
      await next.close();
      await proxy.close();
    },
    { sliders: 0 },
  ),
);
