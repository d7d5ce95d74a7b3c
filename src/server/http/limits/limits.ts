import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../config/config';
import type { Metric } from '../../runtime/metric';
import { limitBodies, MAX_BODY_BYTES } from './bodies';
import { affordableConnections, Connections, lingerOnClose } from './connections';
import { limitLargeResponses } from './largeResponses';

const CHECKS_PER_TIMEOUT = 4;
const MAX_HEADER_BYTES = 16_384;

export function limitConnections({ maxConnections }: Limits): Connections {
  return new Connections(affordableConnections(maxConnections));
}

export function limitOptions(limits: Limits, connections: Connections) {
  const { headersTimeout, requestTimeout, keepAliveTimeout, stallTimeout } = limits;
  return {
    bodyLimit: MAX_BODY_BYTES.anybody,
    serverFactory(run: RequestListener) {
      const server = createServer({
        headersTimeout,
        requestTimeout,
        keepAliveTimeout,
        connectionsCheckingInterval: headersTimeout / CHECKS_PER_TIMEOUT,
        maxHeaderSize: MAX_HEADER_BYTES,
      });
      server.setTimeout(stallTimeout);
      connections.watch(server, run);
      return server;
    },
  };
}

export function applyLimits(
  app: FastifyInstance,
  configured: Limits,
  connections: Connections,
): () => Metric[] {
  const limits = { ...configured, maxConnections: connections.max };
  if (limits.maxConnections < configured.maxConnections) {
    app.log.warn('MAX_CONNECTIONS is more than the limit of open files allows, see "ulimit -n".');
  }
  app.log.info({ limits }, 'limits');
  lingerOnClose(app);
  const [uploads, downloads] = [limitBodies(app, limits), limitLargeResponses(app, limits)];
  return () => [
    ...connections.metrics(),
    ...uploads.metrics('uploads'),
    ...downloads.metrics('downloads'),
  ];
}
