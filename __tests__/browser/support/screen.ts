import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually';

/** The parts of screens as users find them: by role and by whole name. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

export const text = (page: Page, words: string) => page.getByText(words, { exact: true });

export const alert = (page: Page) => page.getByRole('alert');

/** The rows of the current list that have a thumbnail. */
export const sliderRows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('img') });

/** The `input type=file` of the slider forms. */
export const fileInput = (page: Page, label = 'Images') => page.getByLabel(label, { exact: true });

export const signInScreen = (page: Page) => button(page, 'Login').waitFor();

export const expectFocus = (target: Locator) =>
  eventually(async () => expect(await isFocused(target)).toBe(true));

export const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Goes back once the open layer has its history entry, or the closed ones have lost theirs. */
export async function goBack(page: Page, from: 'layer' | 'page'): Promise<void> {
  await page.waitForFunction((place) => {
    const { usr } = history.state as { usr?: { layer?: object } | null };
    return place === (usr?.layer ? 'layer' : 'page');
  }, from);
  await page.goBack();
}

/** Answers the question about unsaved changes. */
export const leaveAnyway = (page: Page) => button(page, 'Leave').click();

export async function logOut(page: Page): Promise<void> {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await signInScreen(page);
}

/**
 * The announcement in force, above every screen. It is the last thing that a page loads by itself.
 */
export const strip = (page: Page) => page.getByRole('region', { name: 'Announcement in force' });
