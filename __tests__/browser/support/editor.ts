import type { Page } from 'playwright-core';
import type { LoginResponse } from '../../../src/contract/session';
import type { Product } from '../../helpers/server/product';
import { descriptionField, readPost } from './postForm';
import { makePost, putDescription } from './postRecords';
import { makeCategory } from './records';
import { button, heading } from './screen';

/** Creates a post with exactly this description. @returns its id */
export async function addDescription(product: Product, session: LoginResponse, html: string) {
  const categoryId = await makeCategory(product, session, `Category ${crypto.randomUUID()}`);
  const id = await makePost(product, session, { title: 'Forecast', categoryId });
  await putDescription(product, id, html);
  return id;
}

/** Opens the form of a post and puts the caret at the end of its description. */
export async function openDescription(page: Page, product: Product, id: number): Promise<void> {
  await page.goto(product.url(`/posts/${id}/edit`));
  await descriptionField(page).click();
  await page.keyboard.press('Control+End');
}

/** Saves the form. @returns the description as the server has it afterwards */
export async function saveDescription(
  page: Page,
  product: Product,
  session: LoginResponse,
  id: number,
): Promise<string> {
  await button(page, 'Update').click();
  await heading(page, 'Posts').waitFor();
  return (await readPost(product, session, id)).description;
}

/** Pastes HTML as another program puts it on the clipboard. */
export async function pasteHtml(page: Page, html: string): Promise<void> {
  await descriptionField(page).evaluate((textbox, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', content);
    textbox.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, html);
}

export async function chooseFrom(page: Page, menu: RegExp, choice: string): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
}

/**
 * Composes a word like an input method and ends the composition.
 *
 * @param during runs before the composition ends
 */
export async function compose(
  page: Page,
  stages: string[],
  during: () => Promise<void> = async () => {},
): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  for (const text of stages) {
    const at = { selectionStart: text.length, selectionEnd: text.length };
    await chromium.send('Input.imeSetComposition', { text, ...at });
  }
  await during();
  await chromium.send('Input.insertText', { text: stages.at(-1) ?? '' });
}

/** Inserts a text like an extension or dictation, without a key. */
export async function insertText(page: Page, inserted: string): Promise<void> {
  await page.evaluate((text) => document.execCommand('insertText', false, text), inserted);
}
