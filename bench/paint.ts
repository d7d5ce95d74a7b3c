import path from 'node:path';
import type { Browser, ViewportSize } from 'playwright-core';
import { launchChromium } from '../__tests__/helpers/browser/chromium';
import { Product } from '../__tests__/helpers/server/product';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../src/demo/users';
import { ms, quantile } from './figures';
import { SLOW_4G, SLOWDOWN, slowDown } from './slowLine';

/** Until the frame of the page is painted, on a slow line and a processor slowed down four times. */
const FIRST_PAINT_BUDGET_MS = 1500;
/** How far things on screen move by themselves: see web.dev/cls. */
const SHIFT_BUDGET = 0.02;

const RUNS = 5;
/** Long enough for every skeleton to be seen. */
const LATENCY_MS = 150;

const SCREENS = [
  ...['/slider', '/announcement', '/role', '/category', '/posts', '/users', '/profile'],
  ...['/slider/create', '/posts/create', '/role/create', '/users/create'],
  ...['/slider/1', '/posts/1', '/role/1', '/users/1', '/category/1'],
  ...['/slider/1/edit', '/posts/1/edit', '/role/2/edit', '/users/2/edit'],
  ...['/announcement/templates', '/announcement/feeds'],
];
const LANGUAGES = ['en', 'my'];
const VIEWPORTS = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Runs in the page: adds up what moves without somebody's doing. */
function watchShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: milliseconds until anything was painted. */
const firstPaint = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;

/** The median of a few visits by a browser that has loaded nothing yet. */
async function measureFirstPaint(browser: Browser, product: Product): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await slowDown(page, SLOW_4G, SLOWDOWN);
    await page.goto(product.url('/'));
    await page.getByRole('button', { name: 'Login' }).waitFor();
    times.push(await page.evaluate(firstPaint));
    await context.close();
  }
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  );
}

async function logIn({ origin }: Product): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ADMIN, password: DEMO_PASSWORD }),
  });
  const { token, user } = (await response.json()) as { token: string; user: object };
  return { auth_token: token, auth_user: JSON.stringify(user) };
}

interface VisitOptions {
  viewport: ViewportSize;
  /** What the device keeps in its local storage. */
  stored: Record<string, string>;
}

interface Shift {
  screen: string;
  language: string;
  width: number;
  shift: number;
}

/** How far one screen moves in a browser that has loaded nothing yet, fonts included. */
async function measureShift(browser: Browser, url: string, options: VisitOptions): Promise<number> {
  const { viewport, stored } = options;
  const context = await browser.newContext({ viewport });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  await slowDown(page, { ...SLOW_4G, latency: LATENCY_MS, downloadThroughput: -1 }, 1);
  await page.goto(url, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() => window.layoutShift);
  await context.close();
  return Number(shift.toFixed(4));
}

async function measureShifts(browser: Browser, product: Product): Promise<Shift[]> {
  const session = await logIn(product);
  const shifts: Shift[] = [];
  for (const viewport of VIEWPORTS) {
    for (const language of LANGUAGES) {
      for (const screen of SCREENS) {
        const stored = { ...session, language };
        const shift = await measureShift(browser, product.url(screen), { viewport, stored });
        shifts.push({ screen, language, width: viewport.width, shift });
      }
    }
  }
  return shifts;
}

/** Prints when the first page is painted, and how far screens move. @returns whether both are within their budgets */
export async function reportPaint(): Promise<boolean> {
  const product = new Product({}, [process.execPath, path.resolve('dist/demo.js')]);
  await product.start();
  const browser = await launchChromium();
  try {
    const time = await measureFirstPaint(browser, product);
    console.log(`\nFirst contentful paint on Slow 4G, processor ${SLOWDOWN} times slower`);
    console.table([{ median: ms(time), budget: FIRST_PAINT_BUDGET_MS }]);
    const shifts = await measureShifts(browser, product);
    console.log('\nLayout shift of each screen');
    console.table(shifts.map((row) => ({ ...row, budget: SHIFT_BUDGET })));
    return time <= FIRST_PAINT_BUDGET_MS && shifts.every(({ shift }) => shift <= SHIFT_BUDGET);
  } finally {
    await browser.close();
    await product.remove();
  }
}
