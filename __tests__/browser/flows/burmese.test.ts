import type { Locator, Page } from 'playwright-core';
import { isInsideSyllable } from '../../../src/client/shared/text/truncate';
import { addUser } from '../support/backOffice';
import { pictureFile } from '../support/photos';
import { eventually, fileInput, heading, text } from '../support/screen';
import { openStage } from '../support/stage';
import { STACKED } from '../support/visitedContent';

const { product, office, scene } = openStage();

beforeAll(() => addUser(product, STACKED));

/** Collects the requests for the Burmese font. */
const fontRequests = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/noto-.*\.woff2$/.test(request.url())) urls.push(request.url());
  });
  return urls;
};

/** `document.fonts.check` also finds an installed font of the same name. */
const loadedWeights = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ family, status }) => family === 'Noto Sans Myanmar' && status === 'loaded')
      .map(({ weight }) => weight),
  );

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
      expect(await loadedWeights(page)).toEqual(['400']);
    },
    { sliders: 0 },
  ),
);

test(
  'shows Burmese text in another font if its own does not load',
  scene(async ({ page, open }) => {
    await page.route(/noto-.*\.woff2$/, () => {});
    await open('/users');
    await text(page, STACKED).waitFor();
    expect(await loadedWeights(page)).toEqual([]);
  }),
);

/** Returns the first stroke of a round letter at half of its height, in thousandths of its size. */
const strokesOf = (page: Page, letters: string[]) =>
  page.evaluate((drawn) => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!paint) throw new Error('Nothing can be drawn.');
    const { fontFamily } = getComputedStyle(document.body);
    return drawn.map((letter) => {
      paint.clearRect(0, 0, 300, 300);
      const strokes = [400, 600].map((weight) => {
        paint.clearRect(0, 0, 300, 300);
        paint.font = `${weight} 200px ${fontFamily}`;
        paint.fillText(letter, 20, 200);
        const { actualBoundingBoxAscent: height } = paint.measureText(letter);
        const { data } = paint.getImageData(0, Math.round(200 - height / 2), 300, 1);
        const ink = Array.from({ length: 300 }, (__, x) => (data[x * 4 + 3] ?? 0) > 127);
        const start = ink.indexOf(true);
        return (ink.indexOf(false, start) - start) * 5;
      });
      return strokes;
    });
  }, letters);

test(
  'renders Burmese letters as dark as the Latin ones beside them',
  scene(async ({ page, open }) => {
    await open('/users');
    await text(page, STACKED).waitFor();
    await page.evaluate(async () => {
      for (const weight of [400, 600]) {
        await document.fonts.load(`${weight} 1em "Noto Sans Myanmar"`, 'ဝ');
      }
    });
    const [latin = [], burmese = []] = await strokesOf(page, ['o', 'ဝ']);
    expect(latin).toHaveLength(2);
    burmese.forEach((stroke, weight) => {
      expect(stroke / (latin[weight] ?? 0)).toBeGreaterThan(0.85);
      expect(stroke / (latin[weight] ?? 0)).toBeLessThan(1.15);
    });
  }),
);

/** Returns the rendered width of a text, and its width if it were rendered again. */
const widthsOf = (element: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const drawn = range.getBoundingClientRect().width;
  // A change of spacing makes the browser measure the letters again.
  element.style.letterSpacing = '0.001px';
  return { drawn, anew: range.getBoundingClientRect().width };
};

test(
  'renders a name in the Burmese font once it has loaded',
  scene(async ({ page, open }) => {
    await open('/users');
    await text(page, STACKED).click();
    const name = page.getByRole('heading', { level: 2, name: STACKED });
    await name.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const { drawn, anew } = await name.evaluate(widthsOf);
    expect(drawn).toBeCloseTo(anew, 0);
  }),
);

/** Syllables in them are cut by the dictionary of the browser. */
const CUT = 'ဆိုင်ကလုန်းမုန်တိုင်း ဘင်္ဂလားပင်လယ်အော် ဒုဋ္ဌဝတီ မြောက်ဥက္ကလာပ လွတ်လပ်သည့် နယ်မြေ';

/** Returns where the lines of a text begin, besides the first. */
const lineStarts = (element: Locator) =>
  element.evaluate((box) => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const starts: number[] = [];
    let length = 0;
    let bottom = Infinity;
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (let at = 0; at < node.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const place = range.getBoundingClientRect();
        if (place.top >= bottom) starts.push(length + at);
        bottom = place.bottom - 4;
      }
      length += node.length;
    }
    return starts;
  });

test(
  'breaks no syllable at the end of a line, in titles, details and descriptions',
  scene(async ({ page, open }) => {
    const categoryId = await office.makeCategory(CUT);
    const id = await office.makePost({ title: CUT, description: `<p>${CUT}</p>`, categoryId });
    await open(`/posts/${id}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    for (let width = 320; width < 520; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      const places = page.getByText(CUT, { exact: true });
      for (const place of await places.all()) {
        const starts = await lineStarts(place);
        expect(starts.filter((start) => isInsideSyllable(CUT, start))).toEqual([]);
      }
      expect(await places.count()).toBeGreaterThanOrEqual(3);
    }
    const copied = await page
      .locator('[translate="yes"] p')
      .first()
      .evaluate((paragraph) => {
        getSelection()?.selectAllChildren(paragraph);
        return getSelection()?.toString();
      });
    expect(copied).toBe(CUT);
  }),
);
