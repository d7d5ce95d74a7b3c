import type { Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { breachesOf } from './support/axe';
import { logIn } from './support/backOffice';
import { eventually } from './support/eventually';
import { drawPicture } from './support/photos';
import { makePost } from './support/postRecords';
import { makeCategory, putAnnouncement, roleIdOf } from './support/records';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, scene } = openStage();

/** What is Latin in Burmese as well: formats, units, file types, names of languages and of people. */
const LATIN =
  /YYYY|MM|DD|KB|MB|JPEG|PNG|WebP|GIF|English|EN|Administrator|Super Admin|Tech Admin|Admin|Editor|Chrome|Linux|PUBLIC_FEEDS=true|Ctrl|Shift|Enter|[\w.-]+@[\w.-]+/g;

/** Everything that a page says, also to screen readers. Runs in the page. */
const wordsOf = () => {
  const names = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt', 'data-label'];
  const spoken = [...document.querySelectorAll('body *')].flatMap((element) =>
    names.map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, document.body.innerText, ...spoken].join('\n').split('\n');
};

async function latinWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(wordsOf);
  return [...new Set(words.filter((text) => /[A-Za-z]{2}/.test(text.replace(LATIN, ''))))];
}

const overhang = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Looks at a screen in Burmese: words, widths, and what axe says. */
async function look({ page }: Scene, screen: string) {
  await page.waitForLoadState('networkidle');
  expect([screen, await latinWords(page)]).toEqual([screen, []]);
  for (const width of [1440, 320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    const seen = async () => [screen, width, await overhang(page)];
    await eventually(async () => expect(await seen()).toEqual([screen, width, 0]));
  }
  expect([screen, await breachesOf(page)]).toEqual([screen, []]);
}

let picture: Buffer;
let pages: string[];

beforeAll(async () => {
  picture = await drawPicture();
  const session = await logIn(product, ADMIN);
  await putAnnouncement(product, session, 'မိုးသည်းထန်စွာ ရွာနိုင်သည်။');
  const categoryId = await makeCategory(product, session, 'မိုးလေဝသ');
  await makeCategory(product, session, 'မုန်တိုင်း', categoryId);
  const post = await makePost(product, session, { title: 'မိုးသည်းထန်မှု သတိပေးချက်', categoryId });
  const role = await roleIdOf(product, session, 'editor');
  pages = [
    ...['/slider', '/announcement', '/role', '/category', '/posts', '/users', '/profile'],
    ...['/announcement/templates', '/announcement/feeds'],
    ...['/slider/create', '/posts/create', '/role/create', '/users/create', '/no/such/page'],
    ...[`/posts/${post}`, `/posts/${post}/edit`, `/role/${role}`, `/users/${session.user.id}`],
    `/category/${categoryId}`,
  ];
});

const inBurmese = (play: (scene: Scene) => Promise<void>) =>
  scene(
    async (set) => {
      await set.page.addInitScript(() => localStorage.setItem('language', 'my'));
      await play(set);
      expect(await set.page.evaluate(() => document.documentElement.lang)).toBe('my');
    },
    { sliders: () => [[picture]] },
  );

test(
  'says nothing in English on a Burmese page, and fits every width',
  inBurmese(async (set) => {
    // The feeds are off.
    set.faults.announce(/404/);
    for (const route of pages) {
      await set.open(route);
      await set.page.locator('h1').first().waitFor();
      await look(set, route);
    }
  }),
);

test(
  'says nothing in English in dialogs and messages of a Burmese page',
  inBurmese(async (set) => {
    const { page, open } = set;
    const dialog = page.getByRole('dialog');
    await open('/announcement');
    await page.getByRole('button', { name: 'ပြင်ရန်' }).click();
    await dialog.getByRole('textbox').first().waitFor();
    await look(set, 'the announcement');
    await open('/category');
    await page.getByRole('button', { name: 'ဖန်တီးရန်' }).click();
    await dialog.getByRole('button', { name: 'ဖန်တီးရန်' }).click();
    await dialog.getByText('အမျိုးအစား အမည် ထည့်ပါ။').waitFor();
    await look(set, 'a new category');
    await open('/posts/create');
    await page.getByRole('button', { name: 'ပို့စ် ဖန်တီးရန်' }).click();
    await page.getByText('ခေါင်းစဉ် ထည့်ပါ။').first().waitFor();
    await look(set, 'the messages of a form');
  }),
);

test(
  'changes the language where nobody is signed in, and keeps it',
  scene(
    async (set) => {
      const { page, open } = set;
      await open('/');
      await page.getByLabel('E-mail').fill('aye@example.org');
      await page.getByRole('button', { name: 'မြန်မာ' }).click();
      await page.getByRole('button', { name: 'ဝင်ရန်' }).waitFor();
      expect(await page.getByLabel('အီးမေးလ်').inputValue()).toBe('aye@example.org');
      await look(set, 'the sign-in page');
      await page.reload();
      await page.getByRole('button', { name: 'ဝင်ရန်' }).waitFor();
      await page.getByRole('button', { name: 'မြင်ကွင်း' }).click();
      await page.getByRole('button', { name: 'အမှောင်' }).click();
      await look(set, 'the display');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await eventually(async () => expect(await ground()).toBe('rgb(14, 22, 32)'));
      await page.reload();
      await page.getByRole('button', { name: 'ဝင်ရန်' }).waitFor();
      expect(await ground()).toBe('rgb(14, 22, 32)');
    },
    { as: null },
  ),
);
