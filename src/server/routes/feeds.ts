import type { FastifyInstance, FastifyReply } from 'fastify';
import { FEED_ADDRESSES } from '../../contract/feeds';
import { TEXT } from '../../contract/shapes';
import type { JsonSchema } from '../../contract/shapes';
import type { FeedSettings } from '../config/feedSettings';
import { addressesOf, ALERTS_PATH, CAP_TYPE, feedsOf } from '../feeds/feeds';
import { cachedDocument, toDocument } from '../feeds/documentCache';
import type { Document } from '../feeds/documentCache';
import { compressorBytes } from '../http/compression';
import { isCurrent } from '../http/conditional';
import { found } from '../http/errors';
import { IMMUTABLE, INERT_CONTENT } from '../http/headers';
import { LARGE_BYTES, streamResponse } from '../http/limits/largeResponses';
import { RequestRate } from '../http/limits/requestRate';
import { addPreflight, OPEN } from '../http/openToAll';
import type { Operation } from '../http/openapi/operation';
import { dataRoute } from '../http/route';
import type { Services } from '../http/services';
import { findAlertDocument } from '../store/alerts';

const REQUESTS_PER_MINUTE = 120;

export const feedAddressesRoute = dataRoute(
  '/api/feeds',
  'Read the addresses of the feeds',
  FEED_ADDRESSES,
  ({ feeds }) => Promise.resolve(addressesOf(found(feeds))),
);

function send(reply: FastifyReply, { bytes, etag }: Document, cacheControl: string) {
  const { request } = reply;
  reply.headers({
    ETag: etag,
    'Cache-Control': cacheControl,
    'Content-Security-Policy': INERT_CONTENT,
  });
  if (isCurrent(request, etag)) return reply.code(304).send();
  if (bytes.length <= LARGE_BYTES) return reply.send(bytes);
  return reply.send(streamResponse(reply, bytes.length + compressorBytes(request), [bytes]));
}

const withCharset = (type: string) => `${type}; charset=utf-8`;

const FILE = /^(.+)\.xml$/;

/**
 * Serves the public feeds to anybody. They read no session, send no cookie, and contain nothing but
 * posts, the announcement in force and its alerts.
 */
export function serveFeeds(app: FastifyInstance, services: Services, feeds: FeedSettings): void {
  const { db, now } = services;
  const rate = new RequestRate(REQUESTS_PER_MINUTE);
  for (const feed of feedsOf(feeds)) {
    const current = cachedDocument(feed, services);
    addPreflight(app, feed.path);
    app.get(feed.path, OPEN, async (request, reply) => {
      rate.count(request.ip, now());
      const document = found(await current());
      return send(reply.type(withCharset(feed.type)), document, 'public, max-age=60');
    });
  }
  if (!feeds.cap) return;
  // A parameter could not be as long as an identifier.
  const path = `${ALERTS_PATH}*`;
  addPreflight(app, path);
  app.get<{ Params: { '*': string } }>(path, OPEN, async (request, reply) => {
    rate.count(request.ip, now());
    const [, identifier = ''] = FILE.exec(request.params['*']) ?? [];
    const document = found(await findAlertDocument(db, identifier));
    return send(reply.type(withCharset(CAP_TYPE)), toDocument(document), IMMUTABLE);
  });
}

const JSON_OBJECT = { type: 'object' };

/** A public feed, which is missing if the settings do not enable it. */
const feed = (path: string, summary: string, contentType: string, response: JsonSchema) =>
  ({
    methods: ['GET'],
    path,
    summary,
    access: 'anybody',
    request: {},
    statuses: [200],
    contentType,
    response,
    failures: [404, 429],
  }) satisfies Operation;

/** The public feeds for the OpenAPI document, which is the same whatever the settings are. */
export const feedOperations: readonly Operation[] = [
  feed(
    '/feeds/announcement.json',
    'Read the announcement in force',
    'application/json',
    JSON_OBJECT,
  ),
  feed(
    '/feeds/posts.json',
    'Read the newest posts as JSON Feed',
    'application/feed+json',
    JSON_OBJECT,
  ),
  feed('/feeds/posts.atom', 'Read the newest posts as Atom', 'application/atom+xml', TEXT.schema),
  feed('/feeds/cap.xml', 'Read the newest alert in CAP 1.2', 'application/cap+xml', TEXT.schema),
  feed('/feeds/cap.atom', 'Read the index of alerts as Atom', 'application/atom+xml', TEXT.schema),
  feed(
    '/feeds/cap/:identifier.xml',
    'Read an alert in CAP 1.2 as it was sent',
    'application/cap+xml',
    TEXT.schema,
  ),
];
