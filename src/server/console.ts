import { ConfigError } from './config';
import { StoreError } from './store/engine';
import type { RunningServer } from './serve';

/** Writes plain lines for the person at the console; the log beside them is for machines. */
export function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Tells where to open the back-office, and with which account where this start made one. */
export function announce(server: RunningServer): void {
  if (server.newAdmin) {
    const { email, randomPassword } = server.newAdmin;
    const password = randomPassword ?? 'as set in ADMIN_PASSWORD';
    say('', 'The first administrator:', `  e-mail   ${email}`, `  password ${password}`, '');
  }
  if (!server.hasFrontEnd) say('There is no built front end to serve: run "npm run build" first.');
  say(`The back-office is at ${server.url}`);
}

/** Stops the server when it is told to, or when its console is closed. */
export function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop().catch(fail));
  }
}

/** Ends the program with what the operator can do about it, or with the error itself. */
export function fail(error: unknown): never {
  const isForOperator = error instanceof ConfigError || error instanceof StoreError;
  const text = error instanceof Error && !isForOperator ? error.stack : undefined;
  process.stderr.write(`${text ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
}
