import type { Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import catalogue from '../../src/client/shared/text/my.json';
import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { clippedTexts, STACKED } from './support/clipped';
import { pictureFile } from './support/photos';
import { makePost } from './support/postRecords';
import { makeCategory, putAnnouncement } from './support/records';
import { button, fileInput, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene, SceneOptions } from './support/stage';

const { product, scene } = openStage();

let stacked: Account;
let categoryId: number;

beforeAll(async () => {
  stacked = await addUser(product, { name: STACKED, permissions: [] });
  const session = await logIn(product, ADMIN);
  categoryId = await makeCategory(product, session, STACKED);
  await putAnnouncement(product, session, STACKED);
});

/** Waits for words on the page, and looks whether any are cut off. */
async function look(page: Page, words: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { seen, clipped } = await clippedTexts(page);
  expect(seen.filter((one) => one.includes(words))).not.toEqual([]);
  expect([words, clipped]).toEqual([words, []]);
}

/** Half as many CSS pixels of twice the size are what a zoom of 200 % shows. */
const ZOOMED: SceneOptions = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };
const DESK: SceneOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: SceneOptions = { viewport: { width: 320, height: 700 } };

const sizes: [string, string, SceneOptions][] = [
  ['on a desk', '100', DESK],
  ['on a desk, the text larger', '125', DESK],
  ['on a desk, at a zoom of 200 %', '100', ZOOMED],
  ['on a phone, the text larger', '125', PHONE],
];

const inSize = (size: string, options: SceneOptions, play: (scene: Scene) => Promise<void>) =>
  scene(async (set) => {
    await set.page.addInitScript((chosen) => localStorage.setItem('text-size', chosen), size);
    await play(set);
  }, options);

test.each(sizes)('cuts off no stacked letters of names and files %s', (_, size, options) =>
  inSize(size, { ...options, as: () => stacked }, async ({ page, open }) => {
    await open('/slider/create');
    await fileInput(page).setInputFiles(await pictureFile(`${STACKED}.jpg`));
    await text(page, `${STACKED}.jpg`).waitFor();
    if (await button(page, 'Open sidebar').isVisible()) await button(page, 'Open sidebar').click();
    await text(page, STACKED).last().waitFor();
    await look(page, STACKED);
  })(),
);

const word = (english: keyof typeof catalogue) => catalogue[english];

test.each(sizes)('cuts off no stacked letters of what floats, %s', (_, size, options) =>
  inSize(size, { ...options, isFresh: true }, async ({ page, open, session }) => {
    if (!session) throw new Error('Nobody is signed in.');
    const tags = ['မိုး', 'လေ', STACKED];
    const post = await makePost(product, session, { title: STACKED, categoryId, tags, images: 2 });
    await page.addInitScript(() => localStorage.setItem('language', 'my'));
    await open('/posts');
    const row = page.getByRole('row').filter({ hasText: '+1' }).first();
    await row.getByText('+1').hover();
    await look(page, `မိုး, လေ, ${STACKED}`);
    await open(`/posts/${post}`);
    await page
      .getByRole('button', { name: /ပုံ|ဓာတ်ပုံ/ })
      .first()
      .click();
    const overlay = page.getByRole('dialog');
    await overlay.getByRole('status').waitFor();
    await look(page, await overlay.getByRole('status').innerText());
    await page.keyboard.press('Escape');
    await open('/posts');
    await row.getByRole('button', { name: word('Delete') }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByText(STACKED).waitFor();
    await look(page, `“${STACKED}”`);
    await page
      .getByRole('button', { name: word('Delete'), exact: true })
      .last()
      .click();
    await button(page, word('Undo')).waitFor();
    await look(page, `“${STACKED}”`);
    await button(page, word('Account')).click();
    await page.getByRole('menuitem', { name: word('Display') }).click();
    await page.getByRole('button', { name: word('Dark') }).waitFor();
    await look(page, word('Dark'));
  })(),
);
