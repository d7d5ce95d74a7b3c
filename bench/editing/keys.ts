import type { CDPSession, Page } from 'playwright-core';
import { SLOWDOWN } from '../slowLine';
import type { App } from '../visits/apps';

/** A fast typist. */
const KEY_HELD_MS = 60;
const KEY_PAUSE_MS = 50;
const WARM_UP = 10;
const KEYS = [...'မိုးလေဝသသတိပေးချက်ထုတ်ပြန်သည်'.repeat(3)];

declare global {
  interface Window {
    /** Milliseconds from each key press to paint. */
    keyTimes: number[];
  }
}

/** Runs in the page: records when the first frame with each character was painted. */
function watchKeys(): void {
  window.keyTimes = [];
  let pressedAt = 0;
  document.addEventListener('keydown', (event) => (pressedAt = event.timeStamp), true);
  document.addEventListener(
    'keypress',
    () => {
      const start = pressedAt;
      requestAnimationFrame(() => {
        // Runs before the tasks that the page defers until after the frame.
        void window.scheduler.postTask(() => window.keyTimes.push(performance.now() - start), {
          priority: 'user-blocking',
        });
      });
    },
    true,
  );
}

async function placeCaret(page: Page, { paragraph }: App): Promise<void> {
  const paragraphs = page.locator(`[contenteditable] ${paragraph}`);
  const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await middle.scrollIntoViewIfNeeded();
  await middle.click();
  await page.keyboard.press('ArrowRight');
}

async function pressKey(page: Page, chromium: CDPSession, letter: string): Promise<void> {
  const key = { key: letter, code: 'KeyR', windowsVirtualKeyCode: 82 };
  await chromium.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', text: letter });
  await page.waitForTimeout(KEY_HELD_MS);
  await chromium.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
}

/** Types in the middle of an opened text, the processor slowed down. @returns milliseconds from each key press to paint */
export async function typeKeys(page: Page, app: App): Promise<number[]> {
  await placeCaret(page, app);
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchKeys);
  for (const letter of KEYS) {
    await pressKey(page, chromium, letter);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  await page.waitForFunction((count) => window.keyTimes.length >= count, KEYS.length);
  await chromium.detach();
  return page.evaluate((from) => window.keyTimes.slice(from), WARM_UP);
}
