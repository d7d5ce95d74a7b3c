import type { Page } from 'playwright-core';
import { launchChromium } from '../../__tests__/helpers/browser/chromium';
import { printTable, quantileOf } from '../figures';
import { SLOWDOWN } from '../slowLine';
import { enter, prepareApps } from '../visits/apps';
import type { App } from '../visits/apps';
import { typeKeys } from './keys';
import { makeLongPost } from './longPost';
import type { Length } from './longPost';
import { openPost } from './opening';

/** A long post, five times of it, and the worst case. */
const LENGTHS: Length[] = [
  { words: 1000, paragraphs: 50 },
  { words: 5000, paragraphs: 250 },
  { words: 5000, paragraphs: 1 },
];
const ROUNDS = Number(process.env.EDITOR_ROUNDS ?? 5);
const OPENINGS = 3;

/** A front end in a page that is signed in. */
interface Visitor {
  app: App;
  page: Page;
}

/** Milliseconds of all rounds. */
interface Times {
  keys: number[];
  openings: number[];
}

const FIGURES = [
  { name: 'key press to paint, median', times: 'keys', share: 0.5 },
  { name: 'key press to paint, 95 %', times: 'keys', share: 0.95 },
  { name: 'opening, median', times: 'openings', share: 0.5 },
] as const;

async function measureRound({ app, page }: Visitor, length: Length, times: Times) {
  await page.bringToFront();
  // A post for each round: what was typed is kept as a draft.
  const id = await makeLongPost(app, length);
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    times.openings.push(await openPost(page, app, id));
  }
  times.keys.push(...(await typeKeys(page, app)));
}

/** @returns the times of each front end, measured in turns */
async function measure(visitors: readonly Visitor[], length: Length): Promise<Times[]> {
  const measured = visitors.map((visitor) => ({ visitor, keys: [], openings: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const times of measured) await measureRound(times.visitor, length, times);
  }
  return measured;
}

function print(
  { words, paragraphs }: Length,
  [own, peer]: readonly Times[],
  peerName: string,
): void {
  const rows = FIGURES.map(({ name, times, share }) => {
    const [ours = 0, theirs = 0] = [own, peer].map((each) =>
      quantileOf(each?.[times] ?? [], share),
    );
    const ratio = Number((ours / theirs).toFixed(2));
    return { figure: name, ours: Math.round(ours), [peerName]: Math.round(theirs), ratio };
  });
  printTable(`Words: ${words}, paragraphs: ${paragraphs}`, rows);
}

/**
 * Compares our editor with react-admin's, TipTap, in the same posts on the same server: milliseconds from key press to paint,
 * and from pressing Edit to the text in the editor.
 *
 * @returns true: these figures have no goal
 */
export async function reportEditors(): Promise<boolean> {
  const apps = await prepareApps('react-admin-rich-text');
  const browser = await launchChromium();
  try {
    const visitors: Visitor[] = [];
    for (const app of apps) visitors.push({ app, page: await enter(browser, app) });
    console.log(
      `\nPosts of Burmese words, processor ${SLOWDOWN} times slower, ${ROUNDS} rounds in turns`,
    );
    for (const length of LENGTHS) print(length, await measure(visitors, length), apps[1].name);
  } finally {
    await browser.close();
    for (const { product } of apps) await product.remove();
  }
  return true;
}
