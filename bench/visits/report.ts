import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext } from 'playwright-core';
import { chromiumPath, SWITCHES } from '../../__tests__/helpers/browser/chromium';
import { median, printComparison } from '../figures';
import { SLOWDOWN, slowDown } from '../slow';
import { prepareApps } from './apps';
import type { App } from './apps';
import { readVisit, watch } from './visit';
import type { Visit } from './visit';

const RUNS = Number(process.env.VISIT_RUNS ?? 5);

const STAGES = ['sign-in page', 'first list after sign-in', 'first list, on a return'] as const;
type Stage = (typeof STAGES)[number];

/** `goal` is the largest ratio to react-admin's figure that meets the goal. */
const FIGURES: Record<keyof Visit, { figure: string; unit?: number; goal?: number }> = {
  bytes: { figure: 'kB', unit: 1000 },
  firstPaint: { figure: 'first contentful paint, ms' },
  usable: { figure: 'usable, ms', goal: 0.8 },
  blocking: { figure: 'main thread blocked, ms', goal: 0.7 },
  shift: { figure: 'layout shift' },
};

async function open(context: BrowserContext, { field, row, product }: App, route: string) {
  const page = await context.newPage();
  await watch(page, [field, row]);
  await slowDown(page);
  await page.goto(product.url(route), { waitUntil: 'networkidle' });
  return page;
}

/** Signs in with a fresh browser profile, and returns later with the same profile. */
async function visitAll(app: App): Promise<Record<Stage, Visit>> {
  const profile = mkdtempSync(path.join(tmpdir(), 'visits-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: SWITCHES,
    // react-admin writes HTML, which the policy of our server refuses.
    bypassCSP: true,
  });
  try {
    const page = await open(context, app, '/');
    const first = await readVisit(page, app.field);
    await app.signIn(page);
    const second = await readVisit(page, app.row, app.field);
    await page.close();
    const later = await open(context, app, app.list);
    const third = await readVisit(later, app.row);
    return { [STAGES[0]]: first, [STAGES[1]]: second, [STAGES[2]]: third };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function print(stage: Stage, [own, peer]: readonly [Visit[], Visit[]], peerName: string): boolean {
  const medianOf = (visits: readonly Visit[], name: keyof Visit) =>
    median(visits.map((visit) => visit[name] ?? NaN));
  const rows = Object.entries(FIGURES).map(([key, { figure, unit = 1, goal }]) => {
    const name = key as keyof Visit;
    return { figure, ours: medianOf(own, name) / unit, theirs: medianOf(peer, name) / unit, goal };
  });
  const measured = rows.filter(({ ours }) => !Number.isNaN(ours));
  return printComparison(stage, peerName, measured);
}

/**
 * Compares our front end with react-admin's. Their visits alternate.
 *
 * @returns whether the goals are met
 */
export async function reportVisits(): Promise<boolean> {
  const apps = await prepareApps();
  const visits = apps.map((): Record<Stage, Visit>[] => []);
  try {
    for (const { product } of apps) await product.start();
    for (let run = 0; run < RUNS; run += 1) {
      for (const [index, app] of apps.entries()) visits[index]?.push(await visitAll(app));
    }
  } finally {
    for (const { product } of apps) await product.remove();
  }
  console.log(`\nOn Slow 4G, processor ${SLOWDOWN} times slower, medians of ${RUNS} runs in turns`);
  const results = STAGES.map((stage) => {
    const [own = [], peer = []] = visits.map((runs) => runs.map((run) => run[stage]));
    return print(stage, [own, peer], apps[1].name);
  });
  return results.every(Boolean);
}
