import path from 'node:path';
import type { Page } from 'playwright-core';
import { signIn } from '../../__tests__/helpers/browser/puzzle';
import { Product } from '../../__tests__/helpers/server/product';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../../src/demo/users';
import { buildReactAdmin } from './reactAdmin';
import { REACT_ADMIN } from './reactAdminProject';

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
    signIn: (page) => signIn(page, { email: DEMO_ADMIN, password: DEMO_PASSWORD }),
  };
}

async function reactAdmin(): Promise<App> {
  return {
    name: `react-admin ${REACT_ADMIN}`,
    product: demo({ STATIC_DIR: await buildReactAdmin() }),
    field: 'input[name="username"]',
    row: 'table tbody tr',
    list: '/#/sliders',
    async signIn(page) {
      await page.locator('[name=username]').fill(DEMO_ADMIN);
      await page.locator('[name=password]').fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
  };
}

/** Ours first; they are not started yet. @throws Error where react-admin cannot be installed */
export async function prepareApps(): Promise<readonly [App, App]> {
  return [ours(), await reactAdmin()];
}
