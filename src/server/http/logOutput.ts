import { hostname } from 'node:os';
import type { Writable } from 'node:stream';

/** Where log lines go; tests collect them. */
export type LogStream = { write(line: string): void };

/** How much of the log may wait for a slow reader of a pipe. */
const MAX_WAITING_BYTES = 1_048_576;

const WARNING = 40;

function reportOf(lost: number, reason: string): string {
  const origin = { level: WARNING, time: Date.now(), pid: process.pid, hostname: hostname() };
  const line = JSON.stringify({ ...origin, lost, reason, msg: 'log lines were lost' });
  // A disk that is full may have taken half a line before.
  return `\n${line}\n`;
}

/**
 * Writes the log to an output that may not take it, such as a file on a full disk or a pipe that
 * nobody reads. Lines that it does not take are dropped, since the log must not stop what it reports
 * on, and are counted in the next one that it takes.
 *
 * @param output whose `error` events are handled elsewhere
 */
export function makeLogOutput(output: Writable): LogStream {
  let lost = 0;
  let reason = '';
  return {
    write(line) {
      if (output.writableLength > MAX_WAITING_BYTES) {
        lost += 1;
        reason = 'The reader of the log is too slow.';
        return;
      }
      const reported = lost;
      const report = reported > 0 ? reportOf(reported, reason) : '';
      lost = 0;
      output.write(report + line, (error) => {
        if (!error) return;
        lost += reported + 1;
        reason = error.message;
      });
    },
  };
}
