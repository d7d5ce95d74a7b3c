import type { Page } from 'playwright-core';

/** How many times slower the processor is. */
export const SLOWDOWN = 4;

/** Slow 4G as in Chromium's developer tools: bytes per second, milliseconds. */
export const SLOW_4G = {
  offline: false,
  downloadThroughput: (1_600_000 * 0.9) / 8,
  uploadThroughput: (750_000 * 0.9) / 8,
  latency: 562.5,
};

/** @param slowdown how many times slower the processor becomes */
export async function slowDown(page: Page, line: typeof SLOW_4G, slowdown: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
