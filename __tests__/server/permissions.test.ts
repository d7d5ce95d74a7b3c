import { PERMISSION_SLUGS, PRIVILEGED_ROLE_SLUGS } from '../../src/contract/permissions';
import { signIn, signInAsAdmin, startTestServer } from '../helpers/server';
import type { TestServer } from '../helpers/server';
import { buildImage, createSlider, multipart } from '../helpers/serverImages';

let server: TestServer;
let form: Awaited<ReturnType<typeof multipart>>;

beforeEach(async () => {
  server = await startTestServer();
  form = await multipart(['images[]', { file: await buildImage() }]);
  await createSlider(server, await signInAsAdmin(server), await buildImage());
});

afterEach(() => server.stop());

/** Every endpoint that needs a session, with the permission it needs beyond that. */
const ENDPOINTS = [
  ['GET', '/api/sliders', null, 200],
  ['GET', '/api/sliders/1', null, 200],
  ['POST', '/api/sliders', 'slider-create', 201],
  ['PUT', '/api/sliders/1', 'slider-edit', 200],
  ['POST', '/api/sliders/1', 'slider-edit', 200],
  ['DELETE', '/api/sliders/1', 'slider-delete', 204],
  ['POST', '/api/logout', null, 204],
] as const;

type Method = (typeof ENDPOINTS)[number][0];

async function call(method: Method, url: string, headers: Record<string, string> = {}) {
  const isForm = url.startsWith('/api/sliders') && (method === 'POST' || method === 'PUT');
  const all = isForm ? { ...form.headers, ...headers } : headers;
  const payload = isForm ? form.payload : undefined;
  return server.app.inject({ method, url, headers: all, payload });
}

describe.each(ENDPOINTS)('%s %s', (method, url, permission, success) => {
  it('answers 401 without a token', async () => {
    const answer = await call(method, url);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Unauthenticated.' });
  });

  it(`answers ${success} with ${permission ?? 'no permission at all'}`, async () => {
    const headers = await signIn(server, ...(permission ? [permission] : []));
    expect((await call(method, url, headers)).statusCode).toBe(success);
  });

  if (permission === null) return;

  it('answers 403 with every other permission', async () => {
    const headers = await signIn(server, ...PERMISSION_SLUGS.filter((slug) => slug !== permission));
    const answer = await call(method, url, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ message: 'This action is unauthorized.' });
  });

  it.each(PRIVILEGED_ROLE_SLUGS)(`answers ${success} to the role %s`, async (slug) => {
    await server.services.db.deleteFrom('role_permissions').execute();
    const headers = await signInAsAdmin(server, slug);
    expect((await call(method, url, headers)).statusCode).toBe(success);
  });
});

it('judges by the permissions of this moment, not of the login', async () => {
  const headers = await signIn(server, 'slider-create');
  expect((await call('POST', '/api/sliders', headers)).statusCode).toBe(201);
  await server.services.db.deleteFrom('role_permissions').execute();
  expect((await call('POST', '/api/sliders', headers)).statusCode).toBe(403);
});

it('refuses before it reads what was sent', async () => {
  const headers = { ...(await signIn(server)), 'content-type': 'application/json' };
  const request = { method: 'POST' as const, url: '/api/sliders', payload: '{broken', headers };
  expect((await server.app.inject(request)).statusCode).toBe(403);
});
