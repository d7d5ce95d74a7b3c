import { Agent, request as openRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface LoadResponse {
  status: number;
  body: Buffer;
}

export interface Payload {
  contentType: string;
  bytes: Buffer;
}

/** A request, counted under its kind, with its expected status. */
export interface LoadRequest {
  kind: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  expected: number;
  payload?: Payload;
  /** Accepts a compressed response, as browsers do; its body cannot be read here. */
  accepts?: 'br';
}

/** Response times in milliseconds by kind of request, and all failures. */
export class Tally {
  readonly times = new Map<string, number[]>();
  readonly errors: string[] = [];

  note({ kind, method, path, expected }: LoadRequest, ms: number, status: number | Error): void {
    const times = this.times.get(kind);
    if (times) times.push(ms);
    else this.times.set(kind, [ms]);
    if (status !== expected) this.errors.push(`${method} ${path}: ${String(status)}`);
  }

  restart(): void {
    this.times.clear();
    this.errors.length = 0;
  }
}

export function json(value: object): Payload {
  return { contentType: 'application/json', bytes: Buffer.from(JSON.stringify(value)) };
}

const BOUNDARY = 'part-of-a-form-of-the-bench';

/** A multipart form; buffers become JPEG files. */
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
  { method, path, payload }: LoadRequest,
  headers: IncomingHttpHeaders,
): Promise<LoadResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(origin + path, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(payload?.bytes);
  });
}

/** A browser with its own connection and address. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  token = '';

  constructor(
    private readonly origin: string,
    private readonly tally: Tally,
    /** Sent as a proxy would, because the server throttles by address. */
    private readonly address: string,
  ) {}

  private headers({ payload, accepts }: LoadRequest): IncomingHttpHeaders {
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

  /** Sends a request and records its time. @returns null after an unexpected status */
  async send(request: LoadRequest): Promise<LoadResponse | null> {
    const begin = performance.now();
    try {
      const response = await exchange(this.origin, this.agent, request, this.headers(request));
      this.tally.note(request, performance.now() - begin, response.status);
      return response.status === request.expected ? response : null;
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      this.tally.note(request, performance.now() - begin, reason);
      return null;
    }
  }

  /** Records an error in a response with the expected status. */
  fail(problem: string): void {
    this.tally.errors.push(problem);
  }

  /** Reads JSON without recording it. @throws Error after a failure */
  async ask(path: string): Promise<unknown> {
    const request: LoadRequest = { kind: '', method: 'GET', path, expected: 200 };
    const { status, body } = await exchange(
      this.origin,
      this.agent,
      request,
      this.headers(request),
    );
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    return JSON.parse(String(body));
  }

  close(): void {
    this.agent.destroy();
  }
}
