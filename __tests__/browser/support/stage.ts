import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  WebError,
} from 'playwright-core';
import type { LoginResponse } from '../../../src/contract/session';
import { headlessPath, launchChromium } from '../../helpers/browser/chromium';
import { freePort } from '../../helpers/server/freePort';
import { ADMIN, Product } from '../../helpers/server/product';
import { fillStore, logIn, putSliders } from './backOffice';
import type { Account } from './backOffice';

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
class Faults {
  private readonly found: string[] = [];
  private readonly announced: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', this.hear);
    context.on('weberror', this.catch);
  }

  private readonly hear = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    this.found.push(`${message.text()} (${message.location().url})`);
  };

  private readonly catch = (fault: WebError) => void this.found.push(String(fault.error()));

  /** Announces a complaint that the test causes on purpose, such as the 401 of a wrong password. */
  announce(pattern: RegExp): void {
    this.announced.push(pattern);
  }

  /** All complaints, announced or not, for the message of a failed test. */
  complaints(): string {
    return this.found.join('\n') || 'nothing';
  }

  /** Complaints that were not announced, and announced ones that did not occur. */
  surprises(): string[] {
    const unexpected = this.found.filter((text) => !this.announced.some((one) => one.test(text)));
    const missing = this.announced.filter((one) => !this.found.some((text) => one.test(text)));
    return [...unexpected, ...missing.map((one) => `announced, but never came: ${one}`)];
  }
}

export interface SceneOptions extends BrowserContextOptions {
  /** The user who is signed in at the start: the administrator by default, nobody with null. */
  as?: (() => Account) | null;
  /** A separate session that the test may end; the other tests of the file share one. */
  ownSession?: boolean;
  /** The existing sliders, each given as its images. */
  sliders?: () => Buffer[][];
}

export interface Scene {
  product: Product;
  context: BrowserContext;
  page: Page;
  /** The session of the page; null if nobody is signed in. */
  session: LoginResponse | null;
  faults: Faults;
  /** Opens a route of the product, such as `/slider`. */
  open: (route: string) => Promise<void>;
}

const pictureOf = (testName = 'unnamed'): string =>
  path.join(tmpdir(), 'browser-failures', `${testName.replace(/\W+/g, '-')}.png`);

interface StageOptions {
  /** A server to run instead of the product. It must start with an administrator. */
  other?: Product;
  /** Starts a browser other than Chromium. */
  launch?: () => Promise<Browser>;
}

/** The state that the tests of a file share: the product, the browser and the sessions. */
class Stage {
  private readonly sessions = new Map<string, LoginResponse>();
  private browser: Browser | undefined;

  constructor(
    readonly product: Product,
    private readonly options: StageOptions,
  ) {}

  private async startProduct(): Promise<void> {
    const { product, options } = this;
    if (options.other) return product.start();
    await fillStore(product);
    await product.start(await freePort());
  }

  async raise(): Promise<void> {
    const { launch = () => launchChromium(headlessPath()) } = this.options;
    [this.browser] = await Promise.all([launch(), this.startProduct()]);
  }

  async strike(): Promise<void> {
    await this.browser?.close();
    await this.product.remove();
  }

  private async sessionOf(account: Account, isOwn = false): Promise<LoginResponse> {
    const known = this.sessions.get(account.email);
    if (known && !isOwn) return known;
    const session = await logIn(this.product, account);
    if (!isOwn) this.sessions.set(account.email, session);
    return session;
  }

  async set({ as = () => ADMIN, ownSession, sliders, ...own }: SceneOptions): Promise<Scene> {
    const { product, browser } = this;
    if (!browser) throw new Error('The browser has not been started.');
    const session = as && (await this.sessionOf(as(), ownSession));
    if (sliders) await putSliders(product, await this.sessionOf(ADMIN), sliders());
    const context = await openDevice(browser, product, session, own);
    const faults = new Faults(context);
    const page = await context.newPage();
    const open = async (route: string) => void (await page.goto(product.url(route)));
    return { product, context, page, session, faults, open };
  }
}

async function perform(play: (scene: Scene) => Promise<void>, scene: Scene) {
  try {
    await play(scene);
    expect(scene.faults.surprises()).toEqual([]);
  } catch (error) {
    const path = pictureOf(expect.getState().currentTestName);
    // If the page cannot render any more, the screenshot must not hide why the test failed.
    await scene.page.screenshot({ path }).catch(() => undefined);
    const complaints = scene.faults.complaints();
    throw new Error(`See ${path}. The browser complained of: ${complaints}`, { cause: error });
  }
}

/** A request that a test answers may still be pending at its end, which is not a failure. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const options = { behavior: 'ignoreErrors' } as const;
  await context.unrouteAll(options);
  await Promise.all(context.pages().map((page) => page.unrouteAll(options)));
}

/**
 * Starts one product and one browser for the tests of a file. `scene` wraps a test: it gets its own
 * device, and fails if the browser makes a complaint that was not announced. A screenshot of a
 * failed test is saved in the system's temporary folder.
 */
export function openStage(options: StageOptions = {}) {
  const stage = new Stage(options.other ?? new Product(), options);
  beforeAll(() => stage.raise());
  afterAll(() => stage.strike());

  const scene =
    (play: (scene: Scene) => Promise<void>, options: SceneOptions = {}) =>
    async () => {
      const set = await stage.set(options);
      try {
        await perform(play, set);
      } finally {
        await endRoutes(set.context);
        await set.context.close();
      }
    };

  return { product: stage.product, scene };
}

/** From now on nobody is signed in. */
export const signOut = ({ page }: Scene) =>
  page.addInitScript(() => localStorage.removeItem('auth_token'));

/** Stores the signed-in user on this device. */
export const storeUser = (page: Page, user: object) =>
  page.addInitScript((text) => localStorage.setItem('auth_user', text), JSON.stringify(user));
