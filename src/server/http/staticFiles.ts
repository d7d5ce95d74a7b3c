import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { join, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../../contract/limits';
import { notFound } from './errors';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;
/**
 * Source maps are for developers. Compressed files are sent in place of the original. No file of
 * the front end has a backslash or a null character in its name.
 */
const UNSERVABLE = /\.(map|br|gz)$|[\\\0]/i;

const BUILD = /<meta name="build" content="([0-9a-f]+)"/;

const WATCHED_EVERY_MS = 2000;

function buildOf(page: string): string | null {
  try {
    return BUILD.exec(readFileSync(page, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Sends the id of the build with every response, so that an open page notices a new build. */
export function sendBuild(app: FastifyInstance, root: string): void {
  const page = join(root, 'index.html');
  let build = buildOf(page);
  const read = () => {
    build = buildOf(page);
  };
  watchFile(page, { persistent: false, interval: WATCHED_EVERY_MS }, read);
  app.addHook('onClose', (_app, done) => {
    unwatchFile(page, read);
    done();
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (build !== null) reply.header('X-Build', build);
  });
}

function cacheControl(sent: string): string {
  const path = sent.replace(/\.(br|gz)$/, '');
  if (path.endsWith('.html')) return 'no-cache';
  return HASHED.test(path) ? ONE_YEAR : ONE_HOUR;
}

/** The file for a path under the base path. The path of a screen gets `index.html`. */
function fileOf(request: FastifyRequest<{ Params: { '*'?: string } }>): string {
  const path = `/${request.params['*'] ?? ''}`;
  if (posix.normalize(path) !== path || UNSERVABLE.test(path)) throw notFound();
  return posix.extname(path) === '' ? '/index.html' : path;
}

/**
 * Serves the built front end under the base path, compressed if the build has a compressed file.
 * Redirects there from the paths that people type.
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
