import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { LoginResponse } from '../../../src/contract/session';
import { headlessPath, launchChromium } from '../../helpers/browser/chromium';
import { freePort } from '../../helpers/server/freePort';
import { ADMIN, Product } from '../../helpers/server/product';
import { BackOffice, fillStore, logIn } from './backOffice';
import { drawPicture } from './photos';
import { untilAt } from './screen';

export const DESK = { width: 1440, height: 900 };

const PATIENCE_MS = 60_000;

/** The storage after an earlier sign-in. */
const storageOf = (origin: string, { token, user }: LoginResponse) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'auth_token', value: token },
        { name: 'auth_user', value: JSON.stringify(user) },
      ],
    },
  ],
});

/** Opens a device that shares nothing with others and has an empty cache. */
export async function openDevice(
  browser: Browser,
  { origin }: Product,
  session: LoginResponse | null,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const storageState = session ? storageOf(origin, session) : undefined;
  const usual = { viewport: DESK, reducedMotion: 'reduce', storageState } as const;
  const context = await browser.newContext({ ...usual, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/**
 * Collects a browser's complaints in a context: errors and warnings on the console, which include
 * violations of the content security policy and all responses with a status of 400 or more, and
 * uncaught errors.
 */
function collectFaults(context: BrowserContext) {
  const found: string[] = [];
  const announced: RegExp[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    found.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (fault) => void found.push(String(fault.error())));
  return {
    /** All complaints, announced or not, for the message of a failed test. */
    found,
    /** Announces a complaint that the test causes on purpose, such as the 401 of a wrong password. */
    announce: (pattern: RegExp) => void announced.push(pattern),
    /** Complaints that were not announced, and announced ones that did not occur. */
    surprises() {
      const unexpected = found.filter((text) => !announced.some((one) => one.test(text)));
      const missing = announced.filter((one) => !found.some((text) => one.test(text)));
      return [...unexpected, ...missing.map((one) => `announced, but never came: ${one}`)];
    },
  };
}

export interface SceneOptions extends BrowserContextOptions {
  /** By default the administrator is signed in at the start. */
  signedOut?: boolean;
  /** A separate session that the test may end; the other tests of the file share one. */
  ownSession?: boolean;
  /** The number of existing sliders. */
  sliders?: 0 | 1;
}

export interface Scene {
  context: BrowserContext;
  page: Page;
  /** The session of the page; null if nobody is signed in. */
  session: LoginResponse | null;
  faults: ReturnType<typeof collectFaults>;
  /** Opens a route of the product, such as `/slider`. */
  open: (route: string) => Promise<void>;
}

type Play = (scene: Scene) => Promise<void>;

const pictureOf = (testName = 'unnamed'): string =>
  path.join(tmpdir(), 'browser-failures', `${testName.replace(/\W+/g, '-')}.png`);

async function perform(play: Play, scene: Scene) {
  try {
    await play(scene);
    expect(scene.faults.surprises()).toEqual([]);
  } catch (error) {
    const path = pictureOf(expect.getState().currentTestName);
    // If the page cannot render any more, the screenshot must not hide why the test failed.
    await scene.page.screenshot({ path }).catch(() => undefined);
    const complaints = scene.faults.found.join('\n') || 'nothing';
    throw new Error(`See ${path}. The browser complained of: ${complaints}`, { cause: error });
  }
}

/** A request that a test answers may still be pending at its end, which is not a failure. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const options = { behavior: 'ignoreErrors' } as const;
  await context.unrouteAll(options);
  await Promise.all(context.pages().map((page) => page.unrouteAll(options)));
}

interface StageOptions {
  /** A server to run instead of the product. It must start with an administrator. */
  other?: Product;
  /** Starts a browser other than Chromium. */
  launch?: () => Promise<Browser>;
}

/**
 * Starts one product and one browser for the tests of a file. `scene` wraps a test: it gets its own
 * device, and fails if the browser makes a complaint that was not announced. A screenshot of a
 * failed test is saved in the system's temporary folder.
 */
export function openStage({ other, launch }: StageOptions = {}) {
  const product = other ?? new Product();
  const office = new BackOffice(product);
  let browser: Browser | undefined;

  async function startProduct() {
    if (other) return product.start();
    await fillStore(product);
    await product.start(await freePort());
  }

  beforeAll(async () => {
    const launching = launch ? launch() : launchChromium(headlessPath());
    [browser] = await Promise.all([launching, startProduct()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product.remove();
  });

  async function set({ signedOut, ownSession, sliders, ...own }: SceneOptions): Promise<Scene> {
    if (!browser) throw new Error('The browser has not been started.');
    if (sliders !== undefined) await office.putSliders(sliders ? [await drawPicture()] : []);
    const shared = () => (ownSession ? logIn(product, ADMIN) : office.signIn());
    const session = signedOut ? null : await shared();
    const context = await openDevice(browser, product, session, own);
    const faults = collectFaults(context);
    const page = await context.newPage();
    const open = async (route: string) => {
      await untilAt(page, 'page');
      await page.goto(product.url(route));
    };
    return { context, page, session, faults, open };
  }

  const scene =
    (play: Play, options: SceneOptions = {}) =>
    async () => {
      const made = await set(options);
      try {
        await perform(play, made);
      } finally {
        await endRoutes(made.context);
        await made.context.close();
      }
    };

  return { product, office, scene };
}

/** From now on nobody is signed in. */
export const signOut = ({ page }: Scene) =>
  page.addInitScript(() => localStorage.removeItem('auth_token'));

/** Stores the signed-in user on this device. */
export const storeUser = (page: Page, user: object) =>
  page.addInitScript((text) => localStorage.setItem('auth_user', text), JSON.stringify(user));
