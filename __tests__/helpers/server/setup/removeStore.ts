import { rmSync } from 'node:fs';
import { dropDatabase } from '../testDatabase';

/** Jest's end of a run: removes what `prepareStore.ts` has made. */
export default async function removeStore(): Promise<void> {
  const dataDir = process.env.PREPARED_STORE;
  if (!dataDir) return;
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
  delete process.env.PREPARED_STORE;
}
