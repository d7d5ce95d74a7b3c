import fastify from 'fastify';
import { allRoutes } from '../../../src/server/routes/allRoutes';
import type { TestServer } from './testServer';

/** Every registered route as `GET /api/…`, without those for HEAD. */
export async function routesOf({ services }: TestServer): Promise<string[]> {
  const app = fastify();
  const found: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    found.push(...[method].flat().map((name) => `${name} ${url}`));
  });
  for (const add of allRoutes(services)) add(app, services);
  await app.ready();
  return found.filter((name) => !name.startsWith('HEAD ')).sort();
}
