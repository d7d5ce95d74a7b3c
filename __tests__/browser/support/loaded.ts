import type { Page } from 'playwright-core';

/**
 * Returns the addresses that the page's document has loaded. Chromium may leave out those from its
 * memory cache, so a test needs a fresh browser.
 */
const resources = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** Returns the addresses of the loaded scripts whose code contains `text`, in a fresh browser. */
export async function scriptsWith(page: Page, text: string): Promise<string[]> {
  const scripts = (await resources(page)).filter((url) => url.endsWith('.js'));
  const found: string[] = [];
  for (const url of scripts) {
    const code = await (await page.request.get(url)).text();
    if (code.includes(text)) found.push(url);
  }
  return found;
}
