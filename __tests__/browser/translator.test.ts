import type { Page } from 'playwright-core';
import { signIn } from '../helpers/browser/puzzle';
import { ADMIN } from '../helpers/server/product';
import { ENGLISH } from '../../src/client/shared/text/i18n';
import catalogue from '../../src/client/shared/text/my.json';
import {
  action,
  currentPage,
  dialog,
  field,
  postAction,
  postRow,
  row,
  search,
  status,
} from './support/lists';
import { pictureFile } from './support/photos';
import { typeTag } from './support/postForm';
import { alert, button, fileInput, heading, link, strip, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene, SceneOptions } from './support/stage';
import { addTranslator } from './support/translator';
import { visits } from './support/visits';

const { product, office, scene } = openStage();

/** More than one page of search results. */
const RIVERS = Array.from({ length: 6 }, (_, index) => `မြစ်ရေ ${index + 1}`);
const NOTICE = 'မုန်တိုင်းသတိပေးချက်';

let post = 0;
let user: number;

beforeAll(async () => {
  const categoryId = await office.makeCategory('မိုးလေဝသ');
  for (const title of RIVERS) post = await office.makePost({ title, categoryId });
  const roleId = await office.makeRole({ en: 'River', mm: 'မြစ်ရေ' }, ['post-edit']);
  user = await office.makeUser('ဒေါ်ခင်', 'khin@example.org', roleId);
  const template = { hazard: 'cyclone', stage: 'red', type: 'warning' } as const;
  const text_my = 'မုန်တိုင်းသည် {{place}} သို့ ဝင်ရောက်မည်။';
  await office.makeTemplate({ ...template, text_my, text_en: '' });
});

beforeEach(() => office.putAnnouncement(NOTICE));

async function chooseLanguage(page: Page, account: string, language: string): Promise<void> {
  await button(page, account).click();
  await page.getByRole('menuitem', { name: language, exact: true }).click();
}

/** Switches to Burmese and back. @param title of the page */
async function changeLanguage(page: Page, title: keyof typeof catalogue): Promise<void> {
  await chooseLanguage(page, 'Account', 'မြန်မာ');
  await heading(page, catalogue[title]).waitFor();
  await chooseLanguage(page, catalogue.Account, 'English');
  await heading(page, title).waitFor();
}

async function searchPosts({ page, open }: Scene): Promise<void> {
  await open('/posts');
  await page.getByText(/^\d+ in total$/).waitFor();
  await search(page, {});
  await alert(page).waitFor();
  await search(page, { text: 'မြစ်ရေ' });
  await page.getByText(/^\d+ results for "မြစ်ရေ"$/).waitFor();
  await page.locator('mark').nth(4).waitFor();
  await button(page, 'Next page').click();
  await currentPage(page, 2).waitFor();
  await search(page, { text: 'x', to: '2020-01-01' });
  await page.getByText(/^No results for "x"/).waitFor();
  await button(page, 'Clear').click();
  await page.getByText(/^\d+ in total$/).waitFor();
  await page.getByRole('row').nth(5).waitFor();
}

async function deletePost({ page, open }: Scene): Promise<void> {
  const title = 'မြစ်ရေ 6';
  await open('/posts');
  await postAction(page, title, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await postRow(page, title).waitFor({ state: 'detached' });
  await button(page, 'Undo').click();
  await postRow(page, title).waitFor();
  await status(page, 'Post restored.').waitFor();
  await changeLanguage(page, 'Posts');
}

async function deleteSlider({ page, open }: Scene): Promise<void> {
  await open('/slider');
  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await text(page, 'No slider data found.').waitFor();
  await link(page, 'Create').click();
  await fileInput(page).setInputFiles([await pictureFile('a.jpg'), await pictureFile('b.jpg')]);
  await button(page, 'Add More').waitFor();
  await button(page, 'Remove File').first().click();
  await button(page, 'Remove File').click();
  await button(page, 'Create').click();
  await text(page, 'Please upload at least one slider image.').waitFor();
  await button(page, 'Browse Images').waitFor();
}

async function fillPost({ page, open }: Scene): Promise<void> {
  await open('/posts/create');
  await button(page, 'Create Post').click();
  await text(page, 'Title is required.').first().waitFor();
  await changeLanguage(page, 'Create Post');
  await field(page, 'Title').fill('Rain');
  await typeTag(page, 'မိုး');
  await typeTag(page, 'Fog');
  await button(page, 'Remove tag Fog').click();
  await field(page, 'Cover Photo').setInputFiles(await pictureFile('a.jpg'));
  await button(page, 'Change File').waitFor();
  await page.getByText(/^(Saved|What you write)/).waitFor();
  await button(page, 'Cancel').click();
  await heading(page, 'Posts').waitFor();
  await open('/posts/create');
  await button(page, 'Discard').click();
}

/** Saves a title while a form is open, and takes it over there. */
async function takeTheirs({ page, open, faults }: Scene): Promise<void> {
  faults.announce(/412/);
  await open(`/users/${user}/edit`);
  await field(page, 'Name').fill('ဦးအောင်');
  const other = await page.context().newPage();
  await other.goto(product.url(`/users/${user}/edit`));
  await field(other, 'Name').fill('ဒေါ်မြ');
  await button(other, 'Update').click();
  await heading(other, 'Users').waitFor();
  await button(page, 'Update').click();
  await page.getByLabel('Take theirs').click();
  await changeLanguage(page, 'Edit User');
  await field(page, 'Name').fill('ဒေါ်ခင်');
  await button(page, 'Update').click();
  await heading(page, 'Users').waitFor();
}

async function writeCategory({ page, open }: Scene): Promise<void> {
  await open('/category');
  await button(page, 'Choose date').first().click();
  await button(page, 'Previous month').click();
  await page.getByRole('gridcell', { name: '15', exact: true }).click();
  await button(page, 'Create').click();
  const form = dialog(page, 'Create Parent Category');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await text(page, 'Please enter category name.').waitFor();
  await field(page, 'Category Name').fill('Wind');
  await page.getByRole('combobox', { name: 'Category Icon', exact: true }).click();
  await page.getByRole('option', { name: 'category-one', exact: true }).click();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await status(page, 'Category created successfully!').waitFor();
  await form.waitFor({ state: 'detached' });
  await changeLanguage(page, 'Categories');
}

/** Publishes a warning from a template after a review, and compares it with the previous one. */
async function warn({ page, open }: Scene): Promise<void> {
  await office.putAnnouncement('Fine weather', 'pleasant');
  await open('/announcement');
  await action(page, 'Fine weather', 'Edit').click();
  await button(page, 'Use a template').click();
  await button(page, 'cyclone').click();
  await button(page, 'Update').click();
  await text(page, 'Fill in {{place}} before publishing.').waitFor();
  await field(page, 'place').fill('Sittwe');
  await button(page, 'Update').click();
  await button(page, 'Publish').click();
  await status(page, 'Announcement updated successfully!').waitFor();
  await strip(page).getByText('warning').waitFor();
  await button(page, 'View').click();
  await button(page, 'History').click();
  await page.getByLabel('Compare').nth(0).check();
  await page.getByLabel('Compare').nth(1).check();
  await page.locator('ins').first().waitFor();
  // The message about the save has a button of that name, too.
  await button(page, 'Close').last().click();
  await action(page, 'မုန်တိုင်းသည် Sittwe သို့ ဝင်ရောက်မည်။', 'Edit').click();
  await field(page, 'Text').fill('');
  await button(page, 'Update').click();
  await button(page, 'Take down').click();
  await row(page, '-').waitFor();
  await text(page, 'No announcement in force').waitFor();
  await changeLanguage(page, 'Announcement');
}

async function convertZawgyi(set: Scene): Promise<void> {
  const { page } = set;
  await visits['a title in Zawgyi']?.(set, ENGLISH.t);
  await button(page, 'Convert').click();
  await button(page, 'Undo conversion').click();
}

async function losesLine({ page, open, faults }: Scene): Promise<void> {
  faults.announce(/ERR_CONNECTION_REFUSED/);
  // Both pages have loaded by then.
  await open('/users');
  await row(page, ADMIN.email).waitFor();
  await link(page, 'Posts').click();
  await strip(page).waitFor();
  await postRow(page, 'မြစ်ရေ 1').waitFor();
  await product.stop();
  await link(page, 'Users').click();
  await page.getByText(/^No connection to the server/).waitFor();
  await product.start();
  await page.getByText(/^No connection to the server/).waitFor({ state: 'detached' });
  await row(page, ADMIN.email).waitFor();
}

async function signInAgain({ page, open }: Scene): Promise<void> {
  await open('/posts');
  await button(page, 'မြန်မာ').click();
  await button(page, catalogue.Login).waitFor();
  await button(page, 'English').click();
  await button(page, 'Display').click();
  await button(page, 'Dark').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await signIn(page, ADMIN);
  await link(page, 'Go back to where you were').click();
  await heading(page, 'Posts').waitFor();
  await button(page, 'Open sidebar').click();
  await link(page, 'Category').click();
  await heading(page, 'Categories').waitFor();
}

const PHONE = { width: 375, height: 800 };

type Go = (scene: Scene) => Promise<void>;

const flows: Record<string, Go> = {
  'a search': searchPosts,
  'a deletion that is undone': deletePost,
  'an empty list and a form of photos': deleteSlider,
  'the form of a post': fillPost,
  'a conflict': takeTheirs,
  'a category': writeCategory,
  Zawgyi: convertZawgyi,
  'a line that is lost': losesLine,
};

const translated = (isObedient: boolean, go: Go, options?: SceneOptions) =>
  scene(async (set) => {
    await addTranslator(set.page, isObedient);
    await go(set);
  }, options);

test.each(Object.entries(flows))('survives in %s a translator of all of the page', (_, go) =>
  translated(false, go, { sliders: 1 })(),
);

test.each([false, true])('survives in a warning, which may be translated: %s', (isObedient) =>
  translated(isObedient, warn)(),
);

test(
  'survives a page translator in a sign-in on a phone',
  translated(false, signInAgain, { signedOut: true, viewport: PHONE }),
);

test(
  'lets descriptions and the announcement be translated, and nothing else',
  scene(async ({ page, open }) => {
    await addTranslator(page, true);
    await open(`/posts/${post}`);
    await strip(page).getByText(NOTICE).waitFor();
    await page.locator('article p > font').waitFor();
    const words = await page.locator('body > * font > font').allTextContents();
    expect(words.sort()).toEqual(['လေပြင်းတိုက်ခတ်နိုင်သည်။', NOTICE].sort());
  }),
);
