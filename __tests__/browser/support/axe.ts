import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Colours that are still on their way would be judged as they pass. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/**
 * Puts a page before axe.
 *
 * @param rules all of axe's, or those named
 * @returns each breach as one line of what is wrong, where, and what would mend it
 */
export async function breachesOf(page: Page, rules?: string[]): Promise<string[]> {
  await settle(page);
  // Through the debugger: the page's own policy lets no foreign script in.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run(runOnly ? { runOnly } : {}),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}
