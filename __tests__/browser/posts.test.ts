import type { Page } from 'playwright-core';
import type { LoginResponse } from '../../src/contract/session';
import { ADMIN } from '../helpers/server/product';
import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { eventually } from './support/eventually';
import { currentPage, field, search, status } from './support/lists';
import { makePost, postAction, postRow } from './support/postRecords';
import { makeCategory } from './support/records';
import { alert, button, link, text } from './support/screen';
import { openStage } from './support/stage';

const { product, scene } = openStage();

const QUESTION = 'Are you sure you want to delete this post?';
const LONG = 'ဘင်္ဂလားပင်လယ်အော် အလယ်ပိုင်းတွင် ဖြစ်ပေါ်နေသော မုန်တိုင်းသည် ရခိုင်ကမ်းရိုးတန်းသို့ ဦးတည်ရွေ့လျားနေသည်';

let session: LoginResponse;
let categoryId: number;
let viewer: Account;

/** One page of the filter and a post on the second. */
const floods = (word: string) => Array.from({ length: 6 }, (_, index) => `${word} ${index + 1}`);

beforeAll(async () => {
  session = await logIn(product, ADMIN);
  categoryId = await makeCategory(product, session, 'ရေကြီးမှု');
  viewer = await addUser(product, { name: 'ဦးသန်းလွင်', permissions: [] });
  for (const title of [...floods('မြစ်ရေ'), ...floods('ချောင်းရေ')]) {
    await makePost(product, session, { title, categoryId });
  }
  await makePost(product, session, {
    title: LONG,
    description: `<h2>Rain &amp; wind</h2><p>${LONG}</p>`,
    categoryId,
    tags: ['မိုး', 'လေ', 'Storm'],
    type: 'knowledge',
    backdate: '05-06-2026',
  });
});

const titles = async (page: Page) =>
  Promise.all(
    (
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .all()
    ).map(
      async (row) =>
        (await row.getByRole('cell').nth(1).locator('[lang]').first().textContent()) ?? '',
    ),
  );

const answer = (page: Page, name: 'Cancel' | 'Delete') =>
  page
    .getByRole('alertdialog', { name: QUESTION, exact: true })
    .getByRole('button', { name, exact: true })
    .click();

test(
  'shows a post as plain text, as much of it as the window holds',
  scene(async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open('/posts?query=Storm');
    const row = postRow(page, 'ဘင်္ဂလားပင်လယ်အော်');
    await row.waitFor();
    const cells = await row.getByRole('cell').allTextContents();
    expect(cells.slice(2, 6)).toEqual(['မိုး, လေ +1', 'ရေကြီးမှု', 'Knowledge', '05-06-2026']);
    const lines = row.getByRole('cell').nth(1).locator(':scope > * > *');
    const lengths = async () => (await lines.allTextContents()).map(({ length }) => length);
    const [title = 0, description = 0] = await lengths();
    expect((await lines.allTextContents())[1]).toMatch(/^Rain & wind ဘင်္ဂလား.*\.\.\.$/);
    await page.setViewportSize({ width: 1920, height: 800 });
    await eventually(async () => {
      const [wideTitle = 0, wideDescription = 0] = await lengths();
      expect(wideTitle).toBeGreaterThan(title * 1.5);
      expect(wideDescription).toBeGreaterThan(description * 1.5);
    });
    expect(LONG.startsWith((await lines.first().textContent())?.replace('...', '') ?? '-')).toBe(
      true,
    );
  }),
);

test(
  'filters, turns the page, opens a post, and Back returns to each step',
  scene(async ({ page, open }) => {
    await open('/posts');
    await postRow(page, 'ချောင်းရေ 1').waitFor();
    await search(page, { text: 'မြစ်ရေ' });
    await status(page, '6 results for "မြစ်ရေ"').waitFor();
    expect(await titles(page)).toEqual(floods('မြစ်ရေ').slice(1).reverse());
    await button(page, 'Next page').click();
    await postRow(page, 'မြစ်ရေ 1').waitFor();
    await postRow(page, 'မြစ်ရေ 1').getByRole('cell', { name: '6', exact: true }).waitFor();
    await postAction(page, 'မြစ်ရေ 1', 'View').click();
    await page.getByRole('heading', { level: 2, name: 'မြစ်ရေ 1', exact: true }).waitFor();

    await page.goBack();
    await currentPage(page, 2).waitFor();
    await postRow(page, 'မြစ်ရေ 1').waitFor();
    expect(await field(page, 'Search').inputValue()).toBe('မြစ်ရေ');
    await page.goBack();
    await postRow(page, 'မြစ်ရေ 6').waitFor();
    await page.goBack();
    await postRow(page, 'ချောင်းရေ 6').waitFor();
    expect(await field(page, 'Search').inputValue()).toBe('');
  }),
);

test(
  'deletes the last post of a page, and shows the page before with its filter',
  scene(async ({ page, open }) => {
    await open('/posts?query=ချောင်းရေ&page=2');
    await postAction(page, 'ချောင်းရေ 1', 'Delete').click();
    await answer(page, 'Cancel');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await postAction(page, 'ချောင်းရေ 1', 'Delete').click();
    await answer(page, 'Delete');
    await status(page, '5 results for "ချောင်းရေ"').waitFor();
    await postRow(page, 'ချောင်းရေ 6').waitFor();
    expect(await page.getByRole('navigation', { name: 'Pagination' }).count()).toBe(0);
    await eventually(() => expect(new URL(page.url()).searchParams.get('page')).toBeNull());
  }),
);

test(
  'tells where a post could not be deleted, and keeps it',
  scene(async ({ page, open, faults }) => {
    faults.announce(/500/);
    await page.route('**/api/posts/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await open('/posts?query=မြစ်ရေ');
    await postAction(page, 'မြစ်ရေ 3', 'Delete').click();
    await answer(page, 'Delete');
    await alert(page).and(text(page, 'Failed to delete post. Please try again later.')).waitFor();
    await postRow(page, 'မြစ်ရေ 3').waitFor();
  }),
);

test(
  'brings a deleted post back with its images, by keyboard and however long that takes',
  scene(async ({ page, open }) => {
    const title = 'ရေလွှမ်းမိုးမှု';
    await makePost(product, session, { title, categoryId, images: 2 });
    await page.clock.install();
    await open('/posts');
    await postAction(page, title, 'Delete').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await postRow(page, title).waitFor({ state: 'detached' });
    await page.locator('button:focus').and(button(page, 'Undo')).waitFor();
    await page.clock.fastForward(60_000);
    await page.keyboard.press('Enter');
    await text(page, 'Post restored.').waitFor();
    await postAction(page, title, 'View').click();
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    const images = page.getByRole('main').locator('img');
    await eventually(async () => {
      const widths = await images.evaluateAll((all) =>
        all.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
      );
      expect(widths).toHaveLength(3);
      expect(Math.min(...widths)).toBeGreaterThan(0);
    });
  }),
);

test(
  'offers nothing but View to who may do no more',
  scene(
    async ({ page, open }) => {
      await open('/posts');
      await postAction(page, 'ချောင်းရေ 6', 'View').waitFor();
      for (const name of ['Create', 'Edit', 'Delete']) {
        expect(await link(page, name).or(button(page, name)).count()).toBe(0);
      }
    },
    { as: () => viewer },
  ),
);
