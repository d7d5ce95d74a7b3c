import type { Page } from 'playwright-core';
import { launchChromium } from '../../__tests__/helpers/browser/chromium';
import { quantile } from '../figures';
import { SLOWDOWN } from '../slowLine';
import { enter, ours } from '../visits/apps';
import type { App } from '../visits/apps';
import { typeKeys } from './keys';
import { makeLongPost } from './longPost';
import { openPost } from './opening';

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

const ROUNDS = 7;

/** Runs in the page: puts the same elements in the place of the editor, which no script knows. */
function makeBare(): void {
  const box = document.querySelector('.post-editor-text');
  box?.replaceWith(box.cloneNode(true));
}

const ascending = (times: number[]) => times.sort((a, b) => a - b);

async function measureOpening(page: Page, app: App, id: number): Promise<number> {
  const times: number[] = [];
  while (times.length < ROUNDS) times.push(await openPost(page, app, id));
  return quantile(ascending(times), 0.5);
}

async function measureTyping(page: Page, app: App) {
  const times = ascending(await typeKeys(page, app));
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

interface Editing extends Required<Goal> {
  goal: Goal;
  /** What the browser takes for the same text without an editor. */
  bare: { median: number; p95: number };
}

async function measure(page: Page, app: App, goal: Goal): Promise<Editing> {
  const { paragraphs } = goal;
  const opening = await measureOpening(page, app, await makeLongPost(app, paragraphs));
  const typing = await measureTyping(page, app);
  // Another post: what was typed is kept as a draft.
  await openPost(page, app, await makeLongPost(app, paragraphs));
  await page.evaluate(makeBare);
  const bare = await measureTyping(page, app);
  return { goal, paragraphs, opening, ...typing, bare };
}

async function measureAll(): Promise<Editing[]> {
  const app = ours();
  const browser = await launchChromium();
  try {
    const page = await enter(browser, app);
    const results: Editing[] = [];
    for (const goal of GOALS) results.push(await measure(page, app, goal));
    return results;
  } finally {
    await browser.close();
    await app.product.remove();
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
