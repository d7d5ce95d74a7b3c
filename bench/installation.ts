import { execFile } from 'node:child_process';
import { lstatSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { median, printComparison } from './figures';

/** The commit before the installation was made smaller and the tests faster. */
export const BEFORE = 'd5299ec8';
const ROUNDS = 3;
const FILES = ['package.json', 'package-lock.json'];

export const run = promisify(execFile);

/** A copy of what `npm ci` reads, of this tree or of a commit. */
async function prepare(commit?: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'installation-'));
  for (const file of FILES) {
    const content = commit
      ? (await run('git', ['show', `${commit}:${file}`], { maxBuffer: Infinity })).stdout
      : readFileSync(file);
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

/** Installs without the packages' own scripts, which fetch or compile the binary of SQLite. */
async function install(folder: string): Promise<number> {
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const started = performance.now();
  await run('npm', ['ci', ...flags, '--loglevel=error'], { cwd: folder });
  return (performance.now() - started) / 1000;
}

/** What an installation occupies on the disk. */
function measure(folder: string) {
  const installed = path.join(folder, 'node_modules');
  const entries = readdirSync(installed, { recursive: true, withFileTypes: true });
  const bytes = entries.reduce(
    (sum, { parentPath, name }) => sum + lstatSync(path.join(parentPath, name)).blocks * 512,
    0,
  );
  const lock = readFileSync(path.join(installed, '.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: object };
  return {
    megabytes: bytes / 1e6,
    files: entries.filter((entry) => entry.isFile()).length,
    packages: Object.keys(packages).length,
  };
}

/** Compares `npm ci` with that of an earlier commit. The first installation of each fills the cache. */
export async function reportInstallation(): Promise<boolean> {
  const folders = [await prepare(), await prepare(BEFORE)] as const;
  const [ours, theirs] = folders;
  try {
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [our, their] = [await install(ours), await install(theirs)];
      if (round === 0) continue;
      times.ours.push(our);
      times.theirs.push(their);
    }
    const [our, their] = [median(times.ours), median(times.theirs)];
    const seconds = { figure: 'seconds', ours: our, theirs: their };
    const [now, before] = [measure(ours), measure(theirs)];
    const sizes = (['megabytes', 'files', 'packages'] as const).map((figure) => {
      return { figure, ours: now[figure], theirs: before[figure], goal: 1 };
    });
    return printComparison('npm ci with a warm cache', BEFORE, [seconds, ...sizes]);
  } finally {
    folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  }
}
