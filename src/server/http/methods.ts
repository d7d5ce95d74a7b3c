import type { FastifyInstance, RouteOptions } from 'fastify';
import { methodNotAllowed } from './errors';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Records the methods of every route that is added from now on.
 *
 * @returns a function to call after the last route; it answers all other methods with 405, not 404
 */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Pick<RouteOptions, 'config'> & { methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const { methods } = known.get(url) ?? { methods: new Set() };
    for (const name of [method].flat()) methods.add(name);
    known.set(url, { methods, config });
  });
  return () => {
    for (const [url, { methods, config }] of [...known]) {
      const allowed = METHODS.filter((name) => methods.has(name));
      const refuse = () => Promise.reject(methodNotAllowed(allowed));
      const method = METHODS.filter((name) => !methods.has(name));
      // This is the first hook, before the body is parsed.
      app.route({
        method,
        url,
        config,
        exposeHeadRoute: false,
        onRequest: refuse,
        handler: refuse,
      });
    }
  };
}
