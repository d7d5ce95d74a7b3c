import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { scripts } from '../../package.json';

const ROOT = resolve(__dirname, '../..');

/** A clone in which no packages that build are installed. */
let clone: string;

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const file of ['package.json', 'scripts/checkInstallation.mjs']) {
    cpSync(join(ROOT, file), join(clone, file));
  }
});

afterAll(() => rmSync(clone, { recursive: true }));

it.each(['start', 'backup'])('says what to install when npm run %s cannot build', (name) => {
  const run = spawnSync('npm', ['run', name], { cwd: clone, encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(
    /^The packages that build this program are missing: run "npm ci --include=dev"\. [^\n]+\n$/,
  );
});

it.each(['demo', 'restore', 'reset-password', 'migrate:data', 'find:zawgyi'] as const)(
  'begins npm run %s with the same build as one of these',
  (name) => {
    const buildOf = (script: string) => script.slice(0, script.lastIndexOf(' && '));
    expect([scripts.start, scripts.backup].map(buildOf)).toContain(buildOf(scripts[name]));
  },
);
