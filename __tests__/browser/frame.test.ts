import type { Page } from 'playwright-core';
import { heading, signInScreen } from './support/screen';
import { openStage } from './support/stage';

const { scene } = openStage();

/** Holds the app's own script back, until `arrive` is called. */
async function holdApp(page: Page) {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/main.*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return () => arrive();
}

/** Where the first of the elements is, in whole pixels. */
const placeOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box && Object.values(box).map(Math.round);
};

const groundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

const WIDTHS = [1440, 375];

test.each(WIDTHS)('shows the frame of the sign-in page where it will be, at %i px', (width) =>
  scene(
    async ({ page, open }) => {
      const arrive = await holdApp(page);
      const opened = open('/');
      await page.locator('.frame-sign-in').waitFor();
      expect(await page.locator('.frame-shell').isVisible()).toBe(false);
      const mark = await placeOf(page, '.frame-head svg');
      const field = await placeOf(page, '.frame-field');
      const button = await placeOf(page, '.frame-button');
      arrive();
      await opened;
      await signInScreen(page);
      expect(await page.locator('.frame').isVisible()).toBe(false);
      expect(await placeOf(page, 'main svg')).toEqual(mark);
      expect(await placeOf(page, '.MuiInputBase-root')).toEqual(field);
      expect(await placeOf(page, 'button[type="submit"]')).toEqual(button);
    },
    { as: null, isFresh: true, viewport: { width, height: 812 } },
  )(),
);

test(
  'shows the frame of the shell to who is signed in, in the colours that they chose',
  scene(
    async ({ page, open }) => {
      await page.addInitScript(() => localStorage.setItem('color-scheme', 'dark'));
      const arrive = await holdApp(page);
      const opened = open('/posts');
      await page.locator('.frame-shell').waitFor();
      expect(await page.locator('.frame-sign-in').isVisible()).toBe(false);
      const places = [await placeOf(page, '.frame-sidebar'), await placeOf(page, '.frame-header')];
      const grounds = [await groundOf(page, '.frame'), await groundOf(page, '.frame-sidebar')];
      arrive();
      await opened;
      await heading(page, 'Posts').waitFor();
      expect([await placeOf(page, 'aside'), await placeOf(page, 'header')]).toEqual(places);
      expect([await groundOf(page, 'body'), await groundOf(page, 'aside')]).toEqual(grounds);
    },
    { isFresh: true },
  ),
);
