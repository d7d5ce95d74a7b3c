import { existsSync } from 'node:fs';
import { firefox } from 'playwright-core';
import type { Browser } from 'playwright-core';

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
interface Internal {
  _connection: { toImpl: (handle: object) => { _browserSession: Session } };
}
const isInternal = (browser: object): browser is Internal => '_connection' in browser;

/** Sent for every context. Releases of Firefox with extended support do not know it yet. */
const COLORS = 'emulation.setMediaFeaturesOverride';

function withoutColors(browser: Browser): Browser {
  if (!isInternal(browser)) return browser;
  const session = browser._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) =>
    method === COLORS ? send(method, params).catch(() => ({})) : send(method, params);
  return browser;
}

/** Starts the Firefox that is installed on this machine, by WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
  return withoutColors(
    await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath }),
  );
}
