import { workersOf } from '../../helpers/server/imageWorkers';
import { buildImage, multipart } from '../../helpers/server/images';
import type { Field } from '../../helpers/postForm';
import { openDesk, postBody } from '../../helpers/server/posts';
import { addSender, jsonSave, send, templateSave } from '../../helpers/server/walk';
import type { Save, Sender } from '../../helpers/server/walk';
import { addRole, buildUserForm } from '../../helpers/server/content';
import { startedFor, startTestServer } from '../../helpers/server/testServer';

let sender: Sender;

const server = startedFor('each', {}, async (started) => {
  sender = await addSender(started);
});

const KEY = 'a-key-of-this-test';
const keyed = async (key = KEY) => ({ ...(await sender.signIn()), 'idempotency-key': key });
const notice = templateSave('Rain');

const count = async (table: 'images' | 'posts' | 'announcement_templates') =>
  (await server.services.db.selectFrom(table).select('id').execute()).length;

const storedKeys = () => server.services.db.selectFrom('idempotency_keys').selectAll().execute();

const formSave = (url: string, body: Awaited<ReturnType<typeof multipart>>): Save => ({
  method: 'POST',
  url,
  ...body,
});

describe('a form with photographs', () => {
  const sliderOf = async (...files: Buffer[]) =>
    formSave(
      '/api/sliders',
      await multipart(...files.map((file): Field => ['images[]', { file }])),
    );

  it('is the same with the same bytes, whatever the boundary and the names of files', async () => {
    await openDesk(server);
    const file = await buildImage();
    const post = async (name: string) =>
      formSave('/api/posts', await postBody({ cover_image: { file, name } }));
    const first = await send(server, await post('a.jpg'), await keyed());
    const again = await send(server, await post('b.jpg'), await keyed());
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect([await count('posts'), await count('images')]).toEqual([1, 1]);
  });

  it('is another one with other bytes in one of several files', async () => {
    const one = await buildImage({ colour: '#123456' });
    const other = await buildImage({ colour: '#654321' });
    const first = await send(server, await sliderOf(one, other), await keyed());
    expect((await send(server, await sliderOf(other, one), await keyed())).statusCode).toBe(422);
    expect((await send(server, await sliderOf(one, other), await keyed())).body).toBe(first.body);
  });

  it('is not decoded again, after a restart either', async () => {
    const headers = await keyed();
    const slider = await sliderOf(await buildImage());
    const first = await send(server, slider, headers);
    expect(first.statusCode).toBe(201);
    const { dataDir } = server;
    await server.app.close();
    Object.assign(server, await startTestServer({ dataDir, limits: {} }));
    const before = workersOf();
    expect((await send(server, slider, headers)).body).toBe(first.body);
    expect(workersOf()).toEqual(before);
    const another = { ...headers, 'idempotency-key': 'another-key' };
    expect((await send(server, slider, another)).statusCode).toBe(201);
    expect(workersOf()).toHaveLength(before.length + 1);
  });
});

describe('a key', () => {
  it('is kept for 24 hours', async () => {
    const first = await send(server, notice, await keyed());
    server.clock.advance(24 * 3600 - 1);
    expect((await send(server, notice, await keyed())).body).toBe(first.body);
    server.clock.advance(1);
    const later = await send(server, notice, await keyed());
    expect(later.headers['idempotency-replayed']).toBeUndefined();
    expect(await count('announcement_templates')).toBe(2);
    expect((await send(server, notice, await keyed())).body).toBe(later.body);
  });

  it('is purged after that, with the next one that is kept', async () => {
    for (let made = 0; made < 5; made += 1)
      await send(server, notice, await keyed(`key-000${made}`));
    server.clock.advance(12 * 3600);
    await send(server, notice, await keyed('half-a-day-later'));
    expect(await storedKeys()).toHaveLength(6);
    server.clock.advance(12 * 3600);
    await send(server, notice, await keyed('a-day-later'));
    expect(await storedKeys()).toHaveLength(2);
  });

  it('of a clock that was years ahead does not count, and is purged', async () => {
    server.clock.advance(3 * 365 * 24 * 3600);
    await send(server, notice, await keyed());
    server.clock.advance(-3 * 365 * 24 * 3600);
    const now = await send(server, notice, await keyed());
    expect([now.statusCode, now.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect(await storedKeys()).toMatchObject([{ created_at: server.services.now().toISOString() }]);
  });
});

it('stores neither the key nor anything from which a password can be tried out', async () => {
  const role_id = await addRole(server, 'desk');
  const form = buildUserForm({ role_id, password: 'secret1' });
  const create = jsonSave('POST', '/api/users', form);
  const first = await send(server, create, await keyed());
  expect((await send(server, create, await keyed())).body).toBe(first.body);
  expect(first.body).not.toMatch(/secret1|password/);
  await send(server, notice, await keyed('another-key-1'));
  await send(server, notice, await keyed('another-key-2'));
  const [user, one, other] = await storedKeys();
  expect(JSON.stringify([user, one, other])).not.toMatch(/a-key-of-this-test|another-key|secret1/);
  // Both are the same request, so the hash without the key would be equal.
  expect(one?.request_hash).not.toBe(other?.request_hash);
});
