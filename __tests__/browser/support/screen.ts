import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

const PATIENCE_MS = 60_000;
const INTERVAL_MS = 40;

/** Repeats a check until it holds, or fails with the check's last error. */
export async function eventually(check: () => Promise<void> | void): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(INTERVAL_MS);
    }
  }
}

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

/** Moves the focus to a control with the tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await eventually(async () => {
    await page.keyboard.press('Tab');
    expect(await isFocused(target)).toBe(true);
  });
}

/**
 * Waits until the open layer has its history entry, or the closed ones have lost theirs. A page that
 * still goes back to remove an entry breaks off a navigation or a reload.
 */
export const untilAt = (page: Page, place: 'layer' | 'page') =>
  page.waitForFunction((expected) => {
    const state = history.state as { usr?: { layer?: object } | null } | null;
    return expected === (state?.usr?.layer ? 'layer' : 'page');
  }, place);

export async function goBack(page: Page, from: 'layer' | 'page'): Promise<void> {
  await untilAt(page, from);
  await page.goBack();
}

/** Answers the question about unsaved changes. */

export async function logOut(page: Page): Promise<void> {
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await signInScreen(page);
}

/**
 * The announcement in force, above every screen. It is the last thing that a page loads by itself.
 */
export const strip = (page: Page) => page.getByRole('region', { name: 'Announcement in force' });

/**
 * Returns the addresses of the loaded scripts whose code contains `text`. Chromium may leave out
 * those from its memory cache, so a test needs a fresh browser.
 */
export async function scriptsWith(page: Page, text: string): Promise<string[]> {
  const resources = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const found: string[] = [];
  for (const url of resources.filter((name) => name.endsWith('.js'))) {
    const code = await (await page.request.get(url)).text();
    if (code.includes(text)) found.push(url);
  }
  return found;
}
