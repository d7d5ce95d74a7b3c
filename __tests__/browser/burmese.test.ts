import type { Page } from 'playwright-core';
import { addUser } from './support/backOffice';
import type { Account } from './support/backOffice';
import { pictureFile } from './support/photos';
import { eventually } from './support/eventually';
import { fileInput, heading, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

/** Stacked letters, three high: subscripts, vowels below and signs above. */
const STACKED = 'ဣန္ဒြေစန္ဒာ ဗုဒ္ဓဟူး ကျွန်ုပ် ဉာဏ်ဖြူ သင်္ဘောကြီး';

let stacked: Account;

beforeAll(async () => {
  stacked = await addUser(product, { name: STACKED, permissions: [] });
});

/** The Burmese font as the page has asked for it so far. */
const fontRequests = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/padauk-.*\.woff2$/.test(request.url())) urls.push(request.url());
  });
  return urls;
};

test(
  'downloads the Burmese font when Burmese text comes onto the page, not before',
  scene(
    async ({ page, open }) => {
      const fonts = fontRequests(page);
      await open('/slider/create');
      await heading(page, 'Create Slider').waitFor();
      await page.waitForLoadState('networkidle');
      expect(fonts).toEqual([]);
      await fileInput(page).setInputFiles(await pictureFile('မုန်တိုင်း.jpg'));
      await eventually(() => expect(fonts).toHaveLength(1));
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('14px Padauk', 'မုန်တိုင်း'))).toBe(true);
    },
    { isFresh: true, sliders: () => [] },
  ),
);

/** How wide a text is drawn, and how wide it would be if it were drawn anew. */
const widthsOf = (element: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const drawn = range.getBoundingClientRect().width;
  // Any other spacing makes the browser look for the letters again.
  element.style.letterSpacing = '0.001px';
  return { drawn, anew: range.getBoundingClientRect().width };
};

test(
  'draws a name in the Burmese font once that has arrived',
  scene(
    async ({ page, open, session }) => {
      await open(`/users/${session?.user.id}`);
      const name = page.getByRole('heading', { level: 2, name: STACKED });
      await name.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const { drawn, anew } = await name.evaluate(widthsOf);
      expect(drawn).toBeCloseTo(anew, 0);
    },
    { as: () => stacked, isFresh: true },
  ),
);

/** What cuts Burmese text off, on a page: lines lower than the ink, and boxes that it overflows. */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const paint = document.createElement('canvas').getContext('2d');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    let seen = 0;
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent ?? '';
      const element = walker.currentNode.parentElement;
      if (!paint || !element?.checkVisibility() || !/[\u1000-\u109f]/.test(words)) continue;
      seen += 1;
      const style = getComputedStyle(element);
      paint.font = style.font;
      const ink = paint.measureText(words);
      const height = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
      if (height > parseFloat(style.lineHeight))
        clipped.push(`${words}: line of ${style.lineHeight}`);
      for (let box = element; box !== document.body; box = box.parentElement ?? document.body) {
        const isCut = getComputedStyle(box).overflowY !== 'visible';
        if (isCut && box.scrollHeight > box.clientHeight) clipped.push(`${words}: ${box.tagName}`);
      }
    }
    return { seen, clipped };
  });

test.each([320, 1440])('cuts off no stacked letters at %i px', (width) =>
  scene(
    async ({ page, open }) => {
      await open('/slider/create');
      await fileInput(page).setInputFiles(await pictureFile(`${STACKED}.jpg`));
      await text(page, `${STACKED}.jpg`).waitFor();
      if (width < 768) await page.getByRole('button', { name: 'Open sidebar' }).click();
      await text(page, STACKED).waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await clippedTexts(page)).toEqual({ seen: 2, clipped: [] });
    },
    { as: () => stacked, viewport: { width, height: 900 } },
  )(),
);
