import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { storeVersionOf } from './auth';
import { LARGE_BYTES } from './limits/largeResponses';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `RouteSpec`. */
    shared?: boolean;
  }
}

/** The memory of all kept responses: hundreds of pages of posts. */
const MAX_BYTES = 16_000_000;

/** Headers that belong to the body. All others are those of the request at hand. */
const KEPT_HEADERS = ['content-type', 'content-encoding', 'vary', 'etag'];

interface Response {
  /** Of the store that it shows. */
  version: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Responses by their keys, up to a number of bytes; the least recently used are dropped first. */
export class Responses {
  private readonly responses = new Map<string, Response>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  /** @param version of the store now: a response that shows another one is dropped */
  find(key: string, version: string): Response | null {
    const response = this.responses.get(key);
    if (!response) return null;
    this.drop(key, response);
    if (response.version !== version) return null;
    this.add(key, response);
    return response;
  }

  /** Call it for a key that is not there. */
  add(key: string, response: Response): void {
    this.responses.set(key, response);
    this.bytes += key.length + response.body.length;
    for (const [oldest, other] of this.responses) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest, other);
    }
  }

  private drop(key: string, { body }: Response): void {
    this.responses.delete(key);
    this.bytes -= key.length + body.length;
  }
}

/** All of a request on which a shared response depends, besides the store. */
function keyOf({ url, headers }: FastifyRequest): string {
  return JSON.stringify([url, headers['accept-encoding'], headers['x-no-compression']]);
}

function keptHeaders(reply: FastifyReply): Record<string, string> {
  const names = KEPT_HEADERS.filter((name) => reply.hasHeader(name));
  return Object.fromEntries(names.map((name) => [name, String(reply.getHeader(name))]));
}

/** Makes a route send what it has sent before, unless the store was written since. */
function keep(route: RouteOptions, responses: Responses): void {
  const sent = new WeakSet<FastifyRequest>();
  const hooks = [route.onSend ?? []].flat();
  // After the route's own, which admits the caller.
  route.onRequest = [
    ...[route.onRequest ?? []].flat(),
    (request, reply, done) => {
      const version = storeVersionOf(request);
      const response = version === null ? null : responses.find(keyOf(request), version);
      if (!response) return done();
      sent.add(request);
      reply.headers(response.headers).send(response.body);
    },
  ];
  route.onSend = [
    ...hooks,
    async (request, reply, payload: unknown) => {
      const version = storeVersionOf(request);
      const isBody = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (version === null || !isBody || sent.has(request) || reply.statusCode !== 200)
        return payload;
      const body = Buffer.from(payload);
      if (body.length > LARGE_BYTES) return payload;
      const key = keyOf(request);
      if (!responses.find(key, version))
        responses.add(key, { version, headers: keptHeaders(reply), body });
      return payload;
    },
  ];
}

/**
 * Keeps the responses of shared routes as they were sent, compressed or not, for as long as the store
 * does not change. Call it once the compression is registered, and before the routes are.
 */
export function keepResponses(app: FastifyInstance): void {
  const responses = new Responses(MAX_BYTES);
  app.addHook('onRoute', (route) => {
    if (route.config?.shared && String(route.method) === 'GET') keep(route, responses);
  });
}
