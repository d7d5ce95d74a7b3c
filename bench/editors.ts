import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import { BackOffice } from '../__tests__/browser/support/backOffice';
import { launchChromium } from '../__tests__/helpers/browser/chromium';
import { printComparison, quantileOf } from './figures';
import { onSlowProcessor, SLOWDOWN } from './slow';
import { ACCOUNT, prepareApps } from './visits/apps';
import type { App } from './visits/apps';

interface Length {
  words: number;
  paragraphs: number;
}

/** A long post, one five times as long, and the worst case. */
const LENGTHS: Length[] = [
  { words: 1000, paragraphs: 50 },
  { words: 5000, paragraphs: 250 },
  { words: 5000, paragraphs: 1 },
];
const ROUNDS = Number(process.env.EDITOR_ROUNDS ?? 5);
const OPENINGS = 3;

const WORDS = [
  ...['မုန်တိုင်း', 'သတိပေးချက်', 'ရန်ကုန်မြို့', 'မိုးလေဝသ', 'ရေကြီးမှု', 'ဧရာဝတီတိုင်း'],
  ...['ကမ်းရိုးတန်း', 'လေတိုက်နှုန်း', 'နေ့အပူချိန်', 'ငလျင်', 'ပြည်သူများ', 'ဘေးကင်းရာသို့'],
];

const KEY_HELD_MS = 60;
const KEY_PAUSE_MS = 50;
const WARM_UP = 10;
const KEYS = [...'မိုးလေဝသသတိပေးချက်ထုတ်ပြန်သည်'.repeat(3)];

declare global {
  interface Window {
    keyTimes: number[];
  }
}

/**
 * Creates a post of this length in a new category.
 *
 * @returns its id
 */
async function makeLongPost({ product }: App, { words, paragraphs }: Length): Promise<number> {
  const office = new BackOffice(product, ACCOUNT);
  const title = randomUUID();
  const categoryId = await office.makeCategory(title);
  const word = (index: number) => WORDS[index % WORDS.length];
  const description = Array.from({ length: paragraphs }, (_, paragraph) => {
    const all = Array.from({ length: words / paragraphs }, (_, index) =>
      word(paragraph + 7 * index),
    );
    return `<p>${all.join(' ')}</p>`;
  }).join('');
  return office.makePost({ title, description, categoryId });
}

/** Runs in the page: milliseconds from pressing Edit to the paint of the text in the editor. */
async function pressEdit(edit: Element, paragraph: string): Promise<number> {
  const start = performance.now();
  if (edit instanceof HTMLElement) edit.click();
  do await new Promise(requestAnimationFrame);
  while (!document.querySelector(`[contenteditable] ${paragraph}`));
  // This runs after the paint of the frame.
  await window.scheduler.postTask(() => undefined, { priority: 'user-blocking' });
  return performance.now() - start;
}

/**
 * Opens a post in its editor. It presses Edit when the page has loaded and is idle, because users
 * do not press a button the moment it appears.
 *
 * @returns milliseconds from pressing Edit to the text in the editor
 */
async function openPost(page: Page, app: App, id: number): Promise<number> {
  await page.goto(app.product.url(app.post(id)), { waitUntil: 'networkidle' });
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await edit.waitFor();
  return onSlowProcessor(page, () => edit.evaluate(pressEdit, app.paragraph));
}

/** Runs in the page: records the time until the first frame with each character is painted. */
function watchKeys(): void {
  window.keyTimes = [];
  let pressedAt = 0;
  document.addEventListener('keydown', (event) => (pressedAt = event.timeStamp), true);
  document.addEventListener(
    'keypress',
    () => {
      const start = pressedAt;
      requestAnimationFrame(() => {
        // This runs before the tasks that the page defers until after the frame.
        void window.scheduler.postTask(() => window.keyTimes.push(performance.now() - start), {
          priority: 'user-blocking',
        });
      });
    },
    true,
  );
}

async function pressKey(page: Page, chromium: CDPSession, letter: string): Promise<void> {
  const key = { key: letter, code: 'KeyR', windowsVirtualKeyCode: 82 };
  await chromium.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', text: letter });
  await page.waitForTimeout(KEY_HELD_MS);
  await chromium.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  await page.waitForTimeout(KEY_PAUSE_MS);
}

/**
 * Types in the middle of an open text.
 *
 * @returns milliseconds from each key press to paint
 */
async function typeKeys(page: Page, { paragraph }: App): Promise<number[]> {
  const paragraphs = page.locator(`[contenteditable] ${paragraph}`);
  const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await middle.scrollIntoViewIfNeeded();
  await middle.click();
  await page.keyboard.press('ArrowRight');
  await onSlowProcessor(page, async (chromium) => {
    await page.evaluate(watchKeys);
    for (const letter of KEYS) await pressKey(page, chromium, letter);
    await page.waitForFunction((count) => window.keyTimes.length >= count, KEYS.length);
  });
  return page.evaluate((from) => window.keyTimes.slice(from), WARM_UP);
}

interface Visitor {
  app: App;
  page: Page;
  keys: number[];
  openings: number[];
}

const FIGURES = [
  { figure: 'key press to paint, median', times: 'keys', share: 0.5 },
  { figure: 'key press to paint, 95 %', times: 'keys', share: 0.95 },
  { figure: 'opening, median', times: 'openings', share: 0.5 },
] as const;

async function measureRound({ app, page, keys, openings }: Visitor, length: Length) {
  await page.bringToFront();
  // A new post for each round, because the typed text is kept as a draft.
  const id = await makeLongPost(app, length);
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    openings.push(await openPost(page, app, id));
  }
  keys.push(...(await typeKeys(page, app)));
}

function print({ words, paragraphs }: Length, [own, peer]: readonly [Visitor, Visitor]): void {
  const rows = FIGURES.map(({ figure, times, share }) => {
    const [ours, theirs] = [quantileOf(own[times], share), quantileOf(peer[times], share)];
    return { figure, ours, theirs };
  });
  printComparison(`Words: ${words}, paragraphs: ${paragraphs}; ms`, peer.app.name, rows);
}

/**
 * Compares our editor with react-admin's, TipTap, with the same posts on the same server. It
 * measures milliseconds from key press to paint, and from pressing Edit to the text in the editor.
 *
 * @returns true, because these figures have no goal
 */
export async function reportEditors(): Promise<boolean> {
  const apps = await prepareApps();
  const browser = await launchChromium();
  const enter = async (app: App): Promise<Visitor> => {
    await app.product.start();
    // react-admin writes HTML, which the policy of our server refuses.
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(app.product.url('/'));
    await app.signIn(page);
    await page.locator(app.row).first().waitFor();
    return { app, page, keys: [], openings: [] };
  };
  try {
    const visitors = [await enter(apps[0]), await enter(apps[1])] as const;
    console.log(
      `\nPosts of Burmese words, processor ${SLOWDOWN} times slower, ${ROUNDS} rounds in turns`,
    );
    for (const length of LENGTHS) {
      for (const visitor of visitors) Object.assign(visitor, { keys: [], openings: [] });
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const visitor of visitors) await measureRound(visitor, length);
      }
      print(length, visitors);
    }
  } finally {
    await browser.close();
    for (const { product } of apps) await product.remove();
  }
  return true;
}
