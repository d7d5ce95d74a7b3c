import { hostname } from 'node:os';
import type { Writable } from 'node:stream';

export type LogStream = { write(line: string): void };

/** The maximum length of the log that waits for a slow reader of a pipe. */
const MAX_WAITING_BYTES = 1_048_576;

const WARNING = 40;

function reportOf(lost: number, reason: string): string {
  const origin = { level: WARNING, time: Date.now(), pid: process.pid, hostname: hostname() };
  const line = JSON.stringify({ ...origin, lost, reason, msg: 'log lines were lost' });
  // The line break ends a half line that a full disk may have left.
  return `\n${line}\n`;
}

/**
 * Writes the log to an output that may fail, such as a file on a full disk or a pipe that nobody
 * reads. Lines that fail are dropped, because the log must not stop the server. The next line that
 * succeeds reports their number.
 *
 * @param output its `error` events are handled elsewhere
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
