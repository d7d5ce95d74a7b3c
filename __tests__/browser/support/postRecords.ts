import type { Page } from 'playwright-core';
import type { LoginResponse } from '../../../src/contract/session';
import { openStore } from '../../../src/server/store/store';
import type { Product } from '../../helpers/server/product';
import { appendTexts } from '../../helpers/postForm';
import type { PostForm } from '../../helpers/postForm';
import { save } from './backOffice';
import { drawPicture } from './photos';

/** Returns the id of the tag with that name, and creates the tag if necessary. */
const makeTag = (product: Product, session: LoginResponse, name: string) =>
  save(product, session, 'POST', '/tags', { name });

interface NewPost {
  title: string;
  description?: string;
  categoryId: number;
  /** The names of the tags. */
  tags?: string[];
  type?: string;
  /** `DD-MM-YYYY`. */
  backdate?: string;
  /** The number of description images. */
  images?: number;
}

/** Creates a post with a small cover, as the form sends it. @returns its id */
export async function makePost(product: Product, session: LoginResponse, fields: NewPost) {
  const { title, description = '<p>လေပြင်းတိုက်ခတ်နိုင်သည်။</p>', categoryId } = fields;
  const { tags = ['မိုး'], type = 'post', backdate = '', images = 0 } = fields;
  const picture = new Blob([new Uint8Array(await drawPicture())]);
  const form = new FormData();
  const tagged: PostForm = {};
  for (const [index, name] of tags.entries()) {
    tagged[`tags[${index}]`] = String(await makeTag(product, session, name));
  }
  const texts = { title, description, category_id: String(categoryId), type, backdate };
  appendTexts(form, { ...texts, ...tagged });
  form.append('cover_image', picture, 'cover.jpg');
  for (let image = 0; image < images; image += 1) {
    form.append('description_images[]', picture, 'map.jpg');
  }
  return save(product, session, 'POST', '/posts', form);
}

/** Stores HTML in a post that no route would accept, as a broken import might. */
export async function putDescription({ dataDir }: Product, id: number, description: string) {
  const store = openStore({ dataDir, databaseUrl: null });
  try {
    await store.db.updateTable('posts').set({ description }).where('id', '=', id).execute();
  } finally {
    await store.close();
  }
}

/** The row of the list of posts that contains these words. */
export const postRow = (page: Page, words: string) =>
  page.getByRole('row').filter({ has: page.getByText(words) });

/** An action of a post's row. */
export const postAction = (page: Page, words: string, name: string) =>
  postRow(page, words)
    .getByRole('link', { name, exact: true })
    .or(postRow(page, words).getByRole('button', { name, exact: true }));
