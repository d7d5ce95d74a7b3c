import type { Page } from 'playwright-core';
import { signIn } from '../helpers/browser/puzzle';
import { ADMIN } from '../helpers/server/product';
import { field, status } from './support/lists';
import { button, heading, link, strip, text } from './support/screen';
import { openStage } from './support/stage';
import type { Scene } from './support/stage';
import { addTranslator } from './support/translator';

const { office, scene } = openStage();

beforeEach(() => office.putAnnouncement('Heavy rain', 'pleasant'));

/** A problem with the device or the connection. */
interface Trouble {
  /** Runs before the page opens. */
  begin?: (page: Page) => Promise<unknown>;
  /** Runs after the sign-in. */
  signedIn?: (page: Page) => Promise<unknown>;
  /** Runs while a form is being filled in. */
  writing?: (scene: Scene) => Promise<unknown>;
}

/** Makes the device refuse all storage. Runs in the page. */
function refuseStorage(): void {
  const get = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get });
}

/** Sets the device's clock ahead by more than a year. Runs in the page. */
function advanceClock(): void {
  const Real = Date;
  const now = () => Real.now() + 400 * 86_400_000;
  window.Date = new Proxy(Real, {
    construct: (target, args: []) => (args.length > 0 ? new target(...args) : new target(now())),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)) as unknown,
  });
}

const NO_STORAGE = /^This browser keeps no data for this site: you will have to sign in again/;
const NO_LINE = 'No connection to the server. What you type is kept; nothing is sent by itself.';

const year = String(new Date().getFullYear());

const troubles: Record<string, Trouble> = {
  'a line that drops': {
    writing: async ({ page, context, faults }) => {
      faults.announce(/ERR_INTERNET_DISCONNECTED/);
      const failed = page.waitForEvent('requestfailed');
      await context.setOffline(true);
      await Promise.all([failed, text(page, NO_LINE).waitFor()]);
      await context.setOffline(false);
      await text(page, NO_LINE).waitFor({ state: 'detached' });
    },
  },
  'a page translator': { begin: (page) => addTranslator(page, false) },
  'a clock that is ahead': {
    begin: (page) => page.addInitScript(advanceClock),
    signedIn: async (page) => {
      await page.getByRole('contentinfo').getByText(`© ${year}`).waitFor();
      await strip(page).getByText('in force for 0 min').waitFor();
    },
  },
  'no storage': {
    begin: (page) => page.addInitScript(refuseStorage),
    signedIn: (page) => page.getByText(NO_STORAGE).waitFor(),
    writing: ({ page }) => text(page, 'What you enter here is not kept on this device.').waitFor(),
  },
};

const names = Object.keys(troubles);
const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));

test.each(pairs)('signs in and saves with %s and %s', async (...pair) => {
  const both = pair.flatMap((name) => troubles[name] ?? []);
  await scene(
    async (set) => {
      const { page, open } = set;
      for (const { begin } of both) await begin?.(page);
      await open('/');
      await signIn(page, ADMIN);
      await heading(page, 'Slider').waitFor();
      for (const { signedIn } of both) await signedIn?.(page);
      await link(page, 'Announcement').click();
      await button(page, 'Edit').click();
      await field(page, 'Text').fill('Heavy rain, then wind');
      for (const { writing } of both) await writing?.(set);
      expect(await field(page, 'Text').inputValue()).toBe('Heavy rain, then wind');
      await button(page, 'Update').click();
      await status(page, 'Announcement updated successfully!').waitFor();
      await page.getByRole('row').getByText('Heavy rain, then wind').waitFor();
    },
    { signedOut: true },
  )();
});
