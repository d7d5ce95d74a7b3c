import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { signIn } from '../../__tests__/helpers/browser/puzzle';
import { Product } from '../../__tests__/helpers/server/product';
import { BASE_PATH } from '../../src/contract/limits';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../../src/demo/people';
import { install } from '../install';

export const ACCOUNT = { email: DEMO_ADMIN, password: DEMO_PASSWORD };

/** A front end, served by our server with the demo's content. */
export interface App {
  name: string;
  product: Product;
  field: string;
  row: string;
  list: string;
  post(id: number): string;
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

const REACT_ADMIN = '5.15.4';
/** The newest version of all these packages. They require the same version of each other. */
const TIPTAP = '3.31.3';
const TIPTAP_PACKAGES = [
  ...['core', 'pm', 'react', 'starter-kit', 'extension-color', 'extension-highlight'],
  ...['extension-image', 'extension-text-align', 'extension-text-style'],
];

/** react-admin with its editor and the build tool of its template. npm adds MUI and the router. */
const PACKAGES = {
  'react-admin': REACT_ADMIN,
  'ra-input-rich-text': '5.15.3',
  '@fontsource/noto-sans-myanmar': '5.3.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  vite: '8.3.8',
  '@vitejs/plugin-react': '6.3.0',
  ...Object.fromEntries(TIPTAP_PACKAGES.map((name) => [`@tiptap/${name}`, TIPTAP])),
};

/** Our own build does the same. Brotli's default is its highest quality. */
function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!/\.(js|css|html|svg)$/.test(name)) continue;
    const file = path.join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/**
 * Installs react-admin and builds the project beside this file, as the build command of its
 * template does.
 *
 * @returns the folder of the static files
 * @throws Error if it cannot be installed
 */
async function buildReactAdmin(): Promise<string> {
  const folder = await install('react-admin', PACKAGES);
  cpSync(path.join(__dirname, 'reactAdmin'), folder, { recursive: true });
  const program = path.join(folder, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [program, 'build', '--base', `${BASE_PATH}/`], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const built = path.join(folder, 'dist');
  compressAll(built);
  return built;
}

async function reactAdmin(): Promise<App> {
  return {
    name: `react-admin ${REACT_ADMIN}`,
    product: demo({ STATIC_DIR: await buildReactAdmin() }),
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
 * Prepares both front ends, ours first. They are not started yet.
 *
 * @throws Error if react-admin cannot be installed
 */
export async function prepareApps(): Promise<readonly [App, App]> {
  return [ours(), await reactAdmin()];
}
