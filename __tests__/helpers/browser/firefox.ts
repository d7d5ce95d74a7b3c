import { existsSync } from 'node:fs';
import { firefox } from 'playwright-core';
import type { Browser } from 'playwright-core';

const path = process.env.FIREFOX_PATH ?? firefox.executablePath();

/** Whether Playwright's own build of Firefox is installed; it can drive no other. */
export const hasFirefox = existsSync(path);

export const launchFirefox = (): Promise<Browser> => firefox.launch({ executablePath: path });
