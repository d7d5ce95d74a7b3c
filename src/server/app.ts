import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { FastifyCompressOptions } from '@fastify/compress';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { answerErrors, toHttpError } from './http/errors';
import { addHeaders, SECURITY_HEADERS } from './http/headers';
import { readJsonBodies } from './http/jsonBodies';
import { gateRequests } from './http/lifecycle';
import type { Lifecycle } from './http/lifecycle';
import { applyLimits, limitOptions } from './http/limits/limits';
import { logOptions } from './http/logging';
import type { LogStream } from './http/logging';
import { watchMethods } from './http/methods';
import { serveMetrics } from './http/metrics/metrics';
import type { Services } from './http/services';
import { serveStaticFiles } from './http/staticFiles';
import { answerUnreadable, ignoreExpectations } from './http/clientErrors';
import { MULTIPART_OPTIONS } from './http/uploads';
import type { Reading } from './http/metrics/exposition';
import { allRoutes } from './routes/allRoutes';

interface AppOptions {
  config: Config;
  services: Services;
  lifecycle: Lifecycle;
  /** What the store tells of itself, for the metrics. */
  storeReadings: () => Reading[];
  logStream?: LogStream;
}

/** Answers of the API; files lie compressed beside themselves, and images are so by nature. */
const COMPRESSION: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^application\/json/,
  // One packet is one packet.
  threshold: 1024,
  globalDecompression: false,
  // Level 4 is twice as fast as gzip and smaller.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

function makeFastify({ config, logStream }: AppOptions): FastifyInstance {
  return fastify({
    ...limitOptions(config.limits),
    ...logOptions(config.logLevel, logStream),
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    // For failures before a route is found, an address that cannot be decoded for one.
    frameworkErrors: (error, request, reply) => {
      const { status, message } = toHttpError(error);
      const body = JSON.stringify({ message });
      reply.raw.writeHead(status, {
        ...SECURITY_HEADERS,
        'X-Request-Id': request.id,
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
      });
      reply.raw.end(body);
    },
  });
}

/** JSON and multipart only. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  readJsonBodies(app);
  void app.register(multipart, MULTIPART_OPTIONS);
}

/** The whole server but its socket: ready for `listen`, or for `inject` in tests. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { config, services, lifecycle, storeReadings } = options;
  const token = config.metricsToken;
  const app = makeFastify(options);
  const refuseOtherMethods = watchMethods(app);
  ignoreExpectations(app.server);
  addHeaders(app);
  gateRequests(app, lifecycle);
  const limitReadings = applyLimits(app, config.limits);
  answerErrors(app);
  readBodies(app);
  void app.register(compress, COMPRESSION);
  // The plugin watches routes being added, and is there only now.
  app.after(() => {
    for (const add of allRoutes(services)) add(app, services);
    const readings = () => [...limitReadings(), ...storeReadings()];
    if (token !== null) serveMetrics(app, { token, lifecycle, readings });
    serveStaticFiles(app, config.staticDir);
    refuseOtherMethods();
  });
  return app;
}
