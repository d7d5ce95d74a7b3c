import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
export async function look(root: string, play: (page: Page, url: (p: string) => string) => Promise<void>, options: any = {}) {
  const { Product } = await import(root + '/__tests__/helpers/server/product');
  const { chromiumPath, SWITCHES } = await import(root + '/__tests__/helpers/browser/chromium');
  const { signIn } = await import(root + '/__tests__/helpers/browser/puzzle');
  const { DEMO_ADMIN, DEMO_PASSWORD } = await import(root + '/src/demo/people');
  const product = new Product({}, [process.execPath, root + '/dist/demo.js']);
  await product.start();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: SWITCHES });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
    await page.goto(product.url('/'));
    await signIn(page, { email: DEMO_ADMIN, password: DEMO_PASSWORD });
    await page.locator('table[aria-busy="false"] tbody tr').first().waitFor({timeout: 60000});
    await play(page, (p) => product.url(p));
  } finally { await browser.close(); await product.stop(); }
}
