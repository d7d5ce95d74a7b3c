import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../__tests__/helpers/browser/chromium';
import { Product } from '../__tests__/helpers/server/product';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../src/demo/users';
import { ms, quantile } from './figures';

/** Until the frame of the page is painted, on a slow line and a processor slowed down four times. */
const FIRST_PAINT_BUDGET_MS = 1500;
/** How far things on screen move by themselves: see web.dev/cls. */
const SHIFT_BUDGET = 0.02;

const RUNS = 5;
const SLOWDOWN = 4;
/** Slow 4G as in Chromium's developer tools: bytes per second, milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1_600_000 * 0.9) / 8,
  uploadThroughput: (750_000 * 0.9) / 8,
  latency: 562.5,
};
/** Long enough for every skeleton to be seen. */
const LATENCY_MS = 150;

const SCREENS = [
  ...['/slider', '/announcement', '/role', '/category', '/posts', '/users', '/UserProfile'],
  ...['/slider/create', '/posts/create', '/posts/1', '/posts/edit/1', '/role/1', '/users/1'],
];
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

async function slowDown(page: Page, line: typeof SLOW_4G, slowdown: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

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

interface Shift {
  screen: string;
  width: number;
  shift: number;
}

async function measureShifts(browser: Browser, product: Product): Promise<Shift[]> {
  const session = await logIn(product);
  const shifts: Shift[] = [];
  for (const viewport of VIEWPORTS) {
    const context = await browser.newContext({ viewport });
    await context.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, session);
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    await slowDown(page, { ...SLOW_4G, latency: LATENCY_MS, downloadThroughput: -1 }, 1);
    for (const screen of SCREENS) {
      await page.goto(product.url(screen), { waitUntil: 'networkidle' });
      const shift = await page.evaluate(() => window.layoutShift);
      shifts.push({ screen, width: viewport.width, shift: Number(shift.toFixed(4)) });
    }
    await context.close();
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
