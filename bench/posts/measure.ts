import { ADMIN } from '../../__tests__/helpers/server/product';
import type { Product } from '../../__tests__/helpers/server/product';
import { signInOver } from '../../__tests__/helpers/server/signInOver';
import { quantile } from '../figures';
import { readMetrics } from '../server';

const REPEATS = 21;

/** Milliseconds of a request: of the first one, and of its repetitions. */
export interface Timing {
  /** Total of a page; null for other responses. */
  total: number | null;
  first: number;
  median: number;
  p95: number;
  slowest: number;
  /** Of the server's processor, for each repetition. A busy machine makes it no longer. */
  processor: number;
}

/** The same content at an address that was not asked before, so that no response is one that was kept. */
function neverAsked(path: string, number: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}n=${number}`;
}

function totalOf(response: unknown): number | null {
  const { total, meta } = response as { total?: number; meta?: { total: number } };
  return total ?? meta?.total ?? null;
}

/** Sends requests as the administrator. */
export class Client {
  /** How many requests were measured. */
  private measured = 0;

  private constructor(
    private readonly origin: string,
    private readonly headers: { authorization: string },
  ) {}

  static async signIn(product: Product): Promise<Client> {
    return new Client(product.origin, await signInOver(product.origin, ADMIN));
  }

  /** @throws Error after a failure, whose time would mean nothing */
  private async ask(path: string): Promise<unknown> {
    const response = await fetch(this.origin + path, { headers: this.headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  }

  /** The server's processor time in milliseconds. */
  private async processorTime(): Promise<number> {
    return (await readMetrics(this.origin))('process_cpu_seconds_total') * 1000;
  }

  async measure(path: string): Promise<Timing> {
    const times: number[] = [];
    let response: unknown;
    let before = 0;
    for (let asked = 0; asked <= REPEATS; asked += 1) {
      if (asked === 1) before = await this.processorTime();
      const begin = performance.now();
      this.measured += 1;
      response = await this.ask(neverAsked(path, this.measured));
      times.push(performance.now() - begin);
    }
    const processor = ((await this.processorTime()) - before) / REPEATS;
    const [first = 0, ...repeated] = times;
    const sorted = repeated.sort((a, b) => a - b);
    return {
      total: totalOf(response),
      first,
      median: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      slowest: quantile(sorted, 1),
      processor,
    };
  }
}
