import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A throw-away copy of the working tree, as it is now, on the installed packages. */
export interface Copy {
  root: string;
  remove: () => void;
}

/** Copies what git knows of or would add: everything but what is built, stored or installed. */
export function copyTree(): Copy {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0');
  // Jest resolves links, and would not find its tests below one.
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'faults-'));
  for (const file of files) {
    if (file !== '' && existsSync(file)) cpSync(file, join(root, file));
  }
  symlinkSync(realpathSync(resolve('node_modules')), join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
