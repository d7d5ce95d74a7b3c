import type { Page } from 'playwright-core';

/** The cost of one visit to a screen. Times are in milliseconds. */
export interface Visit {
  bytes: number;
  /** Undefined if the screen follows another one in the same page. */
  firstPaint?: number;
  usable: number;
  /** The time of long tasks beyond 50 ms each, until the screen was usable. */
  blocking: number;
  shift: number;
}

/** A task longer than this is long: see web.dev/tbt. */
const LONG = 50;

interface Noted {
  /** The time at which each element was painted and the page responsive, by selector. */
  usableAt: Record<string, number>;
  releasedAt: number;
  tasks: { start: number; duration: number }[];
  shifts: { start: number; value: number }[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page before its scripts: records events, and when the elements are usable. */
function note(selectors: string[]): void {
  const noted: Noted = { usableAt: {}, releasedAt: 0, tasks: [], shifts: [] };
  window.noted = noted;
  const missing = new Set(selectors);
  const observer = new MutationObserver(() => {
    for (const selector of missing) {
      if (!document.querySelector(selector)) continue;
      missing.delete(selector);
      // This runs after the paint, and after any task that keeps the page from responding.
      requestAnimationFrame(() => {
        void window.scheduler.postTask(() => (noted.usableAt[selector] = performance.now()), {
          priority: 'user-visible',
        });
      });
    }
    if (missing.size === 0) observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  window.addEventListener('pointerup', () => (noted.releasedAt = performance.now()), true);
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      noted.tasks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) noted.shifts.push({ start: entry.startTime, value: entry.value });
  }).observe({ type: 'layout-shift', buffered: true });
}

function transferred([from, to]: [number, number]): number {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries
    .filter(({ startTime }) => startTime >= from && startTime <= to)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Makes a page record its events. Call it before the page opens anything. */
export async function watch(page: Page, selectors: readonly string[]): Promise<void> {
  await page.addInitScript(note, [...selectors]);
}

/**
 * Waits until an element is usable.
 *
 * @param since the element of the screen before, if that was in the same page. Time then counts
 * from the release of the button, and bytes from when that screen was usable.
 * @returns the cost until then
 */
export async function readVisit(page: Page, selector: string, since?: string): Promise<Visit> {
  await page.waitForFunction((name) => window.noted.usableAt[name] !== undefined, selector);
  // The observers have reported everything by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const noted = await page.evaluate(() => window.noted);
  const [end = 0, start] = [noted.usableAt[selector], since ? noted.releasedAt : 0];
  const loadedFrom = since ? (noted.usableAt[since] ?? 0) : 0;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const paints = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  );
  return {
    bytes: await page.evaluate(transferred, [loadedFrom, end] as [number, number]),
    firstPaint: since ? undefined : paints[0],
    usable: end - start,
    blocking: sum(
      noted.tasks
        .filter((task) => task.start + task.duration > start && task.start < end)
        .map(({ duration }) => Math.max(0, duration - LONG)),
    ),
    shift: sum(noted.shifts.filter((shift) => shift.start >= start).map(({ value }) => value)),
  };
}
