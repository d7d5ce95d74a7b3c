import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ADMIN } from './testServer';

/** The server as a process of its own. */
export interface ChildServer {
  process: ChildProcess;
  origin: string;
  /** What it has written so far. */
  output: string[];
}

/**
 * Runs a bundled server whose administrator is `ADMIN`.
 *
 * @param command what to run, where it is more than the server
 * @param stdio where its output goes
 */
export function runServer(
  bundle: string,
  dataDir: string,
  env: Record<string, string> = {},
  command = [process.execPath, bundle],
  stdio: StdioOptions = ['ignore', 'pipe', 'pipe'],
): ChildProcess {
  const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const [program = '', ...args] = command;
  return spawn(program, args, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...account, ...env },
    stdio,
  });
}

/** Waits until a server accepts requests. */
export async function whenReady(process: ChildProcess): Promise<ChildServer> {
  const output: string[] = [];
  if (!process.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: process.stdout })) {
    output.push(line);
    const origin = /^The back-office is at (http:\/\/[\d.]+:\d+)\/build\/$/.exec(line)?.[1];
    if (!origin) continue;
    process.stdout.resume();
    return { process, origin, output };
  }
  throw new Error('The server ended before it was ready.');
}

/** Waits for the end of a server that cannot start. @returns its exit code and what it has said */
export async function refusalOf(process: ChildProcess): Promise<[unknown, string]> {
  const errors: string[] = [];
  process.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  process.stdout?.resume();
  const [code] = (await once(process, 'exit')) as unknown[];
  return [code, errors.join('')];
}
