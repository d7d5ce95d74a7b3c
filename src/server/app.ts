import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import { COMPRESSION } from './http/compression';
import { handleErrors, toHttpError } from './http/errors';
import { addHeaders, SECURITY_HEADERS } from './http/headers';
import { parseJsonBodies } from './http/jsonBodies';
import { gateRequests } from './http/lifecycle';
import type { Lifecycle } from './http/lifecycle';
import type { Connections } from './http/limits/connections';
import { applyLimits, limitConnections, limitOptions } from './http/limits/limits';
import { logOptions, warnOfUntrustedProxy } from './http/logging';
import type { LogStream } from './http/logOutput';
import { watchMethods } from './http/methods';
import { serveMetrics } from './http/metrics';
import type { Services } from './http/services';
import { sendBuild, serveStaticFiles } from './http/staticFiles';
import { handleClientError, ignoreExpectations } from './http/clientErrors';
import { MULTIPART_OPTIONS } from './http/uploads';
import type { Metric } from './runtime/metric';
import { allRoutes } from './routes/allRoutes';
import { serveFeeds } from './routes/feeds';

interface AppOptions {
  config: Config;
  services: Services;
  lifecycle: Lifecycle;
  storeMetrics: () => Metric[];
  logStream?: LogStream;
}

/** The path and query of a request's target, which may be a whole URL (RFC 9112, 3.2.2). */
function toPath(target: string): string {
  const rest = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

function makeFastify({ config, logStream }: AppOptions, connections: Connections) {
  return fastify({
    ...limitOptions(config.limits, connections),
    ...logOptions(config.logLevel, logStream),
    trustProxy: config.trustProxy,
    // The host in the request line is the client's claim, so nothing may depend on it or show it.
    rewriteUrl: ({ url = '/' }) => toPath(url),
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
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

/** Builds the whole server except its socket, ready for `listen` or, in tests, for `inject`. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { config, services, lifecycle, storeMetrics } = options;
  const token = config.metricsToken;
  const connections = limitConnections(config.limits);
  const app = makeFastify(options, connections);
  const refuseOtherMethods = watchMethods(app);
  ignoreExpectations(app.server);
  addHeaders(app);
  sendBuild(app, config.staticDir);
  if (config.trustProxy === false) warnOfUntrustedProxy(app);
  gateRequests(app, lifecycle);
  app.addHook('onClose', () => services.images.close());
  const limitMetrics = applyLimits(app, config.limits, connections);
  handleErrors(app);
  app.removeAllContentTypeParsers();
  parseJsonBodies(app);
  void app.register(multipart, MULTIPART_OPTIONS);
  void app.register(compress, COMPRESSION);
  // Routes are added after the compression plugin is loaded, because it hooks into each new route.
  app.after(() => {
    for (const add of allRoutes) add(app, services);
    const otherMetrics = () => [...services.images.metrics(), ...limitMetrics(), ...storeMetrics()];
    if (services.feeds) serveFeeds(app, services, services.feeds);
    if (token !== null) serveMetrics(app, { token, lifecycle, otherMetrics });
    serveStaticFiles(app, config.staticDir);
    refuseOtherMethods();
  });
  return app;
}
