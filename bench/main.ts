import { crash } from '../__tests__/helpers/server/crash';
import { reportEditors } from './editors';
import { printTable } from './figures';
import { reportInstallation } from './installation';
import { reportLoad } from './load/report';
import { reportPageWeight } from './pageWeight';
import { reportPeers } from './peers/report';
import { reportPosts } from './posts/report';
import { reportSuite } from './suite';
import { reportVisits } from './visits/report';

const KILLS = Number(process.env.CRASH_KILLS ?? 50);

/**
 * Kills the server while it writes. It fails if an acknowledged write is lost or a write is torn.
 */
async function reportCrash(): Promise<boolean> {
  const { acknowledged, lost, isWhole } = await crash(KILLS);
  const torn = isWhole ? 'none' : 'some';
  printTable('Kills while it writes', [{ kills: KILLS, acknowledged, lost: lost.length, torn }]);
  return lost.length === 0 && isWhole;
}

/** Each report prints its figures and resolves to whether it met its budgets. */
const REPORTS: Record<string, () => Promise<boolean>> = {
  weight: reportPageWeight,
  posts: reportPosts,
  crash: reportCrash,
  load: reportLoad,
  editors: reportEditors,
  peers: reportPeers,
  visits: reportVisits,
  install: reportInstallation,
  suite: reportSuite,
};

/** The others install packages, so they only run by name. */
const USUAL = ['weight', 'posts', 'crash', 'load'];

/** Runs the reports named on the command line, or else the usual ones. */
async function main(): Promise<void> {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : USUAL) {
    const report = REPORTS[name];
    if (!report) throw new Error(`There is no "${name}": ${Object.keys(REPORTS).join(', ')}.`);
    if (await report()) continue;
    console.error(`Over budget: ${name}`);
    process.exitCode = 1;
  }
}

void main();
