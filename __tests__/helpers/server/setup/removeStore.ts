import { rmSync } from 'node:fs';
import { dropDatabase } from '../testDatabase';

/** Jest's global teardown: removes the store that `prepareStore.ts` made. */
export default async function removeStore(): Promise<void> {
  const dataDir = process.env.PREPARED_STORE;
  if (!dataDir) return;
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
  delete process.env.PREPARED_STORE;
}
