import type { Page } from 'playwright-core';
import { today } from '../../src/contract/dates';
import type { LoginResponse } from '../../src/contract/session';
import { ADMIN } from '../helpers/server/product';
import { logIn } from './support/backOffice';
import { addOldCategory, makeCategory, makeRole, makeUser } from './support/records';
import { action, currentPage, field, namesOf, row, search, status } from './support/lists';
import { alert, button, heading, link, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, scene } = openStage();

/** More than one page of a search, each with the two code units `လေ`. */
const WINDS = ['လေ', 'လေပြင်း', 'လေဆင်နှာမောင်း', 'မိုးလေ', 'ပင်လယ်လေ', 'လေပူ', 'မုန်တိုင်းလေ'];
const RAIN = 'မိုးသည်း';

let session: LoginResponse;

beforeAll(async () => {
  session = await logIn(product, ADMIN);
  // Half past midnight of 3 March in Yangon, while it is still the second elsewhere.
  await addOldCategory(product, 'ငလျင်', new Date('2026-03-02T18:00:00Z'));
  for (const name of [RAIN, ...WINDS]) await makeCategory(product, session, name);
});

const openFound = async ({ page, open }: Scene) => {
  await open('/category');
  await search(page, { text: 'လေ' });
  await status(page, '7 results for "လေ"').waitFor();
};

/** Page 2 of the search, by its rows, its pagination and the search box. */
async function expectSecondPage(page: Page) {
  await row(page, 'လေပူ').waitFor();
  expect(await namesOf(page, 2)).toEqual(['လေပူ', 'မုန်တိုင်းလေ']);
  await row(page, 'လေပူ').getByRole('cell', { name: '6', exact: true }).waitFor();
  await currentPage(page, 2).waitFor();
  expect(await field(page, 'Search').inputValue()).toBe('လေ');
  await status(page, '7 results for "လေ"').waitFor();
}

test(
  'finds a Burmese word of two letters wherever it stands in a name, however it is typed, and marks it',
  scene(async (set) => {
    const { page } = set;
    const marks = page.locator('mark');
    await openFound(set);
    expect(await namesOf(page, 5)).toEqual(WINDS.slice(0, 5));
    await marks.nth(4).waitFor();
    expect(await marks.allTextContents()).toEqual(WINDS.slice(0, 5).map(() => 'လေ'));
    await row(page, 'လေဆင်နှာမောင်း').waitFor();
    await search(page, { text: 'မိုး လေ' });
    await row(page, 'မိုးလေ').waitFor();
    await marks.getByText('မိုးလေ', { exact: true }).waitFor();
    await button(page, 'Clear').click();
    await row(page, RAIN).waitFor();
    expect(await field(page, 'Search').inputValue()).toBe('');
    await search(page, { text: 'ဆီးနှင်း' });
    await text(page, 'No category data found.').waitFor();
    expect(await page.getByRole('navigation', { name: 'Pagination' }).count()).toBe(0);
  }),
);

test(
  'filters by days as they are in Yangon, both ends included',
  scene(async ({ page, open }) => {
    await open('/category');
    await search(page, { from: '2026-03-03', to: '2026-03-03' });
    await status(page, '1 result, 3 March 2026').waitFor();
    expect(await namesOf(page, 1)).toEqual(['ငလျင်']);
    await search(page, { to: '2026-03-02' });
    await text(page, 'No category data found.').waitFor();
    await search(page, { text: RAIN, from: today() });
    await page.getByText(`1 result for "${RAIN}"`).waitFor();
    expect(await namesOf(page, 1)).toEqual([RAIN]);
  }),
);

test.each([
  ['nothing at all', {}, 'Please enter search text or select a date.'],
  ['blanks alone', { text: '  ' }, 'Please enter search text or select a date.'],
  ['an end to come', { to: '2999-01-01' }, 'End date cannot be in the future.'],
  ['a start to come', { from: '2999-01-01' }, 'Start date cannot be in the future.'],
  [
    'an end before the start',
    { from: '2026-03-03', to: '2026-03-02' },
    'End date cannot be before start date.',
  ],
])('alerts of %s, and leaves the list as it is', (_, filter, words) =>
  scene(async ({ page, open }) => {
    await open('/category');
    await row(page, RAIN).waitFor();
    await search(page, filter);
    expect(await alert(page).textContent()).toBe(words);
    await row(page, RAIN).waitFor();
    expect(new URL(page.url()).search).toBe('');
  })(),
);

test(
  'comes back by Back, a reload and a link to the page and the filter',
  scene(async (set) => {
    const { page } = set;
    await openFound(set);
    await button(page, 'Next page').click();
    await expectSecondPage(page);
    await action(page, 'လေပူ', 'View').click();
    await heading(page, 'လေပူ').waitFor();
    await page.goBack();
    await expectSecondPage(page);
    await page.reload();
    await expectSecondPage(page);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await expectSecondPage(page);
  }),
);

test(
  'shows the clean list after a click in the sidebar',
  scene(async (set) => {
    const { page } = set;
    await openFound(set);
    await button(page, 'Page 2').click();
    await expectSecondPage(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Category' })
      .click();
    await row(page, RAIN).waitFor();
    await currentPage(page, 1).waitFor();
    expect(await field(page, 'Search').inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  }),
);

test(
  'shows the page before, once the last row of a page is deleted',
  scene(async ({ page, open }) => {
    const roleId = await makeRole(product, session, {
      en: 'Observer',
      mm: 'လေ့လာသူ',
      permissions: ['post-edit'],
    });
    for (let count = 1; count <= 6; count += 1) {
      const email = `wind-${count}@example.org`;
      await makeUser(product, session, { name: `ဦးလေး ${count}`, email, roleId });
    }
    await open('/users');
    await search(page, { text: 'ဦးလေး' });
    await button(page, 'Page 2').click();
    await action(page, 'ဦးလေး 1', 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await status(page, '5 results for "ဦးလေး"').waitFor();
    expect((await namesOf(page, 5))[0]).toBe('ဦးလေး 6');
    expect(await link(page, 'Create').count()).toBe(1);
    expect(await page.getByRole('navigation', { name: 'Pagination' }).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  }),
);
