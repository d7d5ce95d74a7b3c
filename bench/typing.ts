import type { CDPSession, Locator, Page } from 'playwright-core';
import { launchChromium } from '../__tests__/helpers/browser/chromium';
import { ADMIN, Product } from '../__tests__/helpers/server/product';
import { signIn } from '../__tests__/helpers/browser/puzzle';
import { quantile } from './figures';
import { burmeseParagraphs, SLOWDOWN } from './longPost';
import { measureOpening } from './opening';

interface Goal {
  paragraphs: number;
  /** Milliseconds from a key press to paint. */
  median: number;
  p95?: number;
  /** Milliseconds from pressing Edit to the text in the editor. */
  opening: number;
}

/** A usual post, and the worst case. */
const GOALS: Goal[] = [
  { paragraphs: 250, median: 25, p95: 50, opening: 500 },
  { paragraphs: 1, median: 80, opening: 500 },
];

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

/** Runs in the page: puts the same elements in the place of the editor, which no script knows. */
function makeBare(textbox: Element): void {
  const box = textbox.closest('.post-editor-text');
  box?.replaceWith(box.cloneNode(true));
}

/** Milliseconds of each key press in a post with so many paragraphs, ascending; in the editor, or in its bare elements. */
async function measure(
  page: Page,
  url: string,
  paragraphs: number,
  isBare: boolean,
): Promise<number[]> {
  await page.goto(url);
  const textbox = page.getByRole('textbox', { name: 'Description' });
  await textbox.click();
  await textbox.evaluate(paste, burmeseParagraphs(paragraphs).join('\n'));
  if (isBare) await textbox.evaluate(makeBare);
  await placeCaret(page, textbox);
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watchKeys);
  const times = await typeKeys(page, chromium);
  await chromium.detach();
  return times.slice(WARM_UP).sort((a, b) => a - b);
}

interface Editing extends Required<Goal> {
  goal: Goal;
  /** What the browser takes for the same text without an editor. */
  bare: { median: number; p95: number };
}

async function measureTyping(page: Page, url: string, paragraphs: number, isBare = false) {
  const times = await measure(page, url, paragraphs, isBare);
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

async function measureAll(): Promise<Editing[]> {
  const product = new Product();
  await product.start();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(product.url('/'));
    await signIn(page, ADMIN);
    await page.getByRole('table').waitFor();
    const results: Editing[] = [];
    for (const goal of GOALS) {
      const { paragraphs } = goal;
      const opening = await measureOpening(page, product, paragraphs);
      const url = product.url('/posts/create');
      const typing = await measureTyping(page, url, paragraphs);
      const bare = await measureTyping(page, url, paragraphs, true);
      results.push({ goal, paragraphs, opening, ...typing, bare });
    }
    return results;
  } finally {
    await browser.close();
    await product.remove();
  }
}

const FIGURES = ['median', 'p95', 'opening'] as const;

const ms = (value: number, goal?: number) =>
  `${value.toFixed(0)} ms${goal === undefined ? '' : ` (goal: ${goal})`}`;

/**
 * Prints the time from key press to paint in a long post, beside that of the browser alone for the same elements, and
 * the time of opening it in the editor. A single paragraph is the worst case.
 *
 * @returns whether all figures kept to their goals
 */
export async function reportTyping(): Promise<boolean> {
  const results = await measureAll();
  console.log(
    `\nA post of 5,000 Burmese words, processor ${SLOWDOWN} times slower: key press to paint, and opening it in the editor`,
  );
  console.table(
    results.map(({ goal, ...found }) => ({
      paragraphs: goal.paragraphs,
      median: ms(found.median, goal.median),
      '95 %': ms(found.p95, goal.p95),
      'bare elements': `${ms(found.bare.median)}, ${ms(found.bare.p95)}`,
      opening: ms(found.opening, goal.opening),
    })),
  );
  return results.every(({ goal, ...found }) =>
    FIGURES.every((figure) => found[figure] <= (goal[figure] ?? Infinity)),
  );
}
