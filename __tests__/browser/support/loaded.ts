import type { Page } from 'playwright-core';

/** The resources that the page's document has loaded, from its start. Bodies are asked for anew: the browser drops them with the document. */
const resources = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      url: entry.name,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );

/** The images that the API has sent: their addresses and sizes in bytes. */
export async function loadedImages(page: Page): Promise<{ url: string; bytes: number }[]> {
  return (await resources(page)).filter(({ url }) => url.includes('/api/images/'));
}

/** The addresses of the loaded scripts whose code contains `text`. */
export async function scriptsWith(page: Page, text: string): Promise<string[]> {
  const scripts = (await resources(page)).filter(({ url }) => url.endsWith('.js'));
  const found: string[] = [];
  for (const { url } of scripts) {
    const code = await (await page.request.get(url)).text();
    if (code.includes(text)) found.push(url);
  }
  return found;
}
