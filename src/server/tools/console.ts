import { ConfigError } from '../config/config';
import { ignoreOtherSignals, STOP_SIGNALS } from '../runtime/signals';
import { StoreError } from '../store/engine/engine';
import type { RunningServer } from '../serve';

/**
 * Keeps the server running when its console fails: a write to a full disk or a closed pipe would
 * end the process. Stray signals do not end it either. Call it first.
 */
export function outliveConsole(): void {
  ignoreOtherSignals();
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

export function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints the address of the back-office, and the first account if this start created it. */
export function announce(server: RunningServer): void {
  if (server.newAdmin) {
    const { email, randomPassword, passwordFile } = server.newAdmin;
    const elsewhere = passwordFile ? `in the file ${passwordFile}` : 'as set in ADMIN_PASSWORD';
    const password = randomPassword ?? elsewhere;
    print('', 'The first administrator:', `  e-mail   ${email}`, `  password ${password}`);
    if (randomPassword ?? passwordFile) print('  It has to be changed at the first sign-in.');
    print('');
  }
  if (!server.hasFrontEnd) print('There is no built front end: run "npm run build" first.');
  print(`The back-office is at ${server.url}`);
}

export function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => void stop().catch(fail));
  }
}

/** Ends the process with advice for the operator, or with the stack of an unexpected error. */
export function fail(error: unknown): never {
  const isForOperator = error instanceof ConfigError || error instanceof StoreError;
  const text = error instanceof Error && !isForOperator ? error.stack : undefined;
  process.stderr.write(`${text ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
}

/** Runs a command. It also fails, with a sentence, if its result cannot be printed. */
export function runCommand(work: () => Promise<void>): void {
  ignoreOtherSignals();
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', ({ message }) =>
    fail(new ConfigError(`The result could not be printed: ${message}.`)),
  );
  work().catch(fail);
}
