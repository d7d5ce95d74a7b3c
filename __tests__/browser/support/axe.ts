import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Waits until nothing moves: colours on their way would be judged as they pass. When a transition
 * ends, an element that inherits from it may only begin its own, so this looks again.
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
 * @returns each violation with what is wrong, where, and how to fix it
 */
export async function breachesOf(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page);
  // Through the debugger, since the page's own content security policy admits no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      ...(runOnly && { runOnly }),
      // What passes would be described node by node, which takes longer than the check.
      resultTypes: ['violations'],
    });
    // In the page, since all that axe knows of its rules takes as long to send as the check itself.
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    );
  }, rules);
}
