import {
  addRole,
  buildCategory,
  clientOf,
  dataOf,
  expectRefusal,
} from '../../helpers/server/content';
import type { TestResponse } from '../../helpers/server/content';
import type { Endpoint, Targets } from '../../helpers/server/endpoints';
import { buildImage, createSlider, multipart } from '../../helpers/server/images';
import { readDocument } from '../../helpers/server/openApi';
import type { ApiDocument } from '../../helpers/server/openApi';
import { photoPart, postBody } from '../../helpers/server/posts';
import { trailOf } from '../../helpers/server/audit';
import {
  addSender,
  jsonSave,
  prepareTargets,
  saveOf,
  SAVES,
  send,
  templateSave,
  UPDATES,
} from '../../helpers/server/walk';
import type { Sender } from '../../helpers/server/walk';
import { logIn, startedFor } from '../../helpers/server/testServer';

const server = startedFor('all');
let targets: Targets;
let api: ApiDocument;
let [me, other]: Sender[] = [];
let mine: Record<string, string>;
let theirs: Record<string, string>;
/** A new user for each test. */
let sender: Sender;
let headers: Record<string, string>;

beforeAll(async () => {
  targets = await prepareTargets(server);
  api = await readDocument(server);
  me = await addSender(server);
  other = await addSender(server);
});

// Some of the calls need a recent sign-in.
beforeEach(async () => {
  mine = (await me?.signIn()) ?? {};
  theirs = (await other?.signIn()) ?? {};
  sender = await addSender(server);
  headers = await sender.signIn();
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
      message: MESSAGE,
      changed_by: other?.name,
      changed_at,
      current,
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
    method: 'DELETE',
    url,
    headers: { ...mine, 'if-match': '"9"', 'idempotency-key': '?' },
  });
  expect(response.statusCode).toBe(204);
});

let keys = 0;
/** Headers with this key, or with a new one. */
const keyed = (key = `key-of-test-${(keys += 1)}`) => ({ ...headers, 'idempotency-key': key });

/**
 * Runs requests.
 *
 * @returns their responses, and the number of audit records that they added
 */
async function recordsOf<T>(requests: () => Promise<T>) {
  const earlier = (await trailOf(server)).length;
  const responses = await requests();
  return { responses, records: (await trailOf(server)).slice(earlier) };
}

const REPLAYED = 'idempotency-replayed';

describe.each(SAVES)('$method $path with a key', (endpoint) => {
  it('saves once when it is sent ten times at the same moment', async () => {
    // Creating a tag that exists adds no record.
    const save =
      endpoint.path === '/api/tags'
        ? jsonSave('POST', '/api/tags', { name: 'ten at once' })
        : saveOf(targets, endpoint);
    const once = keyed();
    const { responses, records } = await recordsOf(() =>
      Promise.all(Array.from({ length: 10 }, () => send(server, save, once))),
    );
    // The server hashes one password of an account at a time and asks the other requests to try
    // again.
    const isHashed = endpoint.path === '/api/users' && endpoint.method === 'POST';
    const answered = isHashed
      ? responses.filter(({ statusCode }) => statusCode !== 503)
      : responses;
    const [first] = answered;
    for (const { statusCode, body } of answered) {
      expect([statusCode, body]).toEqual([endpoint.success, first?.body]);
    }
    const replayed = answered.filter((response) => response.headers[REPLAYED] === 'true');
    expect(replayed).toHaveLength(answered.length - 1);
    expect(records).toHaveLength(1);
  });
});

describe('a key that has been used', () => {
  it.each([
    ['another body', templateSave('Wind')],
    ['another path', { ...templateSave('Rain'), url: '/api/announcement-templates/1' }],
    [
      'another method',
      { ...templateSave('Rain'), url: '/api/announcement-templates/1', method: 'PUT' as const },
    ],
    ['another entity', jsonSave('POST', '/api/tags', { name: 'Typhoon' })],
  ])('is refused with %s', async (_case, other) => {
    const once = keyed();
    const update = { ...templateSave('Rain'), url: '/api/announcement-templates/1' };
    await send(server, other.method === 'PUT' ? update : templateSave('Rain'), once);
    const { responses: response, records } = await recordsOf(() => send(server, other, once));
    expectRefusal(response, 'Idempotency-Key', 'This key has been used for another request.');
    expect(records).toEqual([]);
  });

  it('is free for another user', async () => {
    const once = keyed();
    const first = await send(server, templateSave('Rain'), once);
    const other = await (await addSender(server)).signIn();
    const second = await send(server, templateSave('Rain'), { ...once, ...other });
    expect(second.statusCode).toBe(201);
    expect(second.headers[REPLAYED]).toBeUndefined();
    expect(dataOf(second).id).not.toBe(dataOf(first).id);
  });

  it('repeats the first response, whatever has been changed since', async () => {
    const once = keyed();
    const first = await send(server, templateSave('Rain'), once);
    const url = `/api/announcement-templates/${dataOf(first).id}`;
    await send(server, { ...templateSave('Fog'), method: 'PUT', url }, headers);
    expect((await send(server, templateSave('Rain'), once)).body).toBe(first.body);
  });
});

it('keeps no key of a request that was refused', async () => {
  const category = (name: string) => ({ name, icon: '/x.svg', level: 1, parent_id: null });
  const taken = await send(server, jsonSave('POST', '/api/categories', category('Haze')), headers);
  const once = keyed();
  const again = jsonSave('POST', '/api/categories', category('Haze'));
  expect((await send(server, again, once)).statusCode).toBe(422);
  const url = `/api/categories/${dataOf(taken).id}`;
  await send(server, jsonSave('PUT', url, category('Mist')), headers);
  expect((await send(server, again, once)).statusCode).toBe(201);
});

it('asks the permission again', async () => {
  const once = keyed();
  expect((await send(server, templateSave('Rain'), once)).statusCode).toBe(201);
  const role = server.services.db.selectFrom('users').select('role_id').where('id', '=', sender.id);
  await server.services.db.deleteFrom('role_permissions').where('role_id', '=', role).execute();
  expect((await send(server, templateSave('Rain'), once)).statusCode).toBe(403);
});

describe('the form of a key', () => {
  it.each(['', 'seven77', 'x'.repeat(129), 'with a space', 'semi;colon', 'ü'.repeat(8)])(
    'refuses "%s"',
    async (key) => {
      const { responses: response, records } = await recordsOf(() =>
        send(server, templateSave('Rain'), keyed(key)),
      );
      const message = 'A key has 8 to 128 letters, digits, hyphens and underscores.';
      expectRefusal(response, 'Idempotency-Key', message);
      expect(records).toEqual([]);
    },
  );

  it.each(['Az_-0189', 'x'.repeat(128)])('takes "%s"', async (key) =>
    expect((await send(server, templateSave('Rain'), keyed(key))).statusCode).toBe(201),
  );

  it('does not matter where nothing is saved', async () => {
    const read = await server.app.inject({ url: '/api/tags', headers: keyed('?') });
    expect(read.statusCode).toBe(200);
    const made = await send(server, templateSave('Rain'), headers);
    expect(made.statusCode).toBe(201);
  });
});

const pictures = async () =>
  postBody({ cover_image: undefined, 'description_images[]': await photoPart() });

it.each([
  ['POST', '/api/sliders', () => targets.slider],
  ['PUT', '/api/sliders/1', () => targets.slider],
  ['POST', '/api/posts', postBody],
  ['PUT', '/api/posts/1', postBody],
  ['PUT', '/api/posts/1', pictures],
] as const)('%s %s decodes images in the turn of its account', async (method, url, build) => {
  const accounts: (number | null)[] = [];
  const { images } = server.services;
  const decode: typeof images.decode = (files, account) => {
    if (files.length > 0) accounts.push(account);
    return images.decode(files, account);
  };
  server.services.images = { ...images, decode };
  const response = await send(server, { method, url, ...(await build()) }, headers);
  server.services.images = images;
  expect(response.statusCode).toBe(method === 'POST' ? 201 : 200);
  expect(accounts).toEqual([sender.id]);
});
