import type { Page } from 'playwright-core';
import { heading } from './support/screen';
import { openStage } from './support/stage';

type Place = Awaited<ReturnType<typeof placeOf>>;

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

/** Where the first of the elements is, in CSS pixels. */
const placeOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

/** Less than a pixel, of which browsers round differently. */
const expectPlace = async (page: Page, selector: string, place: Place) => {
  const now = await placeOf(page, selector);
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect([selector, side, Math.abs((now?.[side] ?? NaN) - (place?.[side] ?? NaN)) < 0.5]).toEqual(
      [selector, side, true],
    );
  }
};

const groundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

/** Waits until one of the two frames is on show; before the style sheet has come, neither is hidden. */
async function frameOf(page: Page, name: 'sign-in' | 'shell'): Promise<void> {
  const other = name === 'shell' ? 'sign-in' : 'shell';
  await page.locator(`.frame-${other}`).waitFor({ state: 'hidden' });
  await page.locator(`.frame-${name}`).waitFor();
}

/** Widths, languages and sizes of text, between which the lines and heights of the page differ. */
const LOOKS = [
  [1440, 'en', 100],
  [375, 'en', 125],
  [430, 'my', 112],
  [768, 'my', 125],
] as const;

test.each(LOOKS)(
  'shows the frame of the sign-in page where it will be: %i px, %s, %i %%',
  (width, language, size) =>
    scene(
      async ({ page, open }) => {
        await page.addInitScript(
          (look) => {
            localStorage.setItem('language', look.language);
            localStorage.setItem('text-size', String(look.size));
          },
          { language, size },
        );
        const arrive = await holdApp(page);
        const opened = open('/');
        await frameOf(page, 'sign-in');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const mark = await placeOf(page, '.frame-head svg');
        const field = await placeOf(page, '.frame-field');
        const button = await placeOf(page, '.frame-button');
        arrive();
        await opened;
        await page.locator('button[type="submit"]').waitFor();
        await page.locator('.frame').waitFor({ state: 'hidden' });
        await expectPlace(page, 'main svg', mark);
        await expectPlace(page, '#root :has(> input)', field);
        await expectPlace(page, 'button[type="submit"]', button);
      },
      { as: null, isFresh: true, viewport: { width, height: 812 } },
    )(),
);

test.each([
  [1440, ['sidebar', 'header']],
  [375, ['header']],
])(
  'shows the frame of the shell to who is signed in, in the colours that they chose: %s px',
  (width, parts) =>
    scene(
      async ({ page, open }) => {
        const places = (selectors: string[]) =>
          Promise.all(selectors.map((selector) => placeOf(page, selector)));
        await page.addInitScript(() => localStorage.setItem('color-scheme', 'dark'));
        const arrive = await holdApp(page);
        const opened = open('/posts');
        await frameOf(page, 'shell');
        const framed = await places(parts.map((part) => `.frame-${part}`));
        const grounds = [await groundOf(page, '.frame'), await groundOf(page, '.frame-header')];
        arrive();
        await opened;
        await heading(page, 'Posts').waitFor();
        const tags = parts.map((part) => (part === 'sidebar' ? 'aside' : part));
        expect(await places(tags)).toEqual(framed);
        expect([await groundOf(page, 'body'), await groundOf(page, 'header')]).toEqual(grounds);
      },
      { isFresh: true, viewport: { width, height: 812 } },
    )(),
);
