import type { Page } from 'playwright-core';
import type { Post } from '../../../src/contract/post';
import type { LoginResponse } from '../../../src/contract/session';
import type { Product } from '../../helpers/server/product';
import { field } from './lists';
import { makePost } from './postRecords';
import { makeCategory } from './records';

/** The category of the tests' posts. */
const CATEGORY = 'မိုးလေဝသ';
export const NEW_POST = {
  title: 'ရန်ကုန်မြစ်ရေကြီးမှု သတိပေးချက်',
  tag: 'မိုး',
  category: CATEGORY,
  words: 'မိုးသည်းထန်စွာ ရွာသွန်းမည်ဖြစ်၍ ရေကြီးနိုင်ပါသည်။',
};

/** Creates a category. @returns a function that creates posts in it */
export async function preparePosts(product: Product, session: LoginResponse) {
  const categoryId = await makeCategory(product, session, CATEGORY);
  return () =>
    makePost(product, session, {
      title: NEW_POST.title,
      description: '<h2>သတိပေးချက်</h2>\n<p style="text-align:center">Heavy <em>rain</em></p>',
      categoryId,
      tags: ['Flood'],
      backdate: '05-06-2026',
      images: 2,
    });
}

export async function readPost({ origin }: Product, { token }: LoginResponse, id: number) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/posts/${id}`, { headers });
  return ((await answer.json()) as { data: Post }).data;
}

export const tagField = (page: Page) => page.getByRole('combobox', { name: 'Tag', exact: true });

/** The description of a post in its editor. */
export const descriptionField = (page: Page, name = 'Description') =>
  page.getByRole('textbox', { name, exact: true });

/** Types a tag and ends it with Enter. */
export async function typeTag(page: Page, name: string) {
  await tagField(page).pressSequentially(name);
  await page.getByRole('listbox').getByRole('option', { name }).first().waitFor();
  await tagField(page).press('Enter');
  await page.getByRole('button', { name: `Remove tag ${name}`, exact: true }).waitFor();
}

/** Types into the editor, after its current text. */
export async function writeDescription(page: Page, words: string) {
  await descriptionField(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** Fills in everything that a new post needs except its images. */
export async function writePost(
  page: Page,
  { title, tag, category, words }: Record<'title' | 'tag' | 'category' | 'words', string>,
) {
  await field(page, 'Title').fill(title);
  await typeTag(page, tag);
  await field(page, 'Category').selectOption({ label: category });
  await writeDescription(page, words);
}
