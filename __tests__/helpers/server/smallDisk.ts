import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './testServer';

/** A disk in memory. */
export interface SmallDisk {
  folder: string;
  /** Writes until nothing fits any more. */
  fill(): void;
  remove(): void;
}

/** Makes a disk of its own for a test file; null without the right to mount. */
export function makeSmallDisk(megabytes: number): SmallDisk | null {
  const folder = temporaryFolder();
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  const isMounted = spawnSync('mount', options).status === 0;
  const remove = () => {
    if (isMounted) execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (!isMounted) {
    remove();
    return null;
  }
  const fill = () => {
    for (let count = 0, size = 1_000_000; size > 0; count += 1) {
      try {
        writeFileSync(join(folder, `filler-${count}-${size}`), Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 10);
      }
    }
  };
  return { folder, fill, remove };
}
