import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const CACHE = path.resolve(__dirname, '../.cache/peers');

export type Packages = Readonly<Record<string, string>>;

/**
 * Installs a peer's packages with npm into the cache, outside this project's own packages.
 *
 * @throws Error with npm's message
 */
export async function install(peer: string, packages: Packages): Promise<string> {
  const folder = path.join(CACHE, peer);
  const wanted = JSON.stringify({ private: true, dependencies: packages });
  const mark = path.join(folder, 'installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return folder;
  console.log(`Installing ${peer} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), wanted);
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  });
  writeFileSync(mark, wanted);
  return folder;
}
