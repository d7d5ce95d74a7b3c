import type { Locator, Page } from 'playwright-core';
import { ADMIN } from '../helpers/server/product';
import { puzzleHandle, solvePuzzleByKeys } from '../helpers/browser/puzzle';
import { pictureFile } from './support/photos';
import {
  button,
  expectFocus,
  heading,
  isFocused,
  link,
  signInScreen,
  sliderRows,
  text,
} from './support/screen';
import { openStage } from './support/stage';

const { scene } = openStage();

/** More tab stops than any screen has. */
const STOPS = 40;

/** Moves the focus to a control with the tab key alone. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error(`The tab key never came to ${String(target)}.`);
}

async function pressOn(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function signInByKeys(page: Page) {
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.insertText(ADMIN.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.insertText(ADMIN.password);
  await page.keyboard.press('Enter');
  await expectFocus(puzzleHandle(page));
  await solvePuzzleByKeys(page);
  await heading(page, 'Slider').waitFor();
}

async function createByKeys(page: Page) {
  await pressOn(page, link(page, 'Create'));
  await expectFocus(heading(page, 'Create Slider'));
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, button(page, 'Browse Images'));
  await (await chooser).setFiles(await pictureFile('chosen.jpg'));
  await text(page, 'chosen.jpg').waitFor();
  await pressOn(page, button(page, 'Create'));
  await expectFocus(heading(page, 'Slider'));
}

async function viewByKeys(page: Page) {
  await pressOn(page, link(page, 'View'));
  await expectFocus(heading(page, 'Slider Detail'));
  await pressOn(page, button(page, 'Image 1'));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(button(page, 'Image 1'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await pressOn(page, main.getByRole('link', { name: 'Slider', exact: true }));
  await expectFocus(heading(page, 'Slider'));
}

async function deleteByKeys(page: Page) {
  await pressOn(page, button(page, 'Delete'));
  const dialog = page.getByRole('alertdialog');
  await expectFocus(dialog.getByRole('button', { name: 'Cancel' }));
  await pressOn(page, dialog.getByRole('button', { name: 'Delete' }));
  await text(page, 'No slider data found.').waitFor();
  expect(await sliderRows(page).count()).toBe(0);
}

async function logOutByKeys(page: Page) {
  await pressOn(page, button(page, 'Account'));
  const logout = page.getByRole('menuitem', { name: 'Logout', exact: true });
  await logout.waitFor();
  while (!(await isFocused(logout))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await signInScreen(page);
}

test(
  'signs in, views a slider and signs out with the keyboard alone',
  scene(
    async ({ page, open }) => {
      await open('/');
      await signInByKeys(page);
      await createByKeys(page);
      await viewByKeys(page);
      await deleteByKeys(page);
      await logOutByKeys(page);
    },
    { as: null, sliders: () => [] },
  ),
);
