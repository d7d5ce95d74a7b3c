import type { Targets } from '../../helpers/server/endpoints';
import { dataOf, refusal } from '../../helpers/server/content';
import { trailOf } from '../../helpers/server/audit';
import { addSender, jsonSave, SAVES, templateSave } from '../../helpers/server/saves';
import type { Sender } from '../../helpers/server/saves';
import { prepareTargets, saveOf, send } from '../../helpers/server/walk';
import { startedFor } from '../../helpers/server/testServer';

const server = startedFor('all');
let targets: Targets;
let sender: Sender;
let headers: Record<string, string>;

beforeAll(async () => {
  targets = await prepareTargets(server);
});

beforeEach(async () => {
  sender = await addSender(server);
  headers = await sender.signIn();
});

let keys = 0;
/** Headers with a key, or with a new one. */
const keyed = (key = `key-of-test-${(keys += 1)}`) => ({ ...headers, 'idempotency-key': key });

/** Runs requests. @returns their responses, and how many records they have left */
async function recordsOf<T>(requests: () => Promise<T>) {
  const earlier = (await trailOf(server)).length;
  const responses = await requests();
  return { responses, records: (await trailOf(server)).slice(earlier) };
}

const REPLAYED = 'idempotency-replayed';

describe.each(SAVES)('$method $path with a key', (endpoint) => {
  it('saves once when it is sent ten times at the same moment', async () => {
    // A tag that exists is no creation.
    const save =
      endpoint.path === '/api/tags'
        ? jsonSave('POST', '/api/tags', { name: 'ten at once' })
        : saveOf(targets, endpoint);
    const once = keyed();
    const { responses, records } = await recordsOf(() =>
      Promise.all(Array.from({ length: 10 }, () => send(server, save, once))),
    );
    // An account has one password hashed at a time; the others are told to come again.
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
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual(
      refusal('Idempotency-Key', 'This key has been used for another request.'),
    );
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
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual(refusal('Idempotency-Key', message));
      expect(records).toEqual([]);
    },
  );

  it.each(['Az_-0189', 'x'.repeat(128)])('takes "%s"', async (key) => {
    expect((await send(server, templateSave('Rain'), keyed(key))).statusCode).toBe(201);
  });

  it('does not matter where nothing is saved', async () => {
    const read = await server.app.inject({ url: '/api/tags', headers: keyed('?') });
    expect(read.statusCode).toBe(200);
    const made = await send(server, templateSave('Rain'), headers);
    expect(made.statusCode).toBe(201);
  });
});
