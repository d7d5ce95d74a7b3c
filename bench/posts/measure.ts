import { ADMIN } from '../../__tests__/helpers/server/product';
import type { Product } from '../../__tests__/helpers/server/product';
import { signInOver } from '../../__tests__/helpers/server/signInOver';
import { quantile } from '../figures';

const REPEATS = 21;

/** Milliseconds of a request: of the first one, and of its repetitions. */
export interface Timing {
  /** Total of a page; null for other responses. */
  total: number | null;
  first: number;
  median: number;
  p95: number;
  slowest: number;
}

function totalOf(response: unknown): number | null {
  const { total, meta } = response as { total?: number; meta?: { total: number } };
  return total ?? meta?.total ?? null;
}

/** Sends requests as the administrator. */
export class Client {
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

  async measure(path: string): Promise<Timing> {
    const times: number[] = [];
    let response: unknown;
    for (let asked = 0; asked <= REPEATS; asked += 1) {
      const begin = performance.now();
      response = await this.ask(path);
      times.push(performance.now() - begin);
    }
    const [first = 0, ...repeated] = times;
    const sorted = repeated.sort((a, b) => a - b);
    return {
      total: totalOf(response),
      first,
      median: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      slowest: quantile(sorted, 1),
    };
  }
}
