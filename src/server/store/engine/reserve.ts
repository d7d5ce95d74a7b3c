import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** More than the log needs to delete the largest post, with its images and index entries. */
const RESERVE_BYTES = 16 * 1024 * 1024;
/** A disk with less free space counts as nearly full. */
export const MIN_FREE_BYTES = 3 * RESERVE_BYTES;

const reserveFile = (dataDir: string) => join(dataDir, 'store.reserve');

export function isDiskNearlyFull(dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < MIN_FREE_BYTES;
}

export function makeReserve(dataDir: string): void {
  const file = reserveFile(dataDir);
  if (statSync(file, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return;
  if (isDiskNearlyFull(dataDir)) return;
  try {
    writeFileSync(file, Buffer.alloc(RESERVE_BYTES), { mode: 0o600 });
  } catch {
    // Another program was faster. The store works without a reserve.
    releaseReserve(dataDir);
  }
}

export function releaseReserve(dataDir: string): void {
  rmSync(reserveFile(dataDir), { force: true });
}
