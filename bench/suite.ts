import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, printComparison } from './figures';
import { BEFORE, run } from './installation';

const ROUNDS = Number(process.env.SUITE_ROUNDS ?? 3);

/** A clean clone of a commit, with its packages. */
async function prepare(commit: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'suite-'));
  // A test starts nginx, which reads the build as another user if root runs it.
  chmodSync(folder, 0o755);
  await run('git', ['clone', '--quiet', '.', folder]);
  await run('git', ['checkout', '--quiet', commit], { cwd: folder });
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  return folder;
}

/**
 * Runs a script of a clone.
 *
 * @returns its time in seconds
 * @throws Error with the output if a test fails
 */
async function timeScript(folder: string, script: string): Promise<number> {
  const started = performance.now();
  await run('npm', ['run', script], { cwd: folder, maxBuffer: Infinity });
  return (performance.now() - started) / 1000;
}

/** Compares `npm test` with that of an earlier commit, whose browser tests were all part of it. */
export async function reportSuite(): Promise<boolean> {
  const trees = [
    { folder: await prepare('HEAD'), inBrowser: 'test:flows' },
    { folder: await prepare(BEFORE), inBrowser: 'test:browser' },
  ].map((tree) => ({ ...tree, unit: [] as number[], all: [] as number[] }));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { folder, inBrowser, unit, all } of trees) {
        const seconds = await timeScript(folder, 'test:unit');
        unit.push(seconds);
        all.push(seconds + (await timeScript(folder, inBrowser)));
      }
    }
    const compare = (figure: string, times: 'unit' | 'all', goal: number) => {
      const [ours = 0, theirs = 0] = trees.map((tree) => median(tree[times]));
      return { figure, ours, theirs, goal };
    };
    return printComparison('Tests, in seconds', BEFORE, [
      compare('unit, page and server tests', 'unit', 0.7),
      compare('npm test', 'all', 0.4),
    ]);
  } finally {
    trees.forEach(({ folder }) => rmSync(folder, { recursive: true, force: true }));
  }
}
