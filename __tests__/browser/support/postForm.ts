import type { Page } from 'playwright-core';
import { field } from './lists';

export const NEW_POST = {
  title: 'ရန်ကုန်မြစ်ရေကြီးမှု သတိပေးချက်',
  tag: 'မိုး',
  category: 'မိုးလေဝသ',
  words: 'မိုးသည်းထန်စွာ ရွာသွန်းမည်ဖြစ်၍ ရေကြီးနိုင်ပါသည်။',
};

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
export async function writePost(page: Page) {
  await field(page, 'Title').fill(NEW_POST.title);
  await typeTag(page, NEW_POST.tag);
  await field(page, 'Category').selectOption({ label: NEW_POST.category });
  await writeDescription(page, NEW_POST.words);
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
