import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** More than the log needs to delete the largest post, with its images and its entries in the index of texts. */
const RESERVE_BYTES = 16 * 1024 * 1024;
/** A disk with less free space is short of it. */
export const MIN_FREE_BYTES = 3 * RESERVE_BYTES;

const reserveFile = (dataDir: string) => join(dataDir, 'store.reserve');

/** Whether the disk has too little left to do without the reserve. */
export function isDiskNearlyFull(dataDir: string): boolean {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < MIN_FREE_BYTES;
}

/** Keeps disk space for deletions, unless the disk has too little left to do without. */
export function keepReserve(dataDir: string): void {
  const file = reserveFile(dataDir);
  if (statSync(file, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return;
  if (isDiskNearlyFull(dataDir)) return;
  try {
    writeFileSync(file, Buffer.alloc(RESERVE_BYTES), { mode: 0o600 });
  } catch {
    // Another program was quicker; the store works without a reserve.
    releaseReserve(dataDir);
  }
}

/** Gives the space to the store. */
export function releaseReserve(dataDir: string): void {
  rmSync(reserveFile(dataDir), { force: true });
}
