import { createUser } from '../../../src/server/store/users';
import { addRole, adminFor, dataOf, refusal } from '../../helpers/server/content';
import type { TestResponse } from '../../helpers/server/content';
import { ENDPOINTS } from '../../helpers/server/endpoints';
import type { Endpoint, Targets } from '../../helpers/server/endpoints';
import { prepareTargets } from '../../helpers/server/walk';

const { server, admin, headers } = adminFor('all');
let targets: Targets;

beforeAll(async () => {
  targets = await prepareTargets(server);
});

const MESSAGE = 'The text is not valid Unicode.';

const jsonHeaders = () => ({ ...headers, 'content-type': 'application/json' });

const countRecords = async () =>
  (await admin.get('/api/audit')).json<{ meta: { total: number } }>().meta.total;

/** A body that the endpoint takes, with a bad text in each of its fields, around it, and as a key. */
function badBodies({ sent }: Endpoint): [path: string, body: unknown][] {
  const valid = sent?.body?.(targets) ?? {};
  const isForm = 'payload' in valid;
  const fields = isForm ? [] : Object.keys(valid);
  return [
    ...fields.map((name): [string, object] => [name, { ...valid, [name]: 'a\ud800@b.co' }]),
    ['x.0.y', { ...(isForm ? {} : valid), x: [{ y: 'rain\udfff' }] }],
    ['x.\ufffd', { ...(isForm ? {} : valid), x: { '\ud800': 1 } }],
    ['', '\ud83d'],
  ];
}

describe('a lone surrogate', () => {
  const writes = ENDPOINTS.filter(({ method }) => method !== 'GET');

  it.each(writes)('is refused in JSON, wherever it is, by $method $path', async (endpoint) => {
    const before = await countRecords();
    for (const [path, body] of badBodies(endpoint)) {
      const response = await server.app.inject({
        ...{ method: endpoint.method, url: endpoint.path.replace(':id', '1') },
        ...{ headers: jsonHeaders(), payload: JSON.stringify(body) },
      });
      expect([path, response.statusCode]).toEqual([path, 422]);
      expect(response.json()).toEqual(refusal(path, MESSAGE));
    }
    expect(await countRecords()).toBe(before);
  });

  it('is told from the two halves of an emoji, escaped or not', async () => {
    for (const payload of ['{"name": "\\ud83d\\ude00"}', '{"name": "😀", "\\ud83d\\ude00": 1}']) {
      const request = {
        method: 'POST',
        url: '/api/tags',
        payload,
        headers: jsonHeaders(),
      } as const;
      expect(dataOf(await server.app.inject(request))).toMatchObject({ name: '😀' });
    }
  });

  const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n`;

  function sendForm(url: string, ...chunks: (string | Buffer)[]): Promise<TestResponse> {
    const payload = Buffer.concat([...chunks, '\r\n--b--\r\n'].map((chunk) => Buffer.from(chunk)));
    const type = { ...headers, 'content-type': 'multipart/form-data; boundary=b' };
    return server.app.inject({ method: 'POST', url, payload, headers: type });
  }

  it.each(['/api/posts', '/api/posts/1', '/api/sliders', '/api/sliders/1'])(
    'is refused in a part of a form to %s that claims to be UTF-16',
    async (url) => {
      const type = 'Content-Type: text/plain; charset=utf-16le\r\n\r\n';
      const send = (text: string) =>
        sendForm(url, part('tags[0]'), type, Buffer.from(text, 'utf16le'));
      const response = await send('1\ud800');
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual(refusal('tags', MESSAGE));
      expect((await send('1')).body).not.toContain('Unicode');
    },
  );

  it('is not in a text whose bytes are not UTF-8: each is read as U+FFFD', async () => {
    const bytes = Buffer.from([0x61, 0xed, 0xa0, 0x80, 0xff]);
    const name = 'a\ufffd\ufffd\ufffd\ufffd';
    const payload = Buffer.concat([Buffer.from('{"name":"'), bytes, Buffer.from('"}')]);
    const tag = { method: 'POST', url: '/api/tags', payload, headers: jsonHeaders() } as const;
    expect(dataOf(await server.app.inject(tag))).toMatchObject({ name });
    const sent = [part('title'), '\r\n', bytes];
    const others = ['type', 'category_id', 'tags', 'description'].flatMap((field) => [
      ...['\r\n', part(field), '\r\n', field === 'type' ? 'post' : '1'],
    ]);
    const response = await sendForm('/api/posts/1', ...sent, ...others);
    expect(dataOf(response)).toMatchObject({ title: name });
  });

  it.each(['%ed%a0%80', '%ff', '%'])('is never made of %s in a search', async (query) => {
    const response = await admin.get(`/api/users/search?query=${query}`);
    expect([response.statusCode, dataOf(response)]).toEqual([200, []]);
  });
});

it('of a row of an earlier version is in no response, because no store returns it', async () => {
  const { db, now } = server.services;
  const roleId = await addRole(server, 'old\ud800role');
  const user = { name: 'x\udfff', email: 'a\ud800@b.co', passwordHash: '', roleId };
  const id = await createUser(db, user, now());
  for (const url of [`/api/users/${id}`, '/api/users', '/api/users/search?query=b.co']) {
    const { body } = await admin.get(url);
    expect(body).toMatch(/"name":"x\ufffd+","email":"a\ufffd+@b.co"/);
    expect(body).toMatch(/"old\ufffd+role"/);
  }
  expect((await admin.delete(`/api/users/${id}`)).statusCode).toBe(204);
  expect((await admin.get('/api/audit')).body).toMatch(/"a\ufffd+@b.co"/);
});
