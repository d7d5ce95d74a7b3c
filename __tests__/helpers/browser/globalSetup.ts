import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The environment variable with the folder in which the workers' browsers keep their files. */
export const PROFILES = 'BROWSER_PROFILES';

/**
 * Copies the built front end without the names of the Burmese fonts that a device may have, so that
 * pages load and draw the same font on every machine. @returns the copy
 */
function copyFrontEnd(folder: string): string {
  const copy = path.join(folder, 'build');
  cpSync(path.resolve(__dirname, '../../../build'), copy, { recursive: true });
  for (const name of readdirSync(copy)) {
    const file = path.join(copy, name);
    if (/\.css\.(?:br|gz)$/.test(name)) rmSync(file);
    if (!name.endsWith('.css')) continue;
    const css = readFileSync(file, 'utf8').replace(/\blocal\([^)]*\)/g, 'local("absent")');
    writeFileSync(file, css);
  }
  return copy;
}

/** Runs in jest's own process, which ends after its workers; those have too little time to remove files. */
export default function globalSetup(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  process.env[PROFILES] = folder;
  process.env.STATIC_DIR = copyFrontEnd(folder);
}
