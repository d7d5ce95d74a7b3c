import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { signIn } from '../../__tests__/helpers/browser/puzzle';
import { Product } from '../../__tests__/helpers/server/product';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../../src/demo/people';
import { buildReactAdmin } from './reactAdmin';
import { REACT_ADMIN } from './reactAdminVariants';
import type { Variant } from './reactAdminVariants';

export const ACCOUNT = { email: DEMO_ADMIN, password: DEMO_PASSWORD };

/** A front end, served by our server on the demo's content. */
export interface App {
  name: string;
  product: Product;
  /** Selects the first field of the sign-in page. */
  field: string;
  /** Selects a row of the first list. */
  row: string;
  /** The path of the first list. */
  list: string;
  /** The path of the page that shows a post. */
  post(id: number): string;
  /** Selects a paragraph in the editor of a post. */
  paragraph: string;
  signIn(page: Page): Promise<void>;
}

const demo = (settings = {}) =>
  new Product(settings, [process.execPath, path.resolve('dist/demo.js')]);

function ours(): App {
  return {
    name: 'ours',
    product: demo(),
    field: 'input[name="email"]',
    row: 'table[aria-busy="false"] tbody tr',
    list: '/slider',
    post: (id) => `/posts/${id}`,
    paragraph: '[data-block]',
    signIn: (page) => signIn(page, ACCOUNT),
  };
}

async function reactAdmin(variant: Variant): Promise<App> {
  return {
    name: `react-admin ${REACT_ADMIN}`,
    product: demo({ STATIC_DIR: await buildReactAdmin(variant) }),
    field: 'input[name="username"]',
    row: 'table tbody tr',
    list: '/#/sliders',
    post: (id) => `/#/posts/${id}/show`,
    paragraph: 'p',
    async signIn(page) {
      await page.locator('[name=username]').fill(ACCOUNT.email);
      await page.locator('[name=password]').fill(ACCOUNT.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
  };
}

/**
 * Ours first; they are not started yet.
 *
 * @param variant of react-admin: with its rich text, it weighs more
 * @throws Error where react-admin cannot be installed
 */
export async function prepareApps(variant: Variant = 'react-admin'): Promise<readonly [App, App]> {
  return [ours(), await reactAdmin(variant)];
}

/** Starts a front end. @returns a page that shows its first list */
export async function enter(browser: Browser, app: App): Promise<Page> {
  await app.product.start();
  const page = await browser.newPage();
  await page.goto(app.product.url('/'));
  await app.signIn(page);
  await page.locator(app.row).first().waitFor();
  return page;
}
