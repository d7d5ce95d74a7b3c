import { launchChromium } from '../__tests__/helpers/browser/chromium';
import { ADMIN, Product } from '../__tests__/helpers/server/product';
import { signIn } from '../__tests__/helpers/browser/puzzle';
import { printTable } from './figures';

/** Maximum bytes of a page's JavaScript and CSS over the wire. */
const BUDGETS = { 'sign-in page': 190_000, 'slider list': 245_000 };

/** Runs in the page: the encoded bytes of all its scripts and style sheets. */
function loadedBytes(): number {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
}

async function measure(): Promise<Record<keyof typeof BUDGETS, number>> {
  const product = new Product();
  await product.start();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(product.url('/'), { waitUntil: 'networkidle' });
    const signInPage = await page.evaluate(loadedBytes);
    await signIn(page, ADMIN);
    await page.getByRole('table').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    return { 'sign-in page': signInPage, 'slider list': await page.evaluate(loadedBytes) };
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
