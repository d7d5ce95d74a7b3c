import type { CDPSession, Locator, Page } from 'playwright-core';
import { launchChromium } from '../__tests__/helpers/browser/chromium';
import { ADMIN, Product } from '../__tests__/helpers/server/product';
import { signIn } from '../__tests__/helpers/browser/puzzle';
import { quantile } from './figures';

/** Milliseconds from a key press to paint, on a processor slowed down four times. */
const BUDGET_MS = { median: 40, p95: 100 };
const SLOWDOWN = 4;

/** A fast typist. */
const KEY_HELD_MS = 60;
const KEY_PAUSE_MS = 50;
const WARM_UP = 10;
const KEYS = [...'မိုးလေဝသသတိပေးချက်ထုတ်ပြန်သည်'.repeat(3)];

const WORDS = [
  ...['မုန်တိုင်း', 'သတိပေးချက်', 'ရန်ကုန်မြို့', 'မိုးလေဝသ', 'ရေကြီးမှု', 'ဧရာဝတီတိုင်း'],
  ...['ကမ်းရိုးတန်း', 'လေတိုက်နှုန်း', 'နေ့အပူချိန်', 'ငလျင်', 'ပြည်သူများ', 'ဘေးကင်းရာသို့'],
];
const WORD_COUNT = 5000;
/** A usual post, and the worst case. */
const PARAGRAPHS = [250, 1];

/** 5,000 Burmese words in so many paragraphs. */
function burmeseText(paragraphs: number): string {
  const size = WORD_COUNT / paragraphs;
  const paragraph = (from: number) =>
    Array.from({ length: size }, (_, index) => WORDS[(from + index * 7) % WORDS.length]).join(' ');
  return Array.from({ length: paragraphs }, (_, index) => paragraph(index)).join('\n');
}

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

/** Runs in the page: pastes without the clipboard of this machine. */
function paste(textbox: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  textbox.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}

async function placeCaret(page: Page, textbox: Locator): Promise<void> {
  const paragraphs = textbox.locator('[data-block]');
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

async function typeKeys(page: Page, chromium: CDPSession): Promise<number[]> {
  for (const letter of KEYS) {
    await pressKey(page, chromium, letter);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  await page.waitForFunction((count) => window.keyTimes.length >= count, KEYS.length);
  return page.evaluate(() => window.keyTimes);
}

/** Milliseconds of each key press in a post with so many paragraphs. */
async function measure(page: Page, url: string, paragraphs: number): Promise<number[]> {
  await page.goto(url);
  const textbox = page.getByRole('textbox', { name: 'Description' });
  await textbox.click();
  await textbox.evaluate(paste, burmeseText(paragraphs));
  await placeCaret(page, textbox);
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchKeys);
  const times = await typeKeys(page, chromium);
  await chromium.detach();
  return times.slice(WARM_UP);
}

interface Typing {
  paragraphs: number;
  median: number;
  p95: number;
}

async function measureAll(): Promise<Typing[]> {
  const product = new Product();
  await product.start();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(product.url('/'));
    await signIn(page, ADMIN);
    await page.getByRole('table').waitFor();
    const results: Typing[] = [];
    for (const paragraphs of PARAGRAPHS) {
      const times = await measure(page, product.url('/posts/create'), paragraphs);
      const sorted = times.sort((a, b) => a - b);
      results.push({ paragraphs, median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) });
    }
    return results;
  } finally {
    await browser.close();
    await product.remove();
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

/**
 * Prints the time from key press to paint in a long post. A single paragraph is the worst case.
 *
 * @returns whether the post of many paragraphs kept to the budget
 */
export async function reportTyping(): Promise<boolean> {
  const results = await measureAll();
  console.log(
    `\nKey press to paint in a post of 5,000 Burmese words, processor ${SLOWDOWN} times slower`,
  );
  console.table(
    results.map(({ paragraphs, median, p95 }) => ({
      paragraphs,
      median: ms(median),
      'budget of the median': ms(BUDGET_MS.median),
      '95 %': ms(p95),
      'budget of 95 %': ms(BUDGET_MS.p95),
    })),
  );
  const [usual] = results;
  return usual !== undefined && usual.median <= BUDGET_MS.median && usual.p95 <= BUDGET_MS.p95;
}
