import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { runServer, stopServer } from '../../__tests__/helpers/server/product';
import type { Request } from '../http';
import { processorTimeOf } from '../servers';

/** A program that listens on a given local port. */
export interface Program {
  args: string[];
  env?: Record<string, string>;
}

const POLL_EVERY_MS = 5;
const LONGEST_START_MS = 60_000;

/** A server in its own process, in production mode. Its log is discarded. */
export class Server {
  private child: ChildProcess | undefined;
  readonly origin: string;

  constructor(
    readonly name: string,
    readonly folder: string,
    port: number,
    private readonly program: Program,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  async ask(request: Request): Promise<{ body: unknown; headers: Headers }> {
    const { method, path, headers, body } = request;
    const init = { method, headers, ...(body && { body: new Uint8Array(body) }) };
    const response = await fetch(this.origin + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${this.name}: ${path}: ${response.status} ${text}`);
    return { body: text === '' ? null : (JSON.parse(text) as unknown), headers: response.headers };
  }

  async start(probe: Request): Promise<void> {
    const begin = performance.now();
    const { args, env } = this.program;
    const command = [process.execPath, ...args];
    const all = { NODE_ENV: 'production', ...env };
    this.child = runServer(all, command, ['ignore', 'ignore', 'inherit'], this.folder);
    for (;;) {
      try {
        await this.ask(probe);
        return;
      } catch (error) {
        const isDown = this.child.exitCode !== null;
        if (isDown || performance.now() - begin > LONGEST_START_MS) {
          throw new Error(`${this.name} did not start.`, { cause: error });
        }
        await wait(POLL_EVERY_MS);
      }
    }
  }

  /** The CPU time of the server and its child processes so far, in milliseconds. */
  processorTime(): number {
    return processorTimeOf(this.child?.pid);
  }

  stop(): Promise<void> {
    return stopServer(this.child);
  }
}
