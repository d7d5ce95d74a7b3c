import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../config';
import type { Metric } from '../../metric';
import { limitBodies, MAX_BODY_BYTES } from './bodies';
import { affordableConnections, Connections, lingerOnClose } from './connections';
import { limitLargeResponses } from './largeResponses';

const CHECKS_PER_TIMEOUT = 4;
const MAX_HEADER_BYTES = 16_384;

export function limitOptions(limits: Limits) {
  const { headersTimeout, requestTimeout, keepAliveTimeout, stallTimeout } = limits;
  return {
    connectionTimeout: stallTimeout,
    requestTimeout,
    keepAliveTimeout,
    bodyLimit: MAX_BODY_BYTES.anybody,
    http: {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: headersTimeout / CHECKS_PER_TIMEOUT,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
  };
}

export function applyLimits(app: FastifyInstance, configured: Limits): () => Metric[] {
  const maxConnections = affordableConnections(configured.maxConnections);
  const limits = { ...configured, maxConnections };
  if (maxConnections < configured.maxConnections) {
    app.log.warn('MAX_CONNECTIONS is more than the limit of open files allows, see "ulimit -n".');
  }
  app.log.info({ limits }, 'limits');
  lingerOnClose(app);
  const connections = new Connections(app.server, maxConnections);
  const [uploads, downloads] = [limitBodies(app, limits), limitLargeResponses(app, limits)];
  return () => [
    ...connections.metrics(),
    ...uploads.metrics('uploads'),
    ...downloads.metrics('downloads'),
  ];
}
