import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from 'esbuild';
import { load } from '../peers/load';
import { get, signed } from '../peers/requests';
import type { Order } from './server';

const CLIENTS = 16;
const BURST_MS = 400;
/** Bundled as the product is: running its TypeScript costs more. */
const BUNDLE = path.resolve(__dirname, '../../dist/bench/reads.js');

async function bundle(): Promise<void> {
  await build({
    entryPoints: [path.resolve(__dirname, 'server.ts')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
  });
}

/** The server as a process of its own, whose processor time is measured. */
export class MeasuredServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly origin: string,
    private readonly token: string,
  ) {}

  /** @param dataDir the folder of a filled store @param token of a session in it */
  static async start(dataDir: string, token: string): Promise<MeasuredServer> {
    await bundle();
    const child = fork(BUNDLE, {
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' },
    });
    const [origin] = (await once(child, 'message')) as [string];
    return new MeasuredServer(child, origin, token);
  }

  private async order(order: Order): Promise<number> {
    this.child.send(order);
    const [answer] = (await once(this.child, 'message')) as [number];
    return answer;
  }

  /** Repeats the response of an address at the one below /constant. @returns the bytes of its body */
  repeat(url: string): Promise<number> {
    return this.order({ repeat: url, authorization: `Bearer ${this.token}` });
  }

  /** Sends requests in turn, over 16 connections. @returns how many the server answers per CPU second */
  async measure(urls: readonly string[]): Promise<number> {
    const requests = urls.map((url) => signed(get(url), this.token));
    const before = await this.order('processor');
    const { times } = await load(this.origin, requests, { clients: CLIENTS, ms: BURST_MS });
    return times.length / ((await this.order('processor')) - before);
  }

  async stop(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.disconnect();
    await exit;
  }
}
