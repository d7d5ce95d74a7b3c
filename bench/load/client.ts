import { Agent } from 'node:http';
import { get, send, signed } from '../http';
import type { Request } from '../http';

/** Response times in milliseconds by kind of request, and all failures. */
export class Tally {
  readonly times = new Map<string, number[]>();
  readonly errors: string[] = [];

  note(kind: string, ms: number): void {
    const times = this.times.get(kind);
    if (times) times.push(ms);
    else this.times.set(kind, [ms]);
  }

  restart(): void {
    this.times.clear();
    this.errors.length = 0;
  }
}

/** A browser with its own connection and address. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  token = '';

  constructor(
    private readonly origin: string,
    readonly tally: Tally,
    /** Sent as a proxy would, because the server throttles by address. */
    private readonly address: string,
  ) {}

  private exchange(request: Request) {
    const headers = { ...request.headers, 'x-forwarded-for': this.address };
    const whole = this.token
      ? signed({ ...request, headers }, this.token)
      : { ...request, headers };
    return send(this.agent, this.origin, whole);
  }

  /** Sends a request and records its time. @returns the body, or null after an unexpected status */
  async send(kind: string, expected: number, request: Request): Promise<Buffer | null> {
    const begin = performance.now();
    const answer = await this.exchange(request).catch(String);
    this.tally.note(kind, performance.now() - begin);
    const status = typeof answer === 'string' ? answer : answer.status;
    if (typeof answer !== 'string' && status === expected) return answer.body;
    this.tally.errors.push(`${request.method} ${request.path}: ${status}`);
    return null;
  }

  /** Reads JSON without recording it. @throws Error after a failure */
  async ask(path: string): Promise<unknown> {
    const { status, body } = await this.exchange(get(path));
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    return JSON.parse(String(body));
  }

  close(): void {
    this.agent.destroy();
  }
}
