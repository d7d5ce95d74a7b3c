import type { Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { logIn } from './support/backOffice';
import { makeCategory } from './support/records';
import { action, currentPage, field, namesOf, row, search, status } from './support/lists';
import { button, heading, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, scene } = openStage();

/** More than one page of search results, each with the two code units `လေ`. */
const WINDS = ['လေ', 'လေပြင်း', 'လေဆင်နှာမောင်း', 'မိုးလေ', 'ပင်လယ်လေ', 'လေပူ', 'မုန်တိုင်းလေ'];
const RAIN = 'မိုးသည်း';

beforeAll(async () => {
  const session = await logIn(product, ADMIN);
  for (const name of [RAIN, ...WINDS]) await makeCategory(product, session, name);
});

const openFound = async ({ page, open }: Scene) => {
  await open('/category');
  await search(page, { text: 'လေ' });
  await status(page, '7 results for "လေ"').waitFor();
};

/** Expects page 2 of the search in the rows, the pagination and the search box. */
async function expectSecondPage(page: Page) {
  await row(page, 'လေပူ').waitFor();
  expect(await namesOf(page, 2)).toEqual(['လေပူ', 'မုန်တိုင်းလေ']);
  await row(page, 'လေပူ').getByRole('cell', { name: '6', exact: true }).waitFor();
  await currentPage(page, 2).waitFor();
  expect(await field(page, 'Search').inputValue()).toBe('လေ');
  await status(page, '7 results for "လေ"').waitFor();
}

test(
  'finds and marks a Burmese word of two letters anywhere in a name, however it is typed',
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
  'restores page and filter after Back, a reload and a link',
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
