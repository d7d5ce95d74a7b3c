import { launchChromium } from '../__tests__/helpers/browser/chromium';
import { ADMIN, Product } from '../__tests__/helpers/server/product';
import { signIn } from '../__tests__/helpers/browser/puzzle';
import { printTable } from './figures';

/** Maximum bytes of a page's JavaScript and CSS over the wire. */
const BUDGETS = {
  'sign-in page': 150_000,
  'slider list': 200_000,
  'slider list, at rest': 207_000,
};

declare global {
  interface Window {
    /** When the list was on show, in milliseconds since the navigation. */
    shownAt: number;
  }
}

/** Runs in the page before its scripts: notes when the list is there. */
function noteShown(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('table[aria-busy="false"]')) return;
    window.shownAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: the encoded bytes of all scripts and style sheets asked for before a moment. */
function loadedBytes(before = Infinity): number {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
    .filter(({ startTime }) => startTime <= before)
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
}

async function measure(): Promise<Record<keyof typeof BUDGETS, number>> {
  const product = new Product();
  await product.start();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(product.url('/'), { waitUntil: 'networkidle' });
    const signInPage = await page.evaluate(loadedBytes, Infinity);
    await signIn(page, ADMIN);
    await page.getByRole('table').waitFor();
    await page.addInitScript(noteShown);
    await page.reload({ waitUntil: 'networkidle' });
    const shownAt = await page.evaluate(() => window.shownAt);
    return {
      'sign-in page': signInPage,
      // What follows once the list is there, such as the strip, delays nobody.
      'slider list': await page.evaluate(loadedBytes, shownAt),
      'slider list, at rest': await page.evaluate(loadedBytes, Infinity),
    };
  } finally {
    await browser.close();
    await product.remove();
  }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the weight of each page. @returns whether all kept to their budgets */
export async function reportPageWeight(): Promise<boolean> {
  const weights = await measure();
  const rows = Object.entries(BUDGETS).map(([page, budget]) => ({
    page,
    weight: weights[page as keyof typeof BUDGETS],
    budget,
  }));
  const shown = rows.map(({ page, weight, budget }) => {
    return { page, weight: kB(weight), budget: kB(budget) };
  });
  printTable('JavaScript and CSS over the wire (brotli)', shown);
  return rows.every(({ weight, budget }) => weight <= budget);
}
