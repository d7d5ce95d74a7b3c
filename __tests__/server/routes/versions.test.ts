import { addRole, buildCategory, clientOf, dataOf } from '../../helpers/server/content';
import type { TestResponse } from '../../helpers/server/content';
import type { Endpoint, Targets } from '../../helpers/server/endpoints';
import { buildImage, createSlider, multipart } from '../../helpers/server/images';
import { readDocument } from '../../helpers/server/openApi';
import type { ApiDocument } from '../../helpers/server/openApi';
import { postBody } from '../../helpers/server/posts';
import { trailOf } from '../../helpers/server/audit';
import { addSender, jsonSave, UPDATES } from '../../helpers/server/saves';
import type { Sender } from '../../helpers/server/saves';
import { prepareTargets, saveOf, send } from '../../helpers/server/walk';
import { logIn, startedFor } from '../../helpers/server/testServer';

const server = startedFor('all');
let targets: Targets;
let api: ApiDocument;
let [me, other]: Sender[] = [];
let mine: Record<string, string>;
let theirs: Record<string, string>;

beforeAll(async () => {
  targets = await prepareTargets(server);
  api = await readDocument(server);
  me = await addSender(server);
  other = await addSender(server);
  mine = await me.signIn();
  theirs = await other.signIn();
});

const update = (endpoint: Endpoint, headers: Record<string, string>, ifMatch?: string) =>
  send(server, saveOf(targets, endpoint), {
    ...headers,
    ...(ifMatch !== undefined && { 'if-match': ifMatch }),
  });

const etagOf = ({ headers }: TestResponse) => String(headers.etag);
const MESSAGE = 'Someone else has changed this since you opened it.';

describe.each(UPDATES)('$method $path', (endpoint) => {
  it('refuses an older version, and says who has changed it, when, and into what', async () => {
    const opened = etagOf(await update(endpoint, mine));
    server.clock.advance(60);
    const current = dataOf(await update(endpoint, theirs));
    const changed_at = server.services.now().toISOString();
    server.clock.advance(60);
    const earlier = (await trailOf(server)).length;
    const response = await update(endpoint, mine, opened);
    expect(response.statusCode).toBe(412);
    expect(response.json()).toEqual({
      ...{ message: MESSAGE, changed_by: other?.name, changed_at, current },
    });
    const { method, path } = endpoint;
    expect(api.problemsOf(method, path, response, response.json())).toEqual([]);
    expect(await trailOf(server)).toHaveLength(earlier);
  });

  it('counts the versions, and accepts the current one, also of one’s own last save', async () => {
    const opened = await update(endpoint, theirs);
    const first = await update(endpoint, mine, etagOf(opened));
    const second = await update(endpoint, mine, etagOf(first));
    const { version } = dataOf<{ version: number }>(opened);
    const tags = [0, 1, 2].map((later) => [200, `"${version + later}"`]);
    expect([opened, first, second].map((each) => [each.statusCode, etagOf(each)])).toEqual(tags);
    expect(dataOf(second)).toMatchObject({ version: version + 2 });
  });

  it('repeats its own response by its key before it compares versions', async () => {
    const opened = etagOf(await update(endpoint, mine));
    const save = saveOf(targets, endpoint);
    const key = `${endpoint.method}-${endpoint.path.replace(/\W/g, '-')}`;
    const headers = { ...mine, 'if-match': opened, 'idempotency-key': key };
    const responses = await Promise.all([1, 2, 3].map(() => send(server, save, headers)));
    const [first] = responses;
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      responses.map(() => [200, first?.body]),
    );
    expect((await send(server, save, headers)).body).toBe(first?.body);
  });

  it('lets one of two concurrent saves of the same version succeed', async () => {
    const opened = etagOf(await update(endpoint, mine));
    const responses = await Promise.all(
      [mine, theirs].map((headers) => update(endpoint, headers, opened)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });
});

it.each(['sliders', 'announcements', 'roles', 'posts', 'users'])(
  'names the version of one of the %s',
  async (noun) => {
    const response = await clientOf(server, mine).get(`/api/${noun}/1`);
    const { version } = dataOf<{ version: number }>(response);
    expect(version).toBeGreaterThanOrEqual(1);
    expect(etagOf(response)).toBe(`"${version}"`);
  },
);

it('starts with version 1, and names none for a list or a tag', async () => {
  const client = clientOf(server, mine);
  const made = await client.post('/api/categories', buildCategory({ name: 'Gales' }));
  expect([etagOf(made), dataOf(made)]).toMatchObject(['"1"', { version: 1 }]);
  const tag = await client.post('/api/tags', { name: 'gale' });
  const list = await client.get('/api/announcements');
  expect([tag.headers.etag, list.headers.etag]).toEqual([undefined, undefined]);
});

it('is compared before the input, which no longer fits what somebody else has saved', async () => {
  const file = await buildImage();
  const { id, images } = await createSlider(server, mine, file, file);
  const url = `/api/sliders/${id}`;
  const remove = async (image = 0, headers: Record<string, string> = {}) => {
    const body = await multipart(['removed_slider_image[]', String(images[image]?.id)]);
    const save = { method: 'PUT' as const, url, headers: body.headers, payload: body.payload };
    return send(server, save, { ...mine, ...headers });
  };
  expect((await remove(0)).statusCode).toBe(200);
  expect((await remove(1)).statusCode).toBe(422);
  expect((await remove(1, { 'if-match': '"1"' })).statusCode).toBe(412);
});

it.each([
  ['posts', (file: { file: string }) => postBody({ cover_image: file })],
  ['sliders', (file: { file: string }) => multipart(['images[]', file])],
] as const)('is compared before an image of one of the %s is decoded', async (noun, build) => {
  const form = await build({ file: 'no image' });
  const save = { method: 'PUT' as const, url: `/api/${noun}/1`, ...form };
  const stale = await send(server, save, { ...mine, 'if-match': '"999"' });
  expect(stale.statusCode).toBe(412);
});

it('names who changed a user, and not that they have signed in since', async () => {
  const form = { name: 'Mya', email: 'mya@example.org', role_id: targets.roleId };
  const passwords = { password: 'secret1', password_confirmation: 'secret1' };
  const made = await clientOf(server, theirs).post('/api/users', { ...form, ...passwords });
  expect((await logIn(server, form.email, 'secret1')).statusCode).toBe(200);
  const save = jsonSave('PUT', `/api/users/${dataOf(made).id}`, form);
  const stale = await send(server, save, { ...mine, 'if-match': '"7"' });
  expect([stale.statusCode, stale.json()]).toMatchObject([412, { changed_by: other?.name }]);
});

it('names nobody where no record says who', async () => {
  const id = await addRole(server, 'unrecorded');
  const role = { name: { en: 'Night', mm: 'ည' }, permissions: [] };
  const save = jsonSave('PUT', `/api/roles/${id}`, role);
  const stale = await send(server, save, { ...mine, 'if-match': '"2"' });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    412,
    { changed_by: null, changed_at: null, current: { id, version: 1 } },
  ]);
});

it('does not delay a deletion', async () => {
  const { id } = await createSlider(server, mine, await buildImage());
  const url = `/api/sliders/${id}`;
  const response = await server.app.inject({
    ...{ method: 'DELETE', url },
    headers: { ...mine, 'if-match': '"9"', 'idempotency-key': '?' },
  });
  expect(response.statusCode).toBe(204);
});
