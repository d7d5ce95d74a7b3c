import { TestEnvironment } from 'jest-environment-node';
import type { Browser } from 'playwright-core';
import type { Profile } from '../../browser/support/profile';
import '../compiledModules';
import { freePort } from '../server/freePort';
import { startLastingChromium } from './lastingChromium';

/**
 * What the test files of a jest worker share: Chromium, and a context in which it has compiled the product's
 * scripts. It finds them again at the same address, so that the products of all files get the same port.
 */
class WorkerBrowser {
  private starting: Promise<Browser> | undefined;
  private profile: Profile | undefined;
  private held: Promise<number> | undefined;

  /** The running Chromium, or a new one in place of one that has crashed. */
  async open(): Promise<Browser> {
    const browser = await this.starting?.catch(() => undefined);
    if (browser?.isConnected()) return browser;
    this.profile = undefined;
    this.starting = startLastingChromium();
    return this.starting;
  }

  /** That of the product of the file. */
  get port(): Promise<number> {
    return (this.held ??= freePort());
  }

  /** Keeps a context that a file has left in order. */
  keep(profile: Profile): void {
    this.profile = profile;
  }

  /** The context that is kept, where it has shown a product at this origin. */
  take(origin: string): Profile | undefined {
    const { profile } = this;
    if (profile?.origin !== origin) return undefined;
    this.profile = undefined;
    return profile;
  }
}

declare global {
  var workerBrowser: WorkerBrowser;
}

const workerBrowser = new WorkerBrowser();

/** Jest loads this module once in each worker, and the modules of the tests for every file. */
export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.workerBrowser = workerBrowser;
  }
}
