import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runServer, stopServer } from '../../__tests__/helpers/server/product';
import { freePort } from '../../__tests__/helpers/server/freePort';
import type { Request } from '../http';

interface Program {
  args: string[];
  cwd: string;
  env: Record<string, string>;
}

const POLL_EVERY_MS = 5;
const LONGEST_START_MS = 60_000;
/** Milliseconds of the unit in which Linux counts the processor's time. */
const TICK_MS = 10;

/** Milliseconds of the processor for a process and all below it, as Linux counts them; 0 elsewhere. */
function processorTimeOf(pid: string): number {
  const folder = `/proc/${pid}`;
  if (!existsSync(folder)) return 0;
  const stat = readFileSync(`${folder}/stat`, 'utf8');
  // After the name, which may contain blanks: its own, and those of children that have ended.
  const counts = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 16);
  const own = counts.reduce((sum, count) => sum + Number(count) * TICK_MS, 0);
  const below = readFileSync(`${folder}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return below.reduce((sum, child) => sum + processorTimeOf(child), own);
}

/**
 * A server in its own process, in production mode with its default logging, which is discarded.
 */
export class ServerProcess {
  private child: ChildProcess | undefined;

  private constructor(
    readonly name: string,
    private readonly port: number,
    private readonly program: Program,
  ) {}

  /** @param programOf the program that listens on a local port */
  static async prepare(name: string, programOf: (port: number) => Program) {
    const port = await freePort();
    return new ServerProcess(name, port, programOf(port));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** @throws Error after a failure */
  async ask(request: Request): Promise<{ body: unknown; headers: Headers }> {
    const { method, path, headers, body } = request;
    const init = { method, headers, ...(body && { body: new Uint8Array(body) }) };
    const response = await fetch(this.origin + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${this.name}: ${path}: ${response.status} ${text}`);
    return { body: text === '' ? null : (JSON.parse(text) as unknown), headers: response.headers };
  }

  /** @returns the milliseconds until the first successful response */
  async start(probe: Request): Promise<number> {
    const begin = performance.now();
    const { args, cwd, env } = this.program;
    const command = [process.execPath, ...args];
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    this.child = runServer({ NODE_ENV: 'production', ...env }, command, [...stdio], cwd);
    for (;;) {
      try {
        await this.ask(probe);
        return performance.now() - begin;
      } catch (error) {
        const isDown = this.child.exitCode !== null;
        if (isDown || performance.now() - begin > LONGEST_START_MS) {
          await this.stop();
          throw new Error(`${this.name} did not start.`, { cause: error });
        }
        await wait(POLL_EVERY_MS);
      }
    }
  }

  /** Resident memory in bytes. */
  memory(): number {
    const kB = execFileSync('ps', ['-o', 'rss=', '-p', String(this.child?.pid)], {
      encoding: 'utf8',
    });
    return Number(kB) * 1024;
  }

  /** Milliseconds of the processor so far, with those of its own processes. */
  processorTime(): number {
    return processorTimeOf(String(this.child?.pid));
  }

  stop(): Promise<void> {
    return stopServer(this.child);
  }
}
