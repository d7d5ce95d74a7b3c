import { createUser } from '../../../src/server/store/users';
import { addRole, dataOf, expectRefusal } from '../../helpers/server/content';
import type { TestResponse } from '../../helpers/server/content';
import { deskFor } from '../../helpers/server/posts';

const { server, admin, headers, desk } = deskFor('all');

const MESSAGE = 'The text is not valid Unicode.';

const jsonHeaders = () => ({ ...headers, 'content-type': 'application/json' });

describe('a lone surrogate', () => {
  it.each([
    ['name', { name: 'a\ud800' }],
    ['x.0.y', { name: 'rain', x: [{ y: 'rain\udfff' }] }],
    ['x.\ufffd', { name: 'rain', x: { '\ud800': 1 } }],
    ['', '\ud83d'],
  ])('is refused in JSON, at %j', async (path, body) => {
    const request = { headers: jsonHeaders(), payload: JSON.stringify(body) };
    const response = await server.app.inject({ method: 'POST', url: '/api/tags', ...request });
    expectRefusal(response, path, MESSAGE);
  });

  it('is distinguished from the two halves of an emoji, escaped or not', async () => {
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

  it('is refused in a part of a form that claims to be UTF-16', async () => {
    const type = 'Content-Type: text/plain; charset=utf-16le\r\n\r\n';
    const send = (text: string) =>
      sendForm('/api/posts', part('tags[0]'), type, Buffer.from(text, 'utf16le'));
    expectRefusal(await send('1\ud800'), 'tags', MESSAGE);
    expect((await send('1')).body).not.toContain('Unicode');
  });

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
    const { id } = dataOf(await desk.create());
    const response = await sendForm(`/api/posts/${id}`, ...sent, ...others);
    expect(dataOf(response)).toMatchObject({ title: name });
  });

  it.each(['%ed%a0%80', '%ff', '%'])('is not created from %s in a search', async (query) => {
    const response = await admin.get(`/api/users/search?query=${query}`);
    expect([response.statusCode, dataOf(response)]).toEqual([200, []]);
  });
});

it('in a row of an earlier version never reaches a response', async () => {
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
  const [deletion] = dataOf<{ id: number }[]>(await admin.get('/api/audit'));
  expect((await admin.get(`/api/audit/${deletion?.id}`)).body).toMatch(/"a\ufffd+@b.co"/);
});
