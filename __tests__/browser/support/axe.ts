import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Waits until nothing moves, because axe would judge colours in transition. When a transition ends,
 * an element that inherits from it may start its own, so this checks repeatedly.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ playState }) => playState !== 'finished');
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    do {
      await Promise.allSettled(running().map(({ finished }) => finished));
      await drawn();
    } while (running().length > 0);
  });

/**
 * Checks a page with axe.
 *
 * @param rules all of axe's, or those named
 * @returns each violation with its cause, place and fix
 */
export async function breachesOf(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page);
  // Injected through the debugger, because the page's content security policy forbids foreign
  // scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      ...(runOnly && { runOnly }),
      // Describing the passed nodes would take longer than the check itself.
      resultTypes: ['violations'],
    });
    // Formatted in the page, because transferring all of axe's rule data takes as long as the
    // check.
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    );
  }, rules);
}
