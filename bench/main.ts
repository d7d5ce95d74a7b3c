import { reportCrash } from './crash';
import { reportCrowd } from './crowd/report';
import { reportTyping } from './editing/report';
import { reportLoad } from './load/report';
import { reportPageWeight } from './pageWeight';
import { reportPaint } from './paint';
import { reportPosts } from './posts/report';
import { reportReads } from './reads/report';

/** Each prints its figures and resolves to whether all kept to their budgets. */
const REPORTS: Record<string, () => Promise<boolean>> = {
  weight: reportPageWeight,
  paint: reportPaint,
  posts: reportPosts,
  reads: reportReads,
  typing: reportTyping,
  crowd: reportCrowd,
  crash: reportCrash,
  load: reportLoad,
};

/** These take hours, gigabytes, or other servers, so they only run, and load what they need, by name. */
const BY_HAND: Record<string, () => Promise<boolean>> = {
  editors: async () => (await import('./editing/editors')).reportEditors(),
  peers: async () => (await import('./peers/report')).reportPeers(),
  postgres: async () => (await import('./postgres/report')).reportPostgres(),
  visits: async () => (await import('./visits/report')).reportVisits(),
};

/** Runs the reports named on the command line, or all but those by hand. */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const late: string[] = [];
  for (const [name, report] of Object.entries(REPORTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    if (!(await report())) late.push(name);
  }
  for (const [name, report] of Object.entries(BY_HAND)) {
    if (named.includes(name) && !(await report())) late.push(name);
  }
  if (late.length === 0) return;
  console.error(`Past its budget: ${late.join(', ')}`);
  process.exitCode = 1;
}

void main();
