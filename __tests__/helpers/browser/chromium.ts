import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const CANDIDATES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env.LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Playwright passes all other switches that keep Chromium quiet. */
export const SWITCHES = ['--disable-gpu'];

const HEADLESS = [process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell'];

const installedOf = (candidates: (string | undefined)[]) =>
  candidates.find((candidate) => candidate && existsSync(candidate));

/**
 * The installed Chrome or Chromium.
 *
 * @throws Error if there is none
 */
export function chromiumPath(): string {
  const path = installedOf(CANDIDATES);
  if (!path) {
    throw new Error(
      'No Chrome or Chromium was found. Install one (on Debian: apt-get install chromium), or set CHROME_PATH to where yours is.',
    );
  }
  return path;
}

/**
 * Chromium without windows, which needs a third less CPU time per page, or else the installed one.
 */
export const headlessPath = (): string => installedOf(HEADLESS) ?? chromiumPath();

/** Starts Chromium, by default the one that users have. Close it at the end. */
export const launchChromium = (executablePath = chromiumPath()): Promise<Browser> =>
  chromium.launch({ executablePath, args: SWITCHES });
