import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { LoginResponse } from '../../../src/contract/session';
import { launchChromium } from '../../helpers/browser/chromium';
import { ADMIN, Product } from '../../helpers/server/product';
import { logIn, putSliders } from './backOffice';
import type { Account } from './backOffice';
import { Faults } from './faults';

const PATIENCE_MS = 60_000;

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

/** The two storage keys of a session, as after an earlier sign-in. */
function storageOf(origin: string, { token, user }: LoginResponse) {
  const localStorage = [
    { name: 'auth_token', value: token },
    { name: 'auth_user', value: JSON.stringify(user) },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

function pictureOf(testName = 'unnamed'): string {
  return path.join(tmpdir(), 'browser-failures', `${testName.replace(/\W+/g, '-')}.png`);
}

/** What the tests of a file share: the product, the browser, and who has signed in so far. */
class Stage {
  readonly product = new Product();
  private readonly sessions = new Map<string, LoginResponse>();
  private browser: Browser | undefined;

  async raise(): Promise<void> {
    [this.browser] = await Promise.all([launchChromium(), this.product.start()]);
  }

  async strike(): Promise<void> {
    await Promise.all([this.browser?.close(), this.product.remove()]);
  }

  private async sessionOf(account: Account, isOwn = false): Promise<LoginResponse> {
    const known = this.sessions.get(account.email);
    if (known && !isOwn) return known;
    const session = await logIn(this.product, account);
    if (!isOwn) this.sessions.set(account.email, session);
    return session;
  }

  async set({ as = () => ADMIN, ownSession, sliders, ...options }: SceneOptions): Promise<Scene> {
    const { product, browser } = this;
    if (!browser) throw new Error('The browser has not been started.');
    const session = as && (await this.sessionOf(as(), ownSession));
    if (sliders) await putSliders(product, await this.sessionOf(ADMIN), sliders());
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      storageState: session ? storageOf(product.origin, session) : undefined,
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
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
    throw error;
  }
}

/**
 * One product and one browser for the tests of a file. `scene` wraps a test: it gets a browser
 * context of its own, and fails where the browser complains of anything that was not announced. A
 * picture of a failed test's page is kept in the system's temporary folder.
 */
export function openStage() {
  const stage = new Stage();
  beforeAll(() => stage.raise());
  afterAll(() => stage.strike());

  const scene =
    (play: (scene: Scene) => Promise<void>, options: SceneOptions = {}) =>
    async () => {
      const set = await stage.set(options);
      try {
        await perform(play, set);
      } finally {
        await set.context.close();
      }
    };

  return { product: stage.product, scene };
}
