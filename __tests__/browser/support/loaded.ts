import type { Page } from 'playwright-core';

/** The addresses of what the page's document has loaded, from its start; not always what was in the browser's memory. */
const resources = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

/** The addresses of the loaded scripts whose code contains `text`; for fresh browsers alone. */
export async function scriptsWith(page: Page, text: string): Promise<string[]> {
  const scripts = (await resources(page)).filter((url) => url.endsWith('.js'));
  const found: string[] = [];
  for (const url of scripts) {
    const code = await (await page.request.get(url)).text();
    if (code.includes(text)) found.push(url);
  }
  return found;
}
