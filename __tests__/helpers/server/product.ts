import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const ADMIN = { email: 'duty.officer@example.org', password: 'မိုးလေဝသ-2026' };

/** The built server. */
const SERVER = path.resolve(__dirname, '../../../dist/server.js');

/** A server as a process of its own. */
export interface ChildServer {
  process: ChildProcess;
  origin: string;
  /** What it has written so far. */
  output: string[];
}

/**
 * Runs a server whose administrator is `ADMIN`, on any free port unless `env` names one.
 *
 * @param command what to run, where it is not the built server
 */
export function runServer(
  env: Readonly<Record<string, string>>,
  command: readonly string[] = [process.execPath, SERVER],
  stdio: StdioOptions = ['ignore', 'pipe', 'pipe'],
  cwd?: string,
): ChildProcess {
  const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const [program = '', ...args] = command;
  const all = { ...process.env, HOST: '127.0.0.1', PORT: '0', ...account, ...env };
  return spawn(program, args, { env: all, stdio, cwd });
}

/** Waits for the line with the address of the server. */
export async function whenReady(process: ChildProcess): Promise<ChildServer> {
  const output: string[] = [];
  if (!process.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface({ input: process.stdout })) {
    output.push(line);
    const origin = /https?:\/\/[\w.:[\]]+(?=\/build\/)/.exec(line)?.[0];
    if (!origin) continue;
    process.stdout.resume();
    return { process, origin, output };
  }
  throw new Error('The server ended before it was ready.');
}

/** Stops a server as a service manager does, and waits for its exit. */
export async function stopServer(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Waits for the end of a server that cannot start. @returns its exit code and what it has said */
export async function refusalOf(process: ChildProcess): Promise<[unknown, string]> {
  const errors: string[] = [];
  process.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  process.stdout?.resume();
  const [code] = (await once(process, 'exit')) as unknown[];
  return [code, errors.join('')];
}

/** The built product with its own data folder, which starts and stops; or another server that starts alike. */
export class Product {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'back-office-'));
  private child: ChildProcess | undefined;
  origin = '';

  /**
   * @param settings additional environment variables
   * @param command what to run in place of the built server
   */
  constructor(
    private readonly settings: Readonly<Record<string, string>> = {},
    private readonly command?: readonly string[],
  ) {}

  /** Starts on a free port or the one that is given, or again on its previous one. */
  async start(firstPort = 0): Promise<void> {
    const PORT = this.origin ? new URL(this.origin).port : String(firstPort);
    const env = { PORT, DATA_DIR: this.dataDir, ...this.settings };
    this.child = runServer(env, this.command, ['ignore', 'pipe', 'inherit']);
    ({ origin: this.origin } = await whenReady(this.child));
  }

  stop(): Promise<void> {
    return stopServer(this.child);
  }

  /** Stops and starts again at the same address, on the same data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  url(route: string): string {
    return `${this.origin}/build${route}`;
  }
}
