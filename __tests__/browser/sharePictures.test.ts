import type { Browser, Page } from 'playwright-core';
import type { LoadedAnnouncement } from '../../src/client/features/announcements/announcementsApi';
import type { StoredPost } from '../../src/client/features/posts/readPost';
import { AREA_CODES } from '../../src/contract/areas';
import type { AreaCode } from '../../src/contract/areas';
import { PICTURE_SIZES } from '../../src/client/shared/share/picture';
import type { PictureSize } from '../../src/client/shared/share/picture';
import { headlessPath, launchChromium } from '../helpers/browser/chromium';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { typographyFor } from '../../src/client/app/theme/typography';
import type { drawPicture } from '../../src/client/shared/share/drawPicture';
import type { noticePicture } from '../../src/client/features/announcements/share/noticePicture';
import type { postPicture } from '../../src/client/features/posts/SharePost';

const ROOT = path.resolve(__dirname, '../..');
const THEME = path.join(ROOT, 'src/client/app/theme');

/** The functions of the page for the tests. */
interface Drawing {
  drawPicture: typeof drawPicture;
  noticePicture: typeof noticePicture;
  postPicture: typeof postPicture;
}

const ENTRY = `
  export { drawPicture } from './src/client/shared/share/drawPicture';
  export { noticePicture } from './src/client/features/announcements/share/noticePicture';
  export { postPicture } from './src/client/features/posts/SharePost';
`;

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'drawing',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The theme's fonts, inlined in the style sheet. */
async function fonts(): Promise<string> {
  const css = await readFile(path.join(THEME, 'fonts.css'), 'utf8');
  const files = [...css.matchAll(/url\('\.\/(fonts\/[^']+)'\)/g)];
  let inlined = css;
  for (const [whole, file = ''] of files) {
    const data = (await readFile(path.join(THEME, file))).toString('base64');
    inlined = inlined.replace(whole, `url(data:font/woff2;base64,${data})`);
  }
  return inlined;
}

/** Opens a page with only the code that draws pictures and its fonts. */
async function openDrawingPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const family = typographyFor('en').fontFamily;
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>${await fonts()} body { font-family: ${family} }</style>`,
  );
  await page.addScriptTag({ content: await bundled() });
  return page;
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium(headlessPath());
  page = await openDrawingPage(browser);
});
afterAll(() => browser.close());

const MY =
  'ဘင်္ဂလားပင်လယ်အော်အလယ်ပိုင်းတွင် ဖြစ်ပေါ်နေသော မုန်တိုင်းငယ်သည် ရခိုင်ကမ်းရိုးတန်းသို့ ဦးတည်ရွေ့လျားနေသည်။ ' +
  'ငါးဖမ်းလှေများ ပင်လယ်ပြင်သို့ မထွက်ကြပါရန် သတိပေးအပ်ပါသည်။';
const EN = 'A cyclonic storm is moving towards the coast. Fishing boats should not go to sea.';
/** Letters with large ascents and descents. */
const STACKED = 'ဥက္ကဋ္ဌကြီး၊ ဣန္ဒြိယ၊ ကျွန်ုပ်တို့၊ ဗုဒ္ဓဟူးနေ့တွင် လျှပ်စီးလက်ပြီး မိုးကြိုးပစ်နိုင်သည်။ ÅÇjÿ';
const times = { issued_at: '2026-11-27T02:10:00Z', valid_until: '2026-11-28T06:00:00Z' };
const rows = ['စစ်တွေ ၃.၅ မီတာ', 'Kyaukpyu 2.8 m', '', 'သံတွဲ ၂.၁ မီတာ'].join('\n').repeat(3);

const plain = (color: string, width = 1600, height = 900) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`,
  )}`;
const stripes = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="3300" height="1000"><rect width="1100" height="1000" fill="#f00"/><rect x="1100" width="1100" height="1000" fill="#0f0"/><rect x="2200" width="1100" height="1000" fill="#00f"/></svg>',
)}`;

const TWO: AreaCode[] = ['MM-16', 'MM-07'];

type Told = Partial<LoadedAnnouncement> & { title?: string; photo?: string };

/** Pictures of announcements and posts. Posts are those with a title. */
const pictures: [string, Told][] = [
  ['a warning in both languages', { type: 'warning', text: `${MY}\n\n${EN}`, ...times }],
  ['a short warning', { type: 'warning', text: 'ဘေးကင်းရာသို့ ရွှေ့ပါ။', ...times }],
  ['a long warning', { type: 'warning', text: `${MY} ${EN} `.repeat(4), ...times }],
  ['a caution', { type: 'be careful', text: STACKED, issued_at: times.issued_at }],
  ['a warning for two areas', { type: 'warning', text: `${MY}\n\n${EN}`, areas: TWO, ...times }],
  ['a long caution for all areas', { type: 'be careful', text: rows, areas: AREA_CODES, ...times }],
  ['an all clear', { type: 'pleasant', text: `${EN} ${EN}` }],
  ['many lines and an unknown type', { type: 'ရေမြင့်', text: rows }],
  ['one endless word', { type: '', text: 'w'.repeat(500) }],
  ['a post without a photo', { title: STACKED }],
  ['a long post on a white photo', { title: `${MY} ${EN}`, photo: plain('#fff') }],
  ['a post on a white photo', { title: EN, photo: plain('#fff', 500, 2000) }],
  ['a post on a dark photo', { title: MY, photo: plain('#000') }],
];
const sizes = Object.keys(PICTURE_SIZES) as PictureSize[];

interface Asked {
  told: Told;
  size: PictureSize;
}

/** Draws a picture and reads it, letter by letter. Runs in the page. */
async function read({ told, size }: Asked) {
  const { drawPicture, noticePicture, postPicture } = (window as unknown as { drawing: Drawing })
    .drawing;
  const madeAt = Date.parse('2026-11-27T03:25:00Z');
  const { title, photo, ...notice } = told;
  const content =
    title === undefined
      ? noticePicture({ id: 1, type: '', text: '', ...notice }, madeAt)
      : postPicture({ title, created_at: '2026-11-20' } as StoredPost, madeAt);
  const { picture, boxes, lacksPhoto } = await drawPicture(content, size, photo);
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const paper = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('Nothing can be drawn.');
    return context;
  };
  const drawn = paper();
  drawn.drawImage(bitmap, 0, 0);
  const pixels = drawn.getImageData(0, 0, width, height).data;
  const colorAt = (at: number) => [0, 1, 2].map((part) => pixels[at * 4 + part] ?? 0);

  const luminance = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: number[], other: number[]) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  const alone = paper();
  const texts = boxes.flatMap((box) => {
    if (box.kind !== 'text') return [];
    alone.clearRect(0, 0, width, height);
    alone.font = `${box.font.weight} ${box.font.size}px ${getComputedStyle(document.body).fontFamily}`;
    alone.fillText(box.text, box.start.x, box.start.y);
    const ink = alone.getImageData(0, 0, width, height).data;
    const color = [1, 3, 5].map((at) => parseInt(box.color.slice(at, at + 2), 16));
    let [outside, solid, colored, weakest] = [0, 0, 0, 21];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        const isInside =
          x >= Math.floor(box.x) &&
          x < Math.ceil(box.x + box.width) &&
          y >= Math.floor(box.y) &&
          y < Math.ceil(box.y + box.height);
        const alpha = ink[at * 4 + 3] ?? 0;
        if (alpha > 0 && !isInside) outside += 1;
        if (alpha === 255) {
          solid += 1;
          if (colorAt(at).every((part, index) => Math.abs(part - (color[index] ?? 0)) < 2))
            colored += 1;
        }
        if (alpha === 0 && isInside) weakest = Math.min(weakest, contrast(colorAt(at), color));
      }
    }
    return [{ ...box, outside, hasItsColor: solid === 0 || colored / solid > 0.98, weakest }];
  });
  return { width, height, type: picture.type, lacksPhoto, texts, corner: colorAt(5 * width + 5) };
}

describe.each(sizes)('%s', (size) => {
  it.each(pictures)('shows %s: all letters in their places, none on another', async (_, told) => {
    const { width, height, type, lacksPhoto, texts } = await page.evaluate(read, { told, size });
    expect({ width, height, type, lacksPhoto }).toEqual({
      ...PICTURE_SIZES[size],
      type: 'image/png',
      lacksPhoto: false,
    });
    for (const { text, outside, hasItsColor, weakest, ...box } of texts) {
      expect([text, outside, hasItsColor]).toEqual([text, 0, true]);
      expect([text, weakest >= 4.5]).toEqual([text, true]);
      expect([text, box.x >= 0, box.y >= 0]).toEqual([text, true, true]);
      expect([text, box.x + box.width <= width, box.y + box.height <= height]).toEqual([
        text,
        true,
        true,
      ]);
      const over = texts.filter(
        (other) =>
          other.text !== text &&
          other.x < box.x + box.width &&
          box.x < other.x + other.width &&
          other.y < box.y + box.height &&
          box.y < other.y + other.height,
      );
      expect([text, over.map((other) => other.text)]).toEqual([text, []]);
    }
  });
});

it('crops a photo around its centre', async () => {
  const told = { title: EN, photo: stripes };
  const { corner } = await page.evaluate(read, { told, size: 'square' as const });
  const [red = 0, green = 0, blue = 0] = corner;
  expect(green).toBeGreaterThan(200);
  expect(Math.max(red, blue)).toBeLessThan(20);
});

it('draws a post without a photo that its origin does not share, and says so', async () => {
  await page.route('https://photos.example/**', (route) =>
    route.fulfill({
      // Without this header playwright allows every origin.
      headers: { 'access-control-allow-origin': 'https://other.example' },
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
    }),
  );
  const told = { title: EN, photo: 'https://photos.example/cover.svg' };
  const { lacksPhoto, corner } = await page.evaluate(read, { told, size: 'wide' as const });
  expect(lacksPhoto).toBe(true);
  expect(corner[0]).toBeLessThan(50);
});
