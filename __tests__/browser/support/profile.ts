import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { LoginResponse } from '../../../src/contract/session';

const PATIENCE_MS = 60_000;

export const DESK = { width: 1440, height: 900 };

/** A file of the product that is no page of the app. */
const PICTURE = '/build/icons/category-one.svg';

/** A browser context, and a page in it through which its storage is set. */
export interface Profile {
  context: BrowserContext;
  /** Stays open: the next page then finds a process that has compiled the app's scripts. */
  keeper: Page;
}

export async function openProfile(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Profile> {
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const keeper = await context.newPage();
  await keeper.goto(`${origin}${PICTURE}`);
  return { context, keeper };
}

/** Runs in the page. */
const removeDrafts = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('form-drafts');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(new Error('The drafts could not be removed.'));
  });

/** Leaves nothing in the storage but the two keys of a session, as after an earlier sign-in. */
export async function storeSession({ context, keeper }: Profile, session: LoginResponse | null) {
  await context.clearCookies();
  await keeper.evaluate(removeDrafts);
  await keeper.evaluate((stored) => {
    localStorage.clear();
    if (!stored) return;
    localStorage.setItem('auth_token', stored.token);
    localStorage.setItem('auth_user', JSON.stringify(stored.user));
  }, session);
}

/** Ends what a test has begun. */
export async function tidy({ context, keeper }: Profile): Promise<void> {
  const pages = context.pages().filter((page) => page !== keeper);
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll();
}
