import { reportCrash } from './crash';
import { reportCrowd } from './crowd/report';
import { reportLoad } from './load/report';
import { reportPageWeight } from './pageWeight';
import { reportPaint } from './paint';
import { reportPosts } from './posts/report';
import { reportTyping } from './typing';

/** Each prints its figures and resolves to whether all kept to their budgets. */
const REPORTS: Record<string, () => Promise<boolean>> = {
  weight: reportPageWeight,
  paint: reportPaint,
  posts: reportPosts,
  typing: reportTyping,
  crowd: reportCrowd,
  crash: reportCrash,
  load: reportLoad,
};

/** Installs other servers, so it only runs and is only loaded by name. */
async function reportPeers(): Promise<boolean> {
  const peers = await import('./peers/report');
  return peers.reportPeers();
}

/** Runs the reports named on the command line, or all but the peers. */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const late: string[] = [];
  for (const [name, report] of Object.entries(REPORTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    if (!(await report())) late.push(name);
  }
  if (named.includes('peers')) await reportPeers();
  if (late.length === 0) return;
  console.error(`Past its budget: ${late.join(', ')}`);
  process.exitCode = 1;
}

void main();
