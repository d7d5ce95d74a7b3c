import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The environment variable with the folder in which the workers' browsers keep their files. */
export const PROFILES = 'BROWSER_PROFILES';

/** Runs in jest's own process, which ends after its workers; those have too little time to remove files. */
export default function globalSetup(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  process.env[PROFILES] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
