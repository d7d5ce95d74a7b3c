import { ADMIN } from '../../__tests__/helpers/server/product';
import type { Product } from '../../__tests__/helpers/server/product';
import { signInOver } from '../../__tests__/helpers/server/signInOver';
import { quantile } from '../figures';

const REPEATS = 21;

/** How long a request took in milliseconds: the first time, and when it was repeated. */
export interface Timing {
  /** How many posts the answer counts; null where it counts none. */
  total: number | null;
  first: number;
  median: number;
  p95: number;
  slowest: number;
}

function totalOf(answer: unknown): number | null {
  const { total, meta } = answer as { total?: number; meta?: { total: number } };
  return total ?? meta?.total ?? null;
}

/** Asks a running product, as its administrator. */
export class Client {
  private constructor(
    private readonly origin: string,
    private readonly headers: { authorization: string },
  ) {}

  static async signIn(product: Product): Promise<Client> {
    return new Client(product.origin, await signInOver(product.origin, ADMIN));
  }

  /** @throws Error where the answer is a failure: those are quick, and measure nothing */
  private async ask(path: string): Promise<unknown> {
    const answer = await fetch(this.origin + path, { headers: this.headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json();
  }

  async measure(path: string): Promise<Timing> {
    const times: number[] = [];
    let answer: unknown;
    for (let asked = 0; asked <= REPEATS; asked += 1) {
      const begin = performance.now();
      answer = await this.ask(path);
      times.push(performance.now() - begin);
    }
    const [first = 0, ...repeated] = times;
    const sorted = repeated.sort((a, b) => a - b);
    return {
      total: totalOf(answer),
      first,
      median: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      slowest: quantile(sorted, 1),
    };
  }
}
