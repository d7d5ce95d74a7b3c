import fc from 'fast-check';
import { expectProper, fuzzParameters, hostileRequest } from '../../helpers/server/fuzz/hostile';
import { signInAsAdmin, startedFor } from '../../helpers/server/testServer';
import { adminOf } from '../../helpers/server/content';
import { ENDPOINTS } from '../../helpers/server/endpoints';
import type { Targets } from '../../helpers/server/endpoints';
import { prepareTargets } from '../../helpers/server/walk';

/*
 * Hostile requests to every route. An administrator sends them, so that they get as far as possible.
 * `FUZZ_RUNS=2000 npx jest fuzz` runs longer; `FUZZ_SEED` repeats a failed run.
 */
const RUNS = 15;

let targets: Targets;

const server = startedFor('all', {}, async (started) => {
  targets = await prepareTargets(started);
});

let sent = 0;

it.each(ENDPOINTS)('responds properly to anything sent to $method $path', async (endpoint) => {
  const isLeaving = /logout|password/.test(endpoint.path);
  const once = await signInAsAdmin(server);
  const property = fc.asyncProperty(hostileRequest(endpoint, targets), async (build) => {
    const { authorization } = isLeaving ? await signInAsAdmin(server) : once;
    const { url, headers, payload } = await build();
    sent += 1;
    // Each request has its own address, or throttling would refuse most of them.
    const remoteAddress = `198.18.${sent >> 8}.${sent & 255}`;
    const all = { method: endpoint.method, url, payload, remoteAddress };
    expectProper(await server.app.inject({ ...all, headers: { authorization, ...headers } }));
  });
  await fc.assert(property, fuzzParameters(RUNS));
});

it('works and is unchanged afterwards', async () => {
  const { get } = await adminOf(server);
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/api/posts/1')).statusCode).toBe(200);
  expect(Object.keys(Object.prototype)).toEqual([]);
  const errors = server.logLines.filter((line) => /"level":(50|60)/.test(line));
  expect(errors).toEqual([]);
});
