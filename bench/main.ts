import { reportCrash } from './crash';
import { reportCrowd } from './crowd/report';
import { reportLoad } from './load/report';
import { reportPageWeight } from './pageWeight';
import { reportPeers } from './peers/report';
import { reportPosts } from './posts/report';
import { reportTyping } from './typing';

/** Each prints its figures and tells whether all of them keep to their budgets. */
const REPORTS: Record<string, () => Promise<boolean>> = {
  weight: reportPageWeight,
  posts: reportPosts,
  typing: reportTyping,
  crowd: reportCrowd,
  crash: reportCrash,
  peers: reportPeers,
  load: reportLoad,
};

/** Runs all reports one after the other, or only those that are named on the command line. */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const late: string[] = [];
  for (const [name, report] of Object.entries(REPORTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    if (!(await report())) late.push(name);
  }
  if (late.length === 0) return;
  console.error(`Past its budget: ${late.join(', ')}`);
  process.exitCode = 1;
}

void main();
