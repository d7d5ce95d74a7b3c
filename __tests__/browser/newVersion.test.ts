import type { Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { field } from './support/lists';
import { button, heading, link, logOut, signInScreen, strip, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';

const { product, office, scene } = openStage();

beforeAll(() => office.putAnnouncement('Heavy rain'));

const notice = (page: Page) => page.getByText(/^A new version is available\./);

/** Simulates the deployment of another build: chunks that have not loaded are gone. */
const removeScripts = (page: Page) =>
  page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '{}' }));

/** From now on the server reports another build. */
const replaceBuild = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'ffff' } });
  });

/** A mark that a reload removes. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Opens a page and waits until everything that it loads by itself has arrived. */
async function openSettled({ page, open }: Scene, route: string): Promise<void> {
  await open(route);
  await strip(page).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Parts of the page, the screen that loads each, and the action that does. */
const PARTS: [string, string, (page: Page) => Promise<void>][] = [
  ['a screen', '/slider', (page) => link(page, 'Role').click()],
  ['the calendar', '/posts', (page) => button(page, 'Choose date').first().click()],
  ['the editor', '/posts', (page) => link(page, 'Create').click()],
  ['a form', '/category', (page) => button(page, 'Create').click()],
  ['the display settings', '/slider', chooseDisplay],
  ['what judges Zawgyi', '/posts/create', writeBurmese],
];

async function chooseDisplay(page: Page): Promise<void> {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Display', exact: true }).click();
}

async function writeBurmese(page: Page): Promise<void> {
  await field(page, 'Title').fill('မိုး');
  await field(page, 'Backdate').click();
}

test.each(PARTS)('says that there is a new version where %s is missing', (_, route, load) =>
  scene(async (set) => {
    const { page, faults } = set;
    faults.announce(/404/);
    faults.announce(/could not be loaded|Loading chunk|ChunkLoadError/);
    await openSettled(set, route);
    await removeScripts(page);
    await load(page);
    await notice(page).waitFor();
    expect(await notice(page).count()).toBe(1);
    await page.unroute('**/*.js');
    await mark(page);
    await page.keyboard.press('Escape');
    await button(page, 'Reload').click();
    await page.waitForFunction(() => !('isMarked' in window));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await notice(page).count()).toBe(0);
  }, {})(),
);

test(
  'signs out and shows the puzzle again even if every other part is missing',
  scene(
    async (set) => {
      const { page, faults } = set;
      faults.announce(/404/);
      faults.announce(/could not be loaded/);
      await openSettled(set, '/slider');
      await removeScripts(page);
      await logOut(page);
      await page.getByLabel('E-mail').fill(ADMIN.email);
      await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
      // The notice may come before, when the schema of the form is missing.
      const refusal = page.waitForEvent('console', (message) =>
        /not be loaded/.test(message.text()),
      );
      await button(page, 'Login').click();
      await refusal;
      await notice(page).waitFor();
    },
    { ownSession: true },
  ),
);

test(
  'loads the next screen with the new version, once in a tab',
  scene(async (set) => {
    const { page } = set;
    await openSettled(set, '/slider');
    await mark(page);
    await link(page, 'Role').click();
    await heading(page, 'Roles').waitFor();
    expect(await isMarked(page)).toBe(true);
    await replaceBuild(page);
    await link(page, 'Users').click();
    await notice(page).waitFor();
    await link(page, 'Role').click();
    await heading(page, 'Roles').waitFor();
    await page.waitForURL(product.url('/role'));
    expect(await isMarked(page)).toBe(false);
    // The server still has another build.
    await notice(page).waitFor();
    await mark(page);
    await link(page, 'Users').click();
    await heading(page, 'Users').waitFor();
    expect(await isMarked(page)).toBe(true);
  }, {}),
);

test(
  'loads the new version of the sign-in page on signing out',
  scene(
    async (set) => {
      const { page } = set;
      await openSettled(set, '/slider');
      await replaceBuild(page);
      await link(page, 'Role').click();
      await notice(page).waitFor();
      await mark(page);
      await logOut(page);
      await page.waitForFunction(() => !('isMarked' in window));
      await signInScreen(page);
    },
    { ownSession: true },
  ),
);

test(
  'keeps a changed form as a draft and reloads without a question',
  scene(async (set) => {
    const { page } = set;
    await replaceBuild(page);
    await set.open('/role/create');
    await notice(page).waitFor();
    await field(page, 'Role Name (English)').fill('Forecaster');
    await text(page, 'A new version is available. What you entered is kept as a draft.').waitFor();
    await button(page, 'Reload').click();
    await page.getByText(/^What you wrote here on .+ was not sent\./).waitFor();
    await button(page, 'Restore').click();
    expect(await field(page, 'Role Name (English)').inputValue()).toBe('Forecaster');
  }, {}),
);
