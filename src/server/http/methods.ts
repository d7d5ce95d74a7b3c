import type { FastifyInstance } from 'fastify';
import { methodNotAllowed } from './errors';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Notes the methods of every route that is added from now on.
 *
 * @returns a function that makes their addresses answer 405 to all other methods, where they
 *   would answer 404; to be called once the last route is there
 */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    known.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const allowed = METHODS.filter((name) => methods.has(name));
      const refuse = () => Promise.reject(methodNotAllowed(allowed));
      const method = METHODS.filter((name) => !methods.has(name));
      // In the first hook, so that a body is not judged before its method.
      app.route({ method, url, exposeHeadRoute: false, onRequest: refuse, handler: refuse });
    }
  };
}
