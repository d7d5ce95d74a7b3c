import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../config';
import type { Reading } from '../metrics/exposition';
import { limitBodies, MAX_BODY_BYTES } from './bodies';
import { affordableConnections, Connections } from './connections';
import { limitLargeAnswers } from './largeResponses';

/** How often it is looked for headers and bodies that take too long, for each time they have. */
const LOOKS = 4;
const MAX_HEADER_BYTES = 16_384;

/** Fastify's and Node's options for what clients may take. */
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
      connectionsCheckingInterval: headersTimeout / LOOKS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
  };
}

/**
 * Bounds what clients may take together, and tells the log of all limits that are in force.
 *
 * @returns what is taken at this moment, for the metrics
 */
export function applyLimits(app: FastifyInstance, asked: Limits): () => Reading[] {
  const limits = { ...asked, maxConnections: affordableConnections(asked.maxConnections) };
  if (limits.maxConnections < asked.maxConnections) {
    app.log.warn('MAX_CONNECTIONS is more than the limit of open files allows, see "ulimit -n".');
  }
  app.log.info({ limits }, 'limits');
  const connections = new Connections(app.server, limits.maxConnections);
  const [uploads, downloads] = [limitBodies(app, limits), limitLargeAnswers(app, limits)];
  return () => [
    ...connections.readings(),
    ...uploads.readings('uploads'),
    ...downloads.readings('downloads'),
  ];
}
