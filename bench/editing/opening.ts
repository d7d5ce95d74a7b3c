import type { Page } from 'playwright-core';
import { SLOWDOWN } from '../slowLine';
import type { App } from '../visits/apps';

/** Runs in the page: milliseconds from pressing Edit to the paint of the text in the editor. */
async function pressEdit(edit: Element, paragraph: string): Promise<number> {
  const start = performance.now();
  if (edit instanceof HTMLElement) edit.click();
  do await new Promise(requestAnimationFrame);
  while (!document.querySelector(`[contenteditable] ${paragraph}`));
  // Runs after the paint of this frame.
  await window.scheduler.postTask(() => undefined, { priority: 'user-blocking' });
  return performance.now() - start;
}

/**
 * Opens a post in its editor, the processor slowed down. Nobody presses a button in the moment in which it appears: the
 * page that shows the post has loaded what it loads, and is at rest.
 *
 * @returns milliseconds from pressing Edit to the text in the editor
 */
export async function openPost(page: Page, app: App, id: number): Promise<number> {
  await page.goto(app.product.url(app.post(id)), { waitUntil: 'networkidle' });
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await edit.waitFor();
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const time = await edit.evaluate(pressEdit, app.paragraph);
  await chromium.detach();
  return time;
}
