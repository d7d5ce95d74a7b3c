import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CAP_STATUSES } from '../../contract/feeds';
import type { FeedAddresses } from '../../contract/feeds';
import type { FeedSettings } from '../feedSettings';
import { addressesOf, feedsOf } from '../feeds/feeds';
import type { Feed } from '../feeds/feeds';
import { compressorBytes } from '../http/compression';
import { isCurrent } from '../http/conditional';
import { found } from '../http/errors';
import { INERT_CONTENT } from '../http/headers';
import { LARGE_BYTES, streamResponse } from '../http/limits/largeResponses';
import { RequestRate } from '../http/limits/requestRate';
import { oneOf, orNull, shape, TEXT } from '../http/openapi/jsonSchema';
import { dataRoute } from '../http/route';
import type { Services } from '../http/services';

/**
 * A document is sent for this long before it is rebuilt, so that many readers cost as much as one.
 */
const KEPT_MS = 10_000;
const REQUESTS_PER_MINUTE = 120;

interface Document {
  bytes: Buffer;
  etag: string;
}

const ADDRESSES = shape<FeedAddresses>({
  ...{ announcement: TEXT, posts_json: TEXT, posts_atom: TEXT },
  ...{ cap: orNull(TEXT), cap_status: oneOf(CAP_STATUSES) },
});

export const feedAddressesRoute = dataRoute(
  '/api/feeds',
  'Read the addresses of the feeds',
  ADDRESSES,
  ({ feeds }) => Promise.resolve(addressesOf(found(feeds))),
);

function keeper({ build }: Feed, { db, now }: Services): () => Promise<Document | null> {
  const make = async () => {
    const text = await build(db);
    if (text === null) return null;
    const hash = createHash('sha256').update(text).digest('base64url');
    // A weak tag, because the same document is also sent compressed.
    return { bytes: Buffer.from(text), etag: `W/"${hash.slice(0, 22)}"` };
  };
  let kept: Promise<Document | null> | null = null;
  let madeAt = 0;
  return async () => {
    const age = now().getTime() - madeAt;
    if (!kept || age < 0 || age >= KEPT_MS) {
      madeAt = now().getTime();
      kept = make();
    }
    try {
      return await kept;
    } catch (error) {
      kept = null;
      throw error;
    }
  };
}

function send(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: Document) {
  reply.headers({ ETag: etag, 'Cache-Control': 'public, max-age=60' });
  if (isCurrent(request, etag)) return reply.code(304).send();
  if (bytes.length <= LARGE_BYTES) return reply.send(bytes);
  return reply.send(streamResponse(reply, bytes.length + compressorBytes(request), [bytes]));
}

const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': INERT_CONTENT,
};

/**
 * Serves the public feeds to anybody. They read no session, send no cookie, and contain nothing but
 * posts and the announcement in force.
 */
export function serveFeeds(app: FastifyInstance, services: Services, feeds: FeedSettings): void {
  const rate = new RequestRate(REQUESTS_PER_MINUTE);
  for (const feed of feedsOf(feeds)) {
    const current = keeper(feed, services);
    app.get(feed.path, async (request, reply) => {
      reply.headers(OPEN_TO_ALL);
      rate.count(request.ip, services.now());
      const document = found(await current());
      return send(request, reply.type(`${feed.type}; charset=utf-8`), document);
    });
  }
}
