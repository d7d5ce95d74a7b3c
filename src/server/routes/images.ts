import type { FastifyInstance } from 'fastify';
import { THUMBNAIL_WIDTHS } from '../../contract/limits';
import { oneOf } from '../../contract/shapes';
import { isCurrent } from '../http/conditional';
import { found } from '../http/errors';
import { IMMUTABLE, INERT_CONTENT } from '../http/headers';
import { bytesResponse } from '../http/limits/largeResponses';
import { addPreflight, OPEN } from '../http/openToAll';
import type { Operation } from '../http/openapi/operation';
import type { Route } from '../http/route';
import type { Services } from '../http/services';
import { findImage, readImage } from '../store/images';

interface ImageRequest {
  Params: { key: string };
  Querystring: { w?: string | string[] };
}

const PATH = '/api/images/:key';

const KEY = /^[\w-]+$/;

function requestedWidth({ w }: ImageRequest['Querystring']): number | null {
  return w === undefined ? null : found(THUMBNAIL_WIDTHS.find((served) => String(served) === w));
}

/** The content of a key never changes, so the key itself can be the ETag. */
function etagOf(key: string, width: number | null): string {
  return `"${key}${width === null ? '' : `-${width}`}"`;
}

/**
 * `GET /api/images/{key}`, with `?w=` for a thumbnail. It is public, because an img element cannot
 * send a token; instead, the key cannot be guessed.
 */
function addImageRoute(app: FastifyInstance, { db, feeds }: Services): void {
  // Readers of the feeds show the images on their own pages.
  if (feeds) addPreflight(app, PATH);
  app.get<ImageRequest>(PATH, feeds ? OPEN : {}, async (request, reply) => {
    const { key } = request.params;
    const width = requestedWidth(request.query);
    const { id } = found(KEY.test(key) ? await findImage(db, key) : null);
    const etag = etagOf(key, width);
    const headers = {
      ETag: etag,
      'Cache-Control': IMMUTABLE,
      'Content-Security-Policy': INERT_CONTENT,
    };
    if (isCurrent(request, etag)) return reply.headers(headers).code(304).send();
    const file = found(await readImage(db, id, width));
    const answer = bytesResponse(reply, file.bytes);
    return reply.headers(headers).type(file.content_type).send(answer);
  });
}

const operation: Operation = {
  methods: ['GET'],
  path: PATH,
  summary: 'Read an image',
  access: 'anybody',
  request: { query: { properties: { w: oneOf(THUMBNAIL_WIDTHS).schema } } },
  statuses: [200],
  response: { type: 'string', contentMediaType: 'application/octet-stream' },
  contentType: 'image/*',
};

export const imageRoute: Route = Object.assign(addImageRoute, { operation });
