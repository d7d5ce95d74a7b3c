import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Far longer than any of the tests takes; a fault may keep one from ever ending. */
const TIMEOUT_MS = 600_000;

/**
 * Runs test files one after another until one of them fails.
 *
 * @param root the tree to run them in
 * @returns the name of the first test that failed; null where all passed
 * @throws Error where the tests could not be run, which proves nothing about a fault
 */
export function firstFailure(root: string, tests: readonly string[]): string | null {
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  const files = tests.map((test) => join('__tests__', test));
  const args = [jest, '--runInBand', '--bail', '--silent', '--runTestsByPath', ...files];
  const env = { ...process.env, TEST_DATABASE_URL: '' };
  const run = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  if (run.status === 0) return null;
  if (run.signal) return 'no test ended in time';
  const [, name] = /^ +● (.+)$/m.exec(run.stderr) ?? [];
  if (name && /^Tests: +\d+ failed/m.test(run.stderr)) return name;
  throw new Error(`The tests could not be run: ${run.stderr}`);
}
