import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext, Page } from 'playwright-core';
import { chromiumPath, SWITCHES } from '../../__tests__/helpers/browser/chromium';
import { median, printTable } from '../figures';
import { SLOW_4G, SLOWDOWN, slowDown } from '../slowLine';
import { prepareApps } from './apps';
import type { App } from './apps';
import { readVisit, watch } from './visit';
import type { Visit } from './visit';

const RUNS = Number(process.env.VISIT_RUNS ?? 5);

/** Our figures as shares of react-admin's. */
const GOALS: Partial<Record<keyof Visit, number>> = { usable: 0.8, blocking: 0.7 };

const STAGES = ['sign-in page', 'first list after sign-in', 'first list, on a return'] as const;
type Stage = (typeof STAGES)[number];

const FIGURES: Record<keyof Visit, string> = {
  bytes: 'kB',
  firstPaint: 'first contentful paint, ms',
  usable: 'usable, ms',
  blocking: 'main thread blocked, ms',
  shift: 'layout shift',
};

async function openPage(context: BrowserContext, { field, row }: App) {
  const page = await context.newPage();
  await watch(page, [field, row]);
  await slowDown(page, SLOW_4G, SLOWDOWN);
  return page;
}

async function untilAtRest(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Signs in with a browser that has loaded nothing yet, and comes back later with the same one. */
async function visitAll(app: App): Promise<Record<Stage, Visit>> {
  const profile = mkdtempSync(path.join(tmpdir(), 'visits-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: SWITCHES,
  });
  try {
    const page = await openPage(context, app);
    await page.goto(app.product.url('/'));
    await untilAtRest(page, app.field);
    const first = await readVisit(page, app.field);
    await app.signIn(page);
    await untilAtRest(page, app.row);
    const second = await readVisit(page, app.row, app.field);
    await page.close();
    const later = await openPage(context, app);
    await later.goto(app.product.url(app.list));
    await untilAtRest(later, app.row);
    const third = await readVisit(later, app.row);
    return { [STAGES[0]]: first, [STAGES[1]]: second, [STAGES[2]]: third };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function medianOf(visits: readonly Visit[], figure: keyof Visit): number {
  return median(visits.map((visit) => visit[figure] ?? NaN));
}

/** In the unit and to the digits that are worth a look. */
function show(figure: keyof Visit, value: number): number {
  if (figure === 'bytes') return Number((value / 1000).toFixed(1));
  return Number(value.toFixed(figure === 'shift' ? 3 : 0));
}

/** @returns whether our figures kept to the goals */
function print(stage: Stage, [own, peer]: readonly [Visit[], Visit[]], peerName: string): boolean {
  let isWithin = true;
  const rows = (Object.keys(FIGURES) as (keyof Visit)[]).flatMap((figure) => {
    const [ours, theirs] = [medianOf(own, figure), medianOf(peer, figure)];
    if (Number.isNaN(ours)) return [];
    const [ratio, goal] = [ours / theirs, GOALS[figure]];
    if (goal !== undefined && ratio > goal) isWithin = false;
    return {
      figure: FIGURES[figure],
      ...{ ours: show(figure, ours), [peerName]: show(figure, theirs) },
      ...{ ratio: Number.isFinite(ratio) ? Number(ratio.toFixed(2)) : '', goal: goal ?? '' },
    };
  });
  printTable(stage, rows);
  return isWithin;
}

/** Compares our front end with react-admin's, visit by visit in turns. @returns whether the goals are met */
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
