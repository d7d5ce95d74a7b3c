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

/** The storage as an earlier sign-in has left it. */
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

/** A device: nothing is shared with any other, and everything has to be loaded. */
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
 * Collects what a browser complains about in a context: errors and warnings on the console (a breach
 * of the Content-Security-Policy is one, and so is every answer of 400 and up) and errors that no
 * code caught.
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

  /** What the test brings about on purpose, such as the 401 of a wrong password. */
  announce(pattern: RegExp): void {
    this.announced.push(pattern);
  }

  /** All complaints, announced or not; part of the message of a failed test. */
  complaints(): string {
    return this.found.join('\n') || 'nothing';
  }

  /** Complaints that were not announced, and announced ones that never came. */
  surprises(): string[] {
    const unexpected = this.found.filter((text) => !this.announced.some((one) => one.test(text)));
    const missing = this.announced.filter((one) => !this.found.some((text) => one.test(text)));
    return [...unexpected, ...missing.map((one) => `announced, but never came: ${one}`)];
  }
}

export interface SceneOptions extends BrowserContextOptions {
  /** Who is signed in at the start: the administrator unless told, nobody with null. */
  as?: (() => Account) | null;
  /** A session that the test may end: others of the file share one. */
  ownSession?: boolean;
  /** The sliders there are, each given by its images. */
  sliders?: () => Buffer[][];
}

export interface Scene {
  product: Product;
  context: BrowserContext;
  page: Page;
  /** Whom the page was signed in as; null where nobody is. */
  session: LoginResponse | null;
  faults: Faults;
  /** Opens a route of the product, such as `/slider`. */
  open: (route: string) => Promise<void>;
}

const pictureOf = (testName = 'unnamed'): string =>
  path.join(tmpdir(), 'browser-failures', `${testName.replace(/\W+/g, '-')}.png`);

interface StageOptions {
  /** A server to run in place of the product; it starts with an administrator by itself. */
  other?: Product;
  /** Starts another browser than Chromium. */
  launch?: () => Promise<Browser>;
}

/** What the tests of a file share: the product, the browser, and who has signed in so far. */
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
    // A page that can show nothing any more must not hide why the test failed.
    await scene.page.screenshot({ path }).catch(() => undefined);
    const complaints = scene.faults.complaints();
    throw new Error(`See ${path}. The browser complained of: ${complaints}`, { cause: error });
  }
}

/** A call that is answered by a test may still be under way at its end; that is no failure. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const options = { behavior: 'ignoreErrors' } as const;
  await context.unrouteAll(options);
  await Promise.all(context.pages().map((page) => page.unrouteAll(options)));
}

/**
 * One product and one browser for the tests of a file. `scene` wraps a test: it gets a device of its
 * own, and fails where the browser complains of anything that was not announced. A
 * picture of a failed test's page is kept in the system's temporary folder.
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

/** The person who is signed in, as this device knows them. */
export const storeUser = (page: Page, user: object) =>
  page.addInitScript((text) => localStorage.setItem('auth_user', text), JSON.stringify(user));
