import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const ADMIN = { email: 'duty.officer@example.org', password: 'မိုးလေဝသ-2026' };

const SERVER = path.resolve(__dirname, '../../../dist/server.js');

export interface ChildServer {
  process: ChildProcess;
  origin: string;
  output: string[];
}

/**
 * Runs a server whose administrator is `ADMIN`, on any free port unless `env` names one.
 *
 * @param command a command to run instead of the built server
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

/**
 * Waits for the end of a server that cannot start.
 *
 * @returns its exit code and its error output
 */
export async function refusalOf(process: ChildProcess): Promise<[unknown, string]> {
  const errors: string[] = [];
  process.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  process.stdout?.resume();
  const [code] = (await once(process, 'exit')) as unknown[];
  return [code, errors.join('')];
}

export const postJson = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export async function signInOver(origin: string, account: typeof ADMIN) {
  const response = await postJson(`${origin}/api/login`, account);
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** The built product with its own data folder, or another server that starts the same way. */
export class Product {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'back-office-'));
  private child: ChildProcess | undefined;
  origin = '';

  /**
   * @param settings additional environment variables
   * @param command a command to run instead of the built server
   */
  constructor(
    private readonly settings: Readonly<Record<string, string>> = {},
    private readonly command?: readonly string[],
  ) {}

  /** Starts on the given port or a free one; later starts use the same port again. */
  async start(firstPort = 0): Promise<void> {
    const PORT = this.origin ? new URL(this.origin).port : String(firstPort);
    const env = { PORT, DATA_DIR: this.dataDir, ...this.settings };
    this.child = runServer(env, this.command, ['ignore', 'pipe', 'inherit']);
    ({ origin: this.origin } = await whenReady(this.child));
  }

  stop(): Promise<void> {
    return stopServer(this.child);
  }

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
