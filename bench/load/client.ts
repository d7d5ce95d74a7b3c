import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/** What came of a request. */
export interface Answer {
  status: number;
  body: Buffer;
}

/** A body as it goes over the wire. */
export interface Payload {
  contentType: string;
  bytes: Buffer;
}

/** A request that is counted under its kind, and the status that it must have. */
export interface Sent {
  kind: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  expected: number;
  payload?: Payload;
  /** Lets the answer come compressed, as browsers do; nobody here can read it then. */
  accepts?: 'br';
}

/** Times in milliseconds and failures, by kind of request. */
export class Tally {
  readonly times = new Map<string, number[]>();
  readonly errors: string[] = [];

  note({ kind, method, path, expected }: Sent, ms: number, status: number | Error): void {
    const times = this.times.get(kind);
    if (times) times.push(ms);
    else this.times.set(kind, [ms]);
    if (status !== expected) this.errors.push(`${method} ${path}: ${String(status)}`);
  }

  /** Forgets what was noted so far. */
  restart(): void {
    this.times.clear();
    this.errors.length = 0;
  }
}

export function json(value: object): Payload {
  return { contentType: 'application/json', bytes: Buffer.from(JSON.stringify(value)) };
}

const BOUNDARY = 'part-of-a-form-of-the-bench';

/** A form; a field that is bytes is a photograph. */
export function form(
  fields: readonly (readonly [name: string, value: string | Buffer])[],
): Payload {
  const parts = fields.flatMap(([name, value]) => {
    const isFile = typeof value !== 'string';
    const file = isFile ? '; filename="photo.jpg"\r\nContent-Type: image/jpeg' : '';
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), isFile ? value : Buffer.from(value), Buffer.from('\r\n')];
  });
  const bytes = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { contentType: `multipart/form-data; boundary=${BOUNDARY}`, bytes };
}

function exchange(
  origin: string,
  agent: Agent,
  { method, path, payload }: Sent,
  headers: IncomingHttpHeaders,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end(payload?.bytes);
  });
}

/** A browser somewhere, with a connection and an address of its own. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  token = '';

  constructor(
    private readonly origin: string,
    private readonly tally: Tally,
    /** Told as a proxy tells it: the server throttles by address. */
    private readonly address: string,
  ) {}

  private headers({ payload, accepts }: Sent): IncomingHttpHeaders {
    return {
      'x-forwarded-for': this.address,
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(accepts && { 'accept-encoding': 'br' }),
      ...(payload && {
        'content-type': payload.contentType,
        'content-length': String(payload.bytes.length),
      }),
    };
  }

  /** Sends, waits, and notes how long that took. @returns null where it did not go as expected */
  async send(sent: Sent): Promise<Answer | null> {
    const begin = performance.now();
    try {
      const answer = await exchange(this.origin, this.agent, sent, this.headers(sent));
      this.tally.note(sent, performance.now() - begin, answer.status);
      return answer.status === sent.expected ? answer : null;
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      this.tally.note(sent, performance.now() - begin, reason);
      return null;
    }
  }

  /** Counts something as an error that has the right status and is wrong all the same. */
  complain(problem: string): void {
    this.tally.errors.push(problem);
  }

  /** Reads something that is not counted. @throws Error where the answer is a failure */
  async ask(path: string): Promise<unknown> {
    const sent: Sent = { kind: '', method: 'GET', path, expected: 200 };
    const { status, body } = await exchange(this.origin, this.agent, sent, this.headers(sent));
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    return JSON.parse(String(body));
  }

  close(): void {
    this.agent.destroy();
  }
}
