import { fstatSync } from 'node:fs';
import { isatty } from 'node:tty';

const [INPUT, OUTPUT, ERRORS] = [0, 1, 2] as const;

/**
 * Whether no terminal belongs to the process: its input is the null device, as nohup, service
 * managers and containers leave it. nohup has SIGHUP ignored as well, but Node resets that before
 * any of our code runs.
 */
const isDetached =
  fstatSync(INPUT).isCharacterDevice() && ![INPUT, OUTPUT, ERRORS].some((file) => isatty(file));

/** SIGHUP says that the terminal of the process has closed. */
export const STOP_SIGNALS: readonly NodeJS.Signals[] = isDetached
  ? ['SIGTERM', 'SIGINT']
  : ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Ignores the signals that do not concern the process. By default SIGUSR1 would open Node's
 * debugger, and the others would end the process.
 */
export function ignoreOtherSignals(): void {
  for (const signal of ['SIGHUP', 'SIGUSR1', 'SIGUSR2'] as const) {
    if (!STOP_SIGNALS.includes(signal)) process.on(signal, () => undefined);
  }
}
