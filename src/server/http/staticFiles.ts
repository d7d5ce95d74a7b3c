import { posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../../contract/limits';
import { notFound } from './errors';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

/** A file whose name holds the hash of its content: `main.3f2a1b9c.js`, `padauk-3f2a1b9c.woff2`. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;
/**
 * Source maps are for us; compressed files are sent in place of the file that they stand for; and
 * no file of ours has a backslash or a null in its name.
 */
const UNSERVABLE = /\.(map|br|gz)$|[\\\0]/i;

function cacheControl(path: string): string {
  if (path.endsWith('.html')) return 'no-cache';
  return HASHED.test(path.replace(/\.(br|gz)$/, '')) ? ONE_YEAR : ONE_HOUR;
}

/** The file that a path under the base stands for: a screen's path gets the app's page. */
function fileOf(request: FastifyRequest<{ Params: { '*'?: string } }>): string {
  const path = `/${request.params['*'] ?? ''}`;
  if (posix.normalize(path) !== path || UNSERVABLE.test(path)) throw notFound();
  return posix.extname(path) === '' ? '/index.html' : path;
}

/**
 * Serves the built front end under the base path, compressed where a compressed sibling lies
 * beside a file, and leads there from the paths that people type (readings 16 and 18).
 */
export function serveStaticFiles(app: FastifyInstance, root: string): void {
  void app.register(fastifyStatic, {
    root,
    serve: false,
    suppressWarning: true,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('Cache-Control', cacheControl(path)),
  });
  const redirects = { '/': '/', '/login': '/login', [BASE_PATH]: '/' };
  for (const [from, to] of Object.entries(redirects)) {
    app.get(from, (_request, reply) => reply.redirect(`${BASE_PATH}${to}`));
  }
  app.get<{ Params: { '*'?: string } }>(`${BASE_PATH}/*`, (request, reply) =>
    reply.sendFile(fileOf(request)),
  );
}
