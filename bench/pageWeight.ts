import { launchChromium } from '../__tests__/helpers/browser/chromium';
import { ADMIN, Product } from '../__tests__/helpers/server/product';
import { signIn } from '../__tests__/helpers/browser/puzzle';
import { digits, printTable } from './figures';

/** Runs in the page: the encoded bytes of all its scripts and style sheets. */
function loadedBytes(): number {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
}

/** The bytes of each page's JavaScript and CSS over the wire, and its budget. */
async function measure() {
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
    const list = await page.evaluate(loadedBytes);
    return {
      'sign-in page': { weight: signInPage, budget: 200_000 },
      'slider list': { weight: list, budget: 255_000 },
    };
  } finally {
    await browser.close();
    await product.remove();
  }
}

export async function reportPageWeight(): Promise<boolean> {
  const weights = Object.entries(await measure());
  const rows = weights.map(([page, { weight, budget }]) => {
    return { page, 'weight in kB': digits(weight / 1000), budget: budget / 1000 };
  });
  printTable('JavaScript and CSS over the wire (brotli)', rows);
  return weights.every(([, { weight, budget }]) => weight <= budget);
}
