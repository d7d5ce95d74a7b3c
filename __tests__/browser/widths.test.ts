import type { Page } from 'playwright-core';
import { BURMESE } from '../../src/client/shared/text/burmese';
import { ADMIN } from '../helpers/server/product';
import { field, status } from './support/lists';
import { expectWholeTooltip } from './support/look';
import { button, eventually, expectFocus, heading, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { office, scene } = openStage();

const TITLE = 'ဘင်္ဂလားပင်လယ်အော်တွင် မုန်တိုင်းငယ် ဖြစ်ပေါ်၊ ဆောင်းဦးမိုး ရွာသွန်းနိုင်';
const CATEGORY = 'ဘင်္ဂလားပင်လယ်အော် / Bay of Bengal';
const POSTS = 10;

beforeAll(async () => {
  const categoryId = await office.makeCategory(CATEGORY);
  const tags = ['မုန်တိုင်း', 'စိုက်ပျိုးရေး', 'Flood'];
  const description = `<p>${TITLE} ${TITLE}</p>`;
  for (let count = 0; count < POSTS; count += 1) {
    await office.makePost({ title: TITLE, description, categoryId, tags });
  }
  const roleId = await office.makeRole({ en: 'Hydrologist', mm: 'ဇလဗေဒပညာရှင်' }, ['post-edit']);
  const email = 'a.very.long.name.without.any.break@department-of-meteorology.example.org';
  await office.makeUser('ဒေါ်ခင်မြတ်နိုး', email, roleId);
  await office.putAnnouncement(TITLE);
});

/** Returns the number of rows that are completely visible above a sticky bar. */
const rowsInView = (page: Page) =>
  page.evaluate(() => {
    const pagination = document.querySelector('nav[aria-label="Pagination"]');
    const bottom = Math.min(innerHeight, pagination?.getBoundingClientRect().top ?? innerHeight);
    const rows = [...document.querySelectorAll('tbody tr')];
    return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length;
  });

/** Returns the narrowest cell content in `em`, and the row actions that are out of view. */
const measureRows = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('tbody tr');
    const isTable = row !== null && getComputedStyle(row).display === 'table-row';
    const texts = [...document.querySelectorAll<HTMLElement>('td[data-kind="main"]')];
    if (isTable) texts.push(...document.querySelectorAll<HTMLElement>('td[data-kind="detail"]'));
    const widths = texts
      .filter((cell) => (cell.textContent ?? '').length > 12)
      .map((cell) => {
        const { fontSize, paddingLeft, paddingRight } = getComputedStyle(cell);
        const content = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return content / parseFloat(fontSize);
      });
    const actions = [...document.querySelectorAll('td[data-kind="actions"] :is(a, button)')];
    const hidden = actions.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    });
    return {
      isTable,
      narrowest: Math.min(...widths),
      actions: actions.length,
      hidden: hidden.length,
    };
  });

test(
  'shows six posts at 1366 × 768 and four on a phone',
  scene(async ({ page, open }) => {
    await open('/posts');
    await page.setViewportSize({ width: 1366, height: 768 });
    await text(page, `${POSTS} in total`).waitFor();
    await eventually(async () => expect(await rowsInView(page)).toBeGreaterThanOrEqual(6));
    await page.setViewportSize({ width: 375, height: 812 });
    await eventually(async () => expect(await rowsInView(page)).toBeGreaterThanOrEqual(4));
  }),
);

test(
  'wraps a long word in a message on a phone',
  scene(
    async ({ page, open, faults }) => {
      faults.announce(/422/);
      const message = 'x'.repeat(300);
      await page.route('**/api/users/1', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 422, json: { message } })
          : route.fallback(),
      );
      await open('/users/1/edit');
      await button(page, 'Update').click();
      await text(page, message).waitFor();
      const widths = () => [document.documentElement.scrollWidth, window.innerWidth];
      expect(await page.evaluate(widths)).toEqual([375, 375]);
    },
    { viewport: { width: 375, height: 812 } },
  ),
);

/** The lists with columns of 9 em. */
const DENSE = ['/posts', '/activity'];

test.each([
  ['/posts', ['No', 'Title', 'Tags', 'Category', 'Type', 'Created At', 'Actions']],
  ['/users', ['No', 'Name', 'Email', 'Role', 'Action']],
  ['/role', ['No', 'Role Name (EN)', 'Role Name (MM)', 'Action']],
  ['/category', ['No', 'Name', 'Icon', 'Action']],
  ['/announcement', ['No', 'Text', 'Areas', 'Type', 'Action']],
  ['/activity', ['No', 'What', 'Event', 'Who', 'When', 'From', 'Action']],
])('keeps texts wide, actions visible and table semantics at every width: %s', (route, columns) =>
  scene(async ({ page, open }) => {
    await open(route);
    await page.getByRole('row').nth(1).getByRole('cell').first().waitFor();
    for (const width of [320, 600, 768, 820, 1024, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(async () => {
        const { isTable, narrowest, actions, hidden } = await measureRows(page);
        expect({ width, hidden, has: actions > 0 }).toEqual({ width, hidden: 0, has: true });
        if (width >= 1280) expect([width, isTable]).toEqual([width, true]);
        expect([width, narrowest >= (isTable && DENSE.includes(route) ? 9 : 12)]).toEqual([
          width,
          true,
        ]);
      });
      const headers = page.getByRole('table').getByRole('columnheader');
      expect(await headers.allTextContents()).toEqual(columns);
      expect(await page.getByRole('row').nth(1).getByRole('cell').count()).toBe(columns.length);
    }
  })(),
);

test(
  'folds the search on a phone, and removes a part of the filter with its chip',
  scene(async ({ page, open }) => {
    await open('/posts');
    await page.setViewportSize({ width: 375, height: 812 });
    const fold = button(page, 'Search by text or date');
    await fold.click();
    await page.keyboard.type('မုန်တိုင်း');
    await field(page, 'Start date').fill('2026-01-01');
    await button(page, 'Filter').click();
    await status(page, `${POSTS} results for "မုန်တိုင်း", from 1 January 2026`).waitFor();
    await field(page, 'Search').waitFor({ state: 'hidden' });
    await button(page, 'Remove filter from 1 January 2026').click();
    await status(page, `${POSTS} results for "မုန်တိုင်း"`).waitFor();
    await expectFocus(fold);
    await button(page, 'Remove filter "မုန်တိုင်း"').click();
    await status(page, `${POSTS} in total`).waitFor();
    await page.keyboard.press('/');
    await expectFocus(field(page, 'Search'));
  }),
);

/** Makes the only page of the list look like the fifth of ten. */
const pretendTenPages = (page: Page) =>
  page.route('**/api/posts?*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('page', '1');
    const response = await route.fetch({ url: url.href });
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: { ...body, meta: { current_page: 5, last_page: 10 } } });
  });

test(
  'shows all page numbers as touch targets at 320 px',
  scene(async ({ page, open }) => {
    await pretendTenPages(page);
    await open('/posts?page=5');
    await page.setViewportSize({ width: 320, height: 640 });
    const buttons = page.getByRole('navigation', { name: 'Pagination' }).getByRole('button');
    await buttons.first().waitFor();
    const boxes = await Promise.all((await buttons.all()).map((one) => one.boundingBox()));
    expect(boxes).toHaveLength(7);
    for (const box of boxes) {
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  }),
);

test(
  'clips no row of a printed list, which Firefox would leave out',
  scene(async ({ page, open }) => {
    await open('/posts');
    await text(page, `${POSTS} in total`).waitFor();
    await page.emulateMedia({ media: 'print' });
    const cell = page.getByRole('row').nth(1).getByRole('cell').first();
    const clipping = await cell.evaluate((one) => {
      const around: string[] = [];
      for (let box = one.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowY !== 'visible') around.push(box.outerHTML.slice(0, 200));
      }
      return around;
    });
    expect(clipping).toEqual([]);
  }),
);

const STEPS = [
  'Move 10 pixels left',
  'Move 1 pixel left',
  'Move 1 pixel right',
  'Move 10 pixels right',
];

test.each([320, 1440])('shows the whole tooltips of the steps of the puzzle at %i px', (width) =>
  scene(
    async ({ page, open }) => {
      const { t } = BURMESE;
      await page.addInitScript(() => localStorage.setItem('language', 'my'));
      await open('/');
      await field(page, t('E-mail')).fill(ADMIN.email);
      await field(page, t('Password')).fill(ADMIN.password);
      await button(page, t('Login')).click();
      await button(page, t('Move without dragging')).click();
      for (const step of STEPS) await expectWholeTooltip(page, t(step));
    },
    { signedOut: true, viewport: { width, height: 800 } },
  )(),
);

test(
  'shows the whole tooltip of the last action of a row',
  scene(async ({ page, open }) => {
    const categoryId = await office.makeCategory('မြစ်ရေ');
    const id = await office.makePost({ title: TITLE, categoryId });
    await office.save('DELETE', `/posts/${id}`);
    await open('/posts/deleted');
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWholeTooltip(page, 'Delete for good');
    }
  }),
);

test.each([375, 1440])('shows the whole text of an empty list at %i px', (width) =>
  scene(async ({ page, open }) => {
    await open('/posts?query=nothing-has-this');
    await page.setViewportSize({ width, height: 800 });
    const empty = text(page, 'No post data found.');
    await empty.waitFor();
    const cell = page.getByRole('cell').filter({ has: empty });
    expect(await cell.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  })(),
);

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const gone = (page: Page) => sidebar(page).waitFor({ state: 'hidden' });

async function openSidebar(page: Page) {
  await button(page, 'Open sidebar').click();
  await sidebar(page).waitFor();
}

const phone = (width: number) => ({
  viewport: { width, height: 640 },
  hasTouch: true,
  sliders: 1 as const,
});

async function closeInEveryWay({ page, open }: Scene) {
  await open('/slider');
  await heading(page, 'Slider').waitFor();
  await gone(page);

  await openSidebar(page);
  await button(page, 'Close sidebar').click();
  await gone(page);
  await expectFocus(button(page, 'Open sidebar'));

  await openSidebar(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.touchscreen.tap(width - 10, height / 2);
  await gone(page);

  await openSidebar(page);
  await page.keyboard.press('Escape');
  await gone(page);
  await expectFocus(button(page, 'Open sidebar'));
}

test.each([320, 375])(
  'opens over the page at %i px and closes by button, by a tap beside it and by Escape',
  (width) => scene(closeInEveryWay, phone(width))(),
);

test(
  'is open from 768 px on and closed below',
  scene(async ({ page, open }) => {
    await open('/slider');
    await gone(page);
    await page.setViewportSize({ width: 768, height: 640 });
    await sidebar(page).waitFor();
    expect(await button(page, 'Open sidebar').count()).toBe(0);
    await page.setViewportSize({ width: 767, height: 640 });
    await gone(page);
    await button(page, 'Open sidebar').waitFor();
  }, phone(767)),
);
