import type { CDPSession, Page } from 'playwright-core';

export const SLOWDOWN = 4;

/** Slow 4G as in Chromium's developer tools, in bytes per second and milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1_600_000 * 0.9) / 8,
  uploadThroughput: (750_000 * 0.9) / 8,
  latency: 562.5,
};

async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Slows down the CPU and the connection of a page from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await slowProcessor(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

export async function onSlowProcessor<T>(
  page: Page,
  work: (session: CDPSession) => Promise<T>,
): Promise<T> {
  const session = await slowProcessor(page);
  const result = await work(session);
  await session.detach();
  return result;
}
