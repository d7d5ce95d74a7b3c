import type { Page } from 'playwright-core';
import { compose } from './support/editor';
import { heading } from './support/screen';
import { openStage } from './support/stage';

const { scene } = openStage();

const STAGES = ['မ', 'မိ', 'မိုး'];

const CONTROL = 2;

/**
 * Composes a word and presses Enter before the composition ends. The input method takes the key, so
 * the page sees a key event but no character.
 *
 * @returns the keys that the page saw while composing
 */
async function composeWithEnter(page: Page, modifiers: number[] = [0]): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.dataset.composed = '';
    window.addEventListener('keydown', ({ key, isComposing }) => {
      if (isComposing) document.documentElement.dataset.composed += `${key} `;
    });
  });
  const chromium = await page.context().newCDPSession(page);
  await compose(page, STAGES, async () => {
    for (const held of modifiers) {
      const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, modifiers: held };
      await chromium.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
      await chromium.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    }
  });
  return page.evaluate(() => document.documentElement.dataset.composed?.trim().split(' ') ?? []);
}

test(
  'leaves Enter and Ctrl+Enter to an input method that composes a title, and keeps the title',
  scene(async ({ page, open }) => {
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(request.url());
    });
    await open('/posts/create');
    const title = page.getByLabel('Title', { exact: true });
    await title.click();
    expect(await composeWithEnter(page, [0, CONTROL])).toEqual(['Enter', 'Enter']);
    expect(await title.inputValue()).toBe('မိုး');
    await page.getByText(/^Saved on this device/).waitFor();
    expect(await page.getByText('Category is required.').count()).toBe(0);
    expect(writes).toEqual([]);
  }),
);

test(
  'searches for what was composed at the next Enter, not at the one that ends it',
  scene(async ({ page, open }) => {
    await open('/users');
    await heading(page, 'Users').waitFor();
    await page.keyboard.press('/');
    expect(await composeWithEnter(page)).toEqual(['Enter']);
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.press('Enter');
    await page.waitForURL(/query=/);
    expect(new URL(page.url()).searchParams.get('query')).toBe('မိုး');
  }),
);
