import { existsSync } from 'node:fs';
import { firefox } from 'playwright-core';
import type { Browser } from 'playwright-core';

const path = process.env.FIREFOX_PATH ?? firefox.executablePath();

/** Whether the Firefox is installed that Playwright can drive: its own build. */
export const hasFirefox = existsSync(path);

/** Starts it; close it at the end. */
export const launchFirefox = (): Promise<Browser> => firefox.launch({ executablePath: path });
