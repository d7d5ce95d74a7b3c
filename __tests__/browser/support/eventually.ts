import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const INTERVAL_MS = 40;

/** Repeats a check until it holds, or fails with the check's last error. */
export async function eventually(check: () => Promise<void> | void): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(INTERVAL_MS);
    }
  }
}
