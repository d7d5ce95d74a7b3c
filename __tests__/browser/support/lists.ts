import type { Page } from 'playwright-core';
import { button } from './screen';

/** The row of a list with a cell of exactly these words. */
export const row = (page: Page, words: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: words, exact: true }) });

/** An action of a row, whether it opens a page or a dialog. */
export const action = (page: Page, words: string, name: string) =>
  row(page, words)
    .getByRole('link', { name, exact: true })
    .or(row(page, words).getByRole('button', { name, exact: true }));

/** Returns the second cell of every visible row, once the expected number of rows is there. */
export async function namesOf(page: Page, count: number): Promise<string[]> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await rows.nth(count - 1).waitFor();
  return Promise.all(
    (await rows.all()).map(async (one) => (await one.getByRole('cell').nth(1).textContent()) ?? ''),
  );
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** A success or a summary that screen readers announce by itself. */
export const status = (page: Page, words: string) => {
  const exact = words.replace(/[^\p{L}\p{M}\d\s]/gu, '\\$&');
  return page.getByRole('status').filter({ hasText: new RegExp(`^${exact}$`) });
};

/** Fills in the search box, empties its other fields, and submits it. */
export async function search(
  page: Page,
  { text = '', from = '', to = '' }: { text?: string; from?: string; to?: string },
) {
  await field(page, 'Search').fill(text);
  await field(page, 'Start date').fill(from);
  await field(page, 'End date').fill(to);
  await button(page, 'Filter').click();
}

export const currentPage = (page: Page, number: number) =>
  page
    .getByRole('navigation', { name: 'Pagination' })
    .locator('[aria-current="page"]')
    .getByText(String(number), { exact: true });

/** The row of the list of posts that contains these words. */
export const postRow = (page: Page, words: string) =>
  page.getByRole('row').filter({ has: page.getByText(words) });

/** An action of a post's row. */
export const postAction = (page: Page, words: string, name: string) =>
  postRow(page, words)
    .getByRole('link', { name, exact: true })
    .or(postRow(page, words).getByRole('button', { name, exact: true }));
