import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether scripts of every site may read the responses of the route, its errors included. */
    isOpenToAll?: boolean;
  }
}

/** The headers of every response of an open route. */
export const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const METHODS = 'GET, HEAD, OPTIONS';

/**
 * The response to the question of a browser whether a script may call. `*` stands for all headers
 * but `Authorization`; older browsers know only names.
 */
export const PREFLIGHT = {
  Allow: METHODS,
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': 'If-None-Match, *',
  'Access-Control-Max-Age': '86400',
};

/** The options of an open route. */
export const OPEN = { config: { isOpenToAll: true } };

/** Lets browsers ask about an open route. `addHeaders` answers them. */
export function addPreflight(app: FastifyInstance, path: string): void {
  app.options(path, OPEN, (_request, reply) => reply.send());
}
