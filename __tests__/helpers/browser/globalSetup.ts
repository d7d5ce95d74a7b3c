import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Jest's global setup. Serves a copy of the front end without the names of Burmese fonts that a
 * device may have, so that pages load and draw the same font on every machine.
 */
export default function globalSetup(): void {
  const copy = mkdtempSync(path.join(tmpdir(), 'build-'));
  cpSync(path.resolve(__dirname, '../../../build'), copy, { recursive: true });
  for (const name of readdirSync(copy)) {
    const file = path.join(copy, name);
    if (/\.css\.(?:br|gz)$/.test(name)) rmSync(file);
    if (!name.endsWith('.css')) continue;
    const css = readFileSync(file, 'utf8').replace(/\blocal\([^)]*\)/g, 'local("absent")');
    writeFileSync(file, css);
  }
  process.env.STATIC_DIR = copy;
}
