import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const ADMIN = { email: 'duty.officer@example.org', password: 'မိုးလေဝသ-2026' };

const SERVER = path.resolve(__dirname, '../../../dist/server.js');

/** Waits for the line with the address of the server. */
async function addressFrom(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server was started without its output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /https?:\/\/[\w.:[\]]+(?=\/build\/)/.exec(line);
    if (found) {
      child.stdout.resume();
      return found[0];
    }
  }
  throw new Error('The server ended before it listened.');
}

/** The built product as a process with its own data folder; or another server that starts alike. */
export class Product {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'back-office-'));
  private child: ChildProcess | undefined;
  origin = '';

  /**
   * @param settings additional environment variables
   * @param program and the file that it runs
   */
  constructor(
    private readonly settings: Readonly<Record<string, string>> = {},
    private readonly program: readonly [string, string] = [process.execPath, SERVER],
  ) {}

  /** Starts on a free port or the one that is given, or again on its previous one. */
  async start(firstPort = 0): Promise<void> {
    const port = this.origin ? new URL(this.origin).port : String(firstPort);
    const env = {
      ...process.env,
      PORT: port,
      DATA_DIR: this.dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...this.settings,
    };
    const [program, file] = this.program;
    this.child = spawn(program, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.origin = await addressFrom(this.child);
  }

  /** Stops as a service manager does, and waits for the exit. */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
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
