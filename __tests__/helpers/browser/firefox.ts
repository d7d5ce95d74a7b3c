import { existsSync } from 'node:fs';
import { firefox } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

const CANDIDATES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  `${process.env.PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`,
];

/** The Firefox of this machine; undefined where none is installed. */
export const firefoxPath = CANDIDATES.find((path) => path && existsSync(path));

/** What Playwright calls by its own protocol object, behind its public types. */
interface Session {
  send: (method: string, params?: object) => Promise<unknown>;
}
interface Internal<Impl> {
  _connection: { toImpl: (handle: object) => Impl };
}
const isInternal = <Impl>(handle: object): handle is Internal<Impl> => '_connection' in handle;

/** Sent for every context. Releases of Firefox with extended support do not know it yet. */
const COLORS = 'emulation.setMediaFeaturesOverride';

function withoutColors(browser: Browser): Browser {
  if (!isInternal<{ _browserSession: Session }>(browser)) return browser;
  const session = browser._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) =>
    method === COLORS ? send(method, params).catch(() => ({})) : send(method, params);
  return browser;
}

interface PageImpl {
  delegate: { _session: Session & { sessionId: string } };
}

/** Presses keys of a keyboard with these letters. Playwright would write those that no American keyboard has into the page itself. */
export async function pressLetters(page: Page, letters: string): Promise<void> {
  if (!isInternal<PageImpl>(page)) return;
  const { _session: session } = page._connection.toImpl(page).delegate;
  const keys = Array.from(letters, (value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]).flat();
  const keyboard = { type: 'key', id: 'letters', actions: keys };
  await session.send('input.performActions', { context: session.sessionId, actions: [keyboard] });
}

/** Starts the Firefox that is installed on this machine, by WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
  return withoutColors(
    await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath }),
  );
}
