import type { Page } from 'playwright-core';
import { button } from './screen';

/** The row of a list that has a cell with exactly these words. */
export const row = (page: Page, words: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: words, exact: true }) });

/** What a row offers, whether it leads to a page or opens a dialog. */
export const action = (page: Page, words: string, name: string) =>
  row(page, words)
    .getByRole('link', { name, exact: true })
    .or(row(page, words).getByRole('button', { name, exact: true }));

/** The second cell of every row on show, once as many are there as expected. */
export async function namesOf(page: Page, count: number): Promise<string[]> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await rows.nth(count - 1).waitFor();
  return Promise.all(
    (await rows.all()).map(async (one) => (await one.getByRole('cell').nth(1).textContent()) ?? ''),
  );
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** A success or a summary, which a screen reader hears with nothing else around it. */
export const status = (page: Page, words: string) => {
  const exact = words.replace(/[^\p{L}\p{M}\d\s]/gu, '\\$&');
  return page.getByRole('status').filter({ hasText: new RegExp(`^${exact}$`) });
};

/** Fills the search box with what is given, empties the rest, and sends it. */
export async function search(
  page: Page,
  { text = '', from = '', to = '' }: { text?: string; from?: string; to?: string },
) {
  await field(page, 'Search').fill(text);
  await field(page, 'Start date').fill(from);
  await field(page, 'End date').fill(to);
  await button(page, 'Filter').click();
}

/** The number of the page on show, from the pagination. */
export const currentPage = (page: Page, number: number) =>
  page
    .getByRole('navigation', { name: 'Pagination' })
    .locator('[aria-current="page"]')
    .getByText(String(number), { exact: true });
