import fc from 'fast-check';
import { expectProper, fuzzParameters, HUNG_MS } from '../../helpers/server/fuzz/judge';
import { hostileRequest } from '../../helpers/server/fuzz/requests';
import type { HostileRequest } from '../../helpers/server/fuzz/requests';
import { addUser, signInAsAdmin, startedFor } from '../../helpers/server/testServer';
import { addRole, adminOf } from '../../helpers/server/content';
import { ENDPOINTS } from '../../helpers/server/endpoints';
import type { Endpoint, Targets } from '../../helpers/server/endpoints';
import { buildImage, createSlider, multipart } from '../../helpers/server/images';
import { openDesk, postBody } from '../../helpers/server/posts';

/*
 * Hostile requests to every route, by an administrator, so that they get as far as possible.
 * `FUZZ_RUNS=2000 npx jest fuzz` runs longer, `FUZZ_SEED` repeats a failed run.
 */
const RUNS = 15;

const server = startedFor('all');
let targets: Targets;

beforeAll(async () => {
  await createSlider(server, await signInAsAdmin(server), await buildImage());
  await (await adminOf(server)).post('/api/announcements', { text: 'Rain', type: 'warning' });
  await (await openDesk(server)).create();
  targets = {
    slider: await multipart(['images[]', { file: await buildImage({ width: 8, height: 8 }) }]),
    post: await postBody(),
    roleId: await addRole(server, 'target'),
    userId: await addUser(server, []),
  };
});

let sent = 0;

/** Each request has its own address, or throttling would stop nearly all of them. */
function send({ method }: Endpoint, request: HostileRequest, authorization: string) {
  sent += 1;
  const remoteAddress = `198.18.${sent >> 8}.${sent & 255}`;
  const headers = { authorization, ...request.headers };
  return server.app.inject({ ...request, method, headers, remoteAddress });
}

it.each(ENDPOINTS)('responds properly to anything sent to $method $path', async (endpoint) => {
  const requests = await hostileRequest(endpoint, targets);
  const isLeaving = /logout|password/.test(endpoint.path);
  const once = await signInAsAdmin(server);
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { authorization } = isLeaving ? await signInAsAdmin(server) : once;
      expectProper(await send(endpoint, request, authorization));
    }),
    { ...fuzzParameters(RUNS), timeout: HUNG_MS },
  );
});

it('works and is unchanged afterwards', async () => {
  const { get } = await adminOf(server);
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/api/posts/1')).statusCode).toBe(200);
  expect(Object.keys(Object.prototype)).toEqual([]);
  const errors = server.logLines.filter((line) => /"level":(50|60)/.test(line));
  expect(errors).toEqual([]);
});
