import type { Page } from 'playwright-core';
import { logIn } from '../__tests__/browser/support/backOffice';
import { makePost } from '../__tests__/browser/support/postRecords';
import { makeCategory } from '../__tests__/browser/support/records';
import { ADMIN } from '../__tests__/helpers/server/product';
import type { Product } from '../__tests__/helpers/server/product';
import { quantile } from './figures';
import { burmeseParagraphs, SLOWDOWN } from './longPost';

const ROUNDS = 7;

/** Runs in the page: milliseconds from pressing Edit to the paint of the text in the editor. */
async function pressEdit(edit: Element): Promise<number> {
  const start = performance.now();
  if (edit instanceof HTMLElement) edit.click();
  do await new Promise(requestAnimationFrame);
  while (!document.querySelector('[contenteditable] [data-block]'));
  // Runs after the paint of this frame.
  await window.scheduler.postTask(() => undefined, { priority: 'user-blocking' });
  return performance.now() - start;
}

/** Nobody presses a button in the moment in which it appears: the page has loaded what it loads, and is at rest. */
async function openOnce(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await edit.waitFor();
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const time = await edit.evaluate(pressEdit);
  await chromium.detach();
  return time;
}

/** Median milliseconds from pressing Edit to the text in the editor, of a post with so many paragraphs. */
export async function measureOpening(
  page: Page,
  product: Product,
  paragraphs: number,
): Promise<number> {
  const session = await logIn(product, ADMIN);
  const title = `မိုးလေဝသ ${paragraphs}`;
  const categoryId = await makeCategory(product, session, title);
  const description = burmeseParagraphs(paragraphs)
    .map((text) => `<p>${text}</p>`)
    .join('');
  const id = await makePost(product, session, { title, description, categoryId });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await openOnce(page, product.url(`/posts/${id}`)));
  }
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  );
}
