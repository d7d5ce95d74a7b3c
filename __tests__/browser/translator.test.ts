import type { Page } from 'playwright-core';
import { signIn } from '../helpers/browser/puzzle';
import { ADMIN } from '../helpers/server/product';
import catalogue from '../../src/client/shared/text/my.json';
import type { LoginResponse } from '../../src/contract/session';
import { addUser, logIn } from './support/backOffice';
import type { Account } from './support/backOffice';
import { action, currentPage, dialog, field, row, search, status } from './support/lists';
import { drawPicture, pictureFile } from './support/photos';
import { makePost, postAction, postRow } from './support/postRecords';
import { typeTag } from './support/postForm';
import { makeCategory, makeRole, makeTemplate, makeUser, putAnnouncement } from './support/records';
import { announcementVisits, categoryVisits, postVisits, SEEN } from './support/recordVisits';
import { roleVisits, userVisits } from './support/recordVisits';
import { alert, button, fileInput, heading, leaveAnyway, link, strip } from './support/screen';
import { text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene, SceneOptions } from './support/stage';
import { shellVisits, signInVisits, sliderVisits } from './support/visits';
import { addTranslator } from './support/translator';
import type { Visit } from './support/visits';

const { product, scene } = openStage();

/** More than a page of a search, in each list. */
const RIVERS = Array.from({ length: 6 }, (_, index) => `မြစ်ရေ ${index + 1}`);
const LISTS = ['/posts', '/category', '/role', '/users'];

let session: LoginResponse;
let viewer: Account;
let picture: Buffer;
let post: number;
let user: number;

beforeAll(async () => {
  session = await logIn(product, ADMIN);
  picture = await drawPicture();
  viewer = await addUser(product, { name: SEEN.user, permissions: [] });
  const parent = await makeCategory(product, session, SEEN.parent);
  await makeCategory(product, session, SEEN.child, parent);
  const tags = ['မိုး', 'မြစ်ရေ', 'Flood'];
  const known = { title: SEEN.post, categoryId: parent, tags, images: 2 };
  post = await makePost(product, session, known);
  for (const [index, name] of RIVERS.entries()) {
    await makeCategory(product, session, name);
    await makePost(product, session, { title: name, categoryId: parent });
    const en = `River ${index + 1}`;
    const roleId = await makeRole(product, session, { en, mm: name, permissions: ['post-edit'] });
    const email = `user-${roleId}@example.org`;
    user = await makeUser(product, session, { name, email, roleId });
  }
  const template = { hazard: 'cyclone', stage: 'red', type: 'warning' } as const;
  const text_my = 'မုန်တိုင်းသည် {{place}} သို့ ဝင်ရောက်မည်။';
  await makeTemplate(product, session, { ...template, text_my, text_en: '' });
});

beforeEach(() => putAnnouncement(product, session, SEEN.announcement));

async function chooseLanguage(page: Page, account: string, language: string): Promise<void> {
  await button(page, account).click();
  await page.getByRole('menuitem', { name: language, exact: true }).click();
}

/** Turns to Burmese and back. @param title of the page */
async function changeLanguage(page: Page, title: keyof typeof catalogue): Promise<void> {
  await chooseLanguage(page, 'Account', 'မြန်မာ');
  await heading(page, catalogue[title]).waitFor();
  await chooseLanguage(page, catalogue.Account, 'English');
  await heading(page, title).waitFor();
}

async function searchList({ page, open }: Scene, route: string): Promise<void> {
  await open(route);
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
  await leaveAnyway(page);
  await heading(page, 'Posts').waitFor();
  await open('/posts/create');
  await button(page, 'Discard').click();
}

/** Saves a title behind the back of a form, and takes it over. */
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
  await field(page, 'Name').fill(RIVERS[5] ?? '');
  await button(page, 'Update').click();
  await heading(page, 'Users').waitFor();
}

async function refuseUser({ page, open, faults }: Scene): Promise<void> {
  faults.announce(/422/);
  await open('/users/create');
  await button(page, 'Create User').click();
  await text(page, 'Role is required.').waitFor();
  await field(page, 'Full Name').fill('ဦးသန်းလွင်');
  await field(page, 'Email').fill(ADMIN.email);
  await field(page, 'Password').fill('monsoon-2026');
  await field(page, 'Confirm Password').fill('monsoon-2026');
  await field(page, 'Role').selectOption({ label: 'Editor' });
  await button(page, 'Create User').click();
  await alert(page).waitFor();
  await changeLanguage(page, 'Create User');
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
  // The next translator creates it anew.
  await field(page, 'Category Name').fill(`Wind ${Date.now()}`);
  await page.getByRole('combobox', { name: 'Category Icon', exact: true }).click();
  await page.getByRole('option', { name: 'category-one', exact: true }).click();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await status(page, 'Category created successfully!').waitFor();
  await form.waitFor({ state: 'detached' });
  await changeLanguage(page, 'Categories');
}

async function chooseRights({ page, open }: Scene): Promise<void> {
  await open('/role/create');
  await button(page, 'Select All').click();
  await button(page, 'Unselect All').click();
  await button(page, 'Create').click();
  await text(page, 'At least one permission must be selected.').waitFor();
  await page.getByRole('checkbox').first().check();
  await text(page, 'At least one permission must be selected.').waitFor({ state: 'detached' });
  await changeLanguage(page, 'Create Role');
}

/** Publishes a warning from a template, which is reviewed, and compares it with the one before. */
async function warn({ page, open }: Scene): Promise<void> {
  await putAnnouncement(product, session, 'Fine weather', 'pleasant');
  await open('/announcement');
  await action(page, 'Fine weather', 'Edit').click();
  await button(page, 'Use a template').click();
  await page.getByRole('button', { name: /^red/ }).click();
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
  await button(page, 'Close').click();
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
  await postVisits['a title in Zawgyi']?.(set);
  await button(page, 'Convert').click();
  await button(page, 'Undo conversion').click();
}

async function losesLine({ page, open, faults }: Scene): Promise<void> {
  faults.announce(/ERR_CONNECTION_REFUSED/);
  await open('/posts');
  await strip(page).waitFor();
  await postRow(page, SEEN.post.slice(0, 10)).waitFor();
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

const searches = LISTS.map((route): [string, Go] => [
  `a search of ${route}`,
  (set) => searchList(set, route),
]);

const flows: Record<string, Go> = {
  ...Object.fromEntries(searches),
  'a deletion that is undone': deletePost,
  'an empty list and a form of photos': deleteSlider,
  'the form of a post': fillPost,
  'a conflict': takeTheirs,
  'a user who is refused': refuseUser,
  'a category': writeCategory,
  'the permissions of a role': chooseRights,
  'a warning': warn,
  Zawgyi: convertZawgyi,
  'a line that is lost': losesLine,
};

const translators: [string, boolean][] = [
  ['all of the page', false],
  ['only what may be translated', true],
];

describe.each(translators)('with a translator of %s', (_, isObedient) => {
  const translated = (go: Go, options?: SceneOptions) =>
    scene(async (set) => {
      await addTranslator(set.page, isObedient);
      await go(set);
    }, options);

  test.each(Object.entries(flows))('survives %s', (_name, go) =>
    translated(go, { sliders: () => [[picture]] })(),
  );

  test('survives a sign-in on a phone', translated(signInAgain, { as: null, viewport: PHONE }));
});

const people: Record<NonNullable<Visit['by']>, SceneOptions['as']> = {
  nobody: null,
  viewer: () => viewer,
  administrator: undefined,
};

const records = { ...announcementVisits, ...categoryVisits, ...postVisits };
const visits: [string, Visit][] = [
  ...Object.entries({ ...signInVisits, ...sliderVisits, ...shellVisits }),
  ...Object.entries({ ...records, ...roleVisits, ...userVisits }).map(
    ([name, go]): [string, Visit] => [name, { go }],
  ),
];

test.each(visits)('with a translator of all of the page shows %s', (_, visit) =>
  scene(
    async (set) => {
      await addTranslator(set.page, false);
      await visit.go(set);
    },
    { as: people[visit.by ?? 'administrator'], sliders: () => (visit.isEmpty ? [] : [[picture]]) },
  )(),
);

test(
  'lets descriptions and the announcement be translated, and nothing else',
  scene(async ({ page, open }) => {
    await addTranslator(page, true);
    await open(`/posts/${post}`);
    await strip(page).getByText(SEEN.announcement).waitFor();
    await page.locator('article p > font').waitFor();
    const words = await page.locator('body > * font > font').allTextContents();
    expect(words.sort()).toEqual(['လေပြင်းတိုက်ခတ်နိုင်သည်။', SEEN.announcement].sort());
  }),
);
