import { Agent, get } from 'node:http';
import { buildPhotograph, multipart } from '../../__tests__/helpers/server/images';
import { signInOver } from '../../__tests__/helpers/server/signInOver';
import { ADMIN } from '../../__tests__/helpers/server/product';
import type { Product } from '../../__tests__/helpers/server/product';
import { quantile } from '../figures';

const ROUNDS = 300;

/** Response times in milliseconds. */
export interface Pace {
  median: number;
  p99: number;
}

const CATEGORY = { icon: '/build/icons/category-one.svg', level: 1, parent_id: null };

type Ask = (officer: Officer, round: number) => Promise<unknown>;

const REQUESTS: Record<string, Ask> = {
  'a list of posts': (officer) => officer.ask('/api/posts?page=1'),
  'a search': (officer) => officer.ask('/api/posts/filter?page=1&per_page=5&query=water'),
  'the page itself': (officer) => officer.ask('/build/'),
  'a new category': (officer, round) =>
    officer.ask('/api/categories', { ...CATEGORY, name: `Storm ${round}` }),
  'a new connection': (officer) => officer.connectAnew('/healthz'),
};

/** A user who works beside the crowd. */
export class Officer {
  private constructor(
    private readonly origin: string,
    readonly authorization: string,
  ) {}

  static async signIn(product: Product): Promise<Officer> {
    const { authorization } = await signInOver(product.origin, ADMIN);
    return new Officer(product.origin, authorization);
  }

  /** @throws Error after a failure */
  async ask(path: string, body?: object): Promise<void> {
    const { authorization } = this;
    const json = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(this.origin + path, {
      ...(body && json),
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  }

  connectAnew(path: string): Promise<void> {
    const agent = new Agent();
    return new Promise((resolve, reject) => {
      get(this.origin + path, { agent }, (response) => {
        response.resume().on('end', () => {
          agent.destroy();
          resolve();
        });
      }).on('error', reject);
    });
  }

  /** Uploads a photograph, retrying after a 503. @returns its URL and the number of refusals */
  async upload(photograph: Buffer): Promise<{ url: string; refusals: number }> {
    const body = await multipart(['images[]', { file: photograph }]);
    const headers = { ...body.headers, authorization: this.authorization };
    for (let refusals = 0; ; refusals += 1) {
      const response = await fetch(`${this.origin}/api/sliders`, {
        ...{ method: 'POST', headers },
        body: new Uint8Array(body.payload),
      });
      const { data } = (await response.json()) as { data?: { images: { url: string }[] } };
      if (data) return { url: data.images[0]?.url ?? '', refusals };
      if (response.status !== 503) throw new Error(`An upload answered ${response.status}.`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }

  /** Measures `ROUNDS` rounds of all requests. */
  async work(): Promise<Record<string, Pace>> {
    const times: Record<string, number[]> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, ask] of Object.entries(REQUESTS)) {
        const begin = performance.now();
        await ask(this, round);
        (times[name] ??= []).push(performance.now() - begin);
      }
    }
    return Object.fromEntries(
      Object.entries(times).map(([name, all]) => {
        const sorted = all.sort((a, b) => a - b);
        return [name, { median: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }];
      }),
    );
  }
}

/** Several megabytes, more than the buffers of a connection. */
export const buildPhonePhoto = () => buildPhotograph(5000, 3600);
