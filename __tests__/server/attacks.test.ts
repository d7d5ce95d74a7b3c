import { readdirSync } from 'node:fs';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { ADMIN, post, signInAsAdmin, startTestServer } from '../helpers/server';
import type { TestServer } from '../helpers/server';
import { buildImage, createSlider, upload } from '../helpers/serverImages';

/* One test for each attack that no other file has; docs/threats.md tells where the others are. */

let server: TestServer;
let headers: { authorization: string };

beforeAll(async () => {
  server = await startTestServer();
  headers = await signInAsAdmin(server);
});

afterAll(() => server.stop());

const send = (file: Buffer | string, name = 'cloud.jpg') =>
  upload(server, '/api/sliders', headers, ['images[]', { file, name }]);

/** What is served of an uploaded image. */
async function served(file: Buffer) {
  const { images } = await createSlider(server, headers, file);
  return server.app.inject({ url: String(images[0]?.url), headers: { accept: 'text/html' } });
}

/** A GIF of a few bytes that unfolds to many frames of this size. */
function gifOf(frames: number, width: number, height: number): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

describe('bombs', () => {
  it('an animation counts with the pixels of all its frames', async () => {
    expect((await send(gifOf(9, 2000, 2000))).statusCode).toBe(201);
    const answer = await send(gifOf(11, 2000, 2000), 'bomb.gif');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: 'bomb.gif has more than 40 megapixels.' });
  });

  it('pixels beyond those that the header promised are not unfolded', async () => {
    const png = await buildImage({ width: 8, height: 8, format: 'png' });
    const at = png.indexOf('IDAT');
    const data = deflateSync(Buffer.alloc(50_000_000));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const chunk = Buffer.concat([length, Buffer.from('IDAT'), data, Buffer.alloc(4)]);
    const answer = await send(Buffer.concat([png.subarray(0, at - 4), chunk]), 'bomb.png');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ message: 'bomb.png is damaged and cannot be read.' });
  });

  it('a compressed body is not unpacked', async () => {
    const payload = gzipSync(JSON.stringify({ email: 'a'.repeat(900_000) }));
    const encoding = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    const url = '/api/login';
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: encoding });
    expect(answer.statusCode).toBe(400);
  });
});

describe('an image that is a script as well', () => {
  const SCRIPT = '<script>alert(1)</script>';
  const comment = Buffer.from(`21fe${SCRIPT.length.toString(16)}`, 'hex');
  const tagged = async (format: 'jpeg' | 'png' | 'webp') =>
    sharp(await buildImage({ format }))
      .withExif({ IFD0: { ImageDescription: SCRIPT, Copyright: '*/=1;alert(1)//' } })
      .toBuffer();
  const commented = () => {
    const gif = gifOf(1, 9, 9);
    const block = Buffer.concat([comment, Buffer.from(`${SCRIPT}\0`)]);
    return Promise.resolve(Buffer.concat([gif.subarray(0, 19), block, gif.subarray(19)]));
  };

  it.each([
    ['jpeg', () => tagged('jpeg')],
    ['png', () => tagged('png')],
    ['webp', () => tagged('webp')],
    ['gif', commented],
  ] as const)('is only an image afterwards: %s', async (format, build) => {
    const file = await build();
    expect(file.includes('alert(1)')).toBe(true);
    const answer = await served(file);
    expect(answer.rawPayload.includes('alert(1)')).toBe(false);
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
  });
});

it.each(['../../../etc/cron.d/x.jpg', '/etc/passwd.jpg', '....//....//x.jpg', 'a/b\\..\\x.jpg'])(
  'takes a file named %s for nothing but a name',
  async (name) => {
    const before = readdirSync(server.dataDir, { recursive: true }).sort();
    const answer = await send('no image', name);
    expect(answer.json<{ message: string }>().message).not.toMatch(/\.\.\/|\/etc|\//);
    await send(await buildImage(), name);
    expect(readdirSync(server.dataDir, { recursive: true }).sort()).toEqual(before);
  },
);

describe('names that every object has', () => {
  afterEach(() => expect(Object.keys(Object.prototype)).toEqual([]));

  it.each([
    '{"__proto__": {"polluted": 1}}',
    '{"name": {"__proto__": {"polluted": 1}}}',
    '{"constructor": {"prototype": {"polluted": 1}}}',
    '{"\\u005f_proto__": {"polluted": 1}}',
  ])('are refused where they would change it: %s', async (payload) => {
    const type = { ...headers, 'content-type': 'application/json' };
    const url = '/api/tags';
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: type });
    expect(answer.statusCode).toBe(400);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'are unknown fields like others: %s',
    async (name) => {
      const answer = await post(server, '/api/login', { ...ADMIN, [name]: { polluted: 1 } });
      expect(answer.statusCode).toBe(200);
      const list = await server.app.inject({ url: `/api/posts?${name}=1&__proto__=1`, headers });
      expect(list.statusCode).toBe(200);
    },
  );

  it('are harmless in a value as well', async () => {
    const answer = await post(server, '/api/tags', { name: { toString: 1 } }, headers);
    expect(answer.statusCode).toBe(422);
  });
});

it('refuses JSON that is nested deeper than anything of ours, however it is spelled', async () => {
  const nested = (depth: number) =>
    `{"name": "[[\\"{", "x": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const statusOf = async (depth: number) => {
    const type = { ...headers, 'content-type': 'application/json' };
    const request = { url: '/api/tags', payload: nested(depth), headers: type };
    return (await server.app.inject({ method: 'POST', ...request })).statusCode;
  };
  expect(await statusOf(31)).toBeLessThan(300);
  expect(await statusOf(32)).toBe(400);
  expect(await statusOf(400_000)).toBe(400);
});

it('refuses a null character in a text, which not every database can hold', async () => {
  expect((await post(server, '/api/tags', { name: 'a\0b' }, headers)).statusCode).toBe(400);
  expect((await server.app.inject({ url: '/api/posts?page=%00', headers })).statusCode).toBe(400);
  const form = await upload(server, '/api/posts', headers, ['title', 'a\0b']);
  expect(form.statusCode).toBe(400);
  expect((await server.app.inject({ url: '/api/images/a%00b' })).statusCode).toBe(404);
});

describe('another site', () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  it('cannot use what a browser sends by itself', async () => {
    const cookie = `auth_token=${headers.authorization.slice(7)}; token=x`;
    const basic = 'Basic YWRtaW46YWRtaW4=';
    for (const more of [{ cookie }, { cookie, authorization: basic }]) {
      const answer = await server.app.inject({
        url: '/api/users',
        headers: { ...foreign, ...more },
      });
      expect(answer.statusCode).toBe(401);
    }
    const sent = await server.app.inject({
      method: 'DELETE',
      url: `/api/sliders/1?token=${headers.authorization.slice(7)}`,
      headers: { ...foreign, cookie },
    });
    expect(sent.statusCode).toBe(401);
  });

  it.each(['/api/users', '/api/login', '/api/sliders', '/build/', '/healthz'])(
    'is not allowed to ask for %s from a page of its own',
    async (url) => {
      const asks = {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      };
      for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
        const answer = await server.app.inject({ method, url, headers: { ...foreign, ...asks } });
        expect(Object.keys(answer.headers).join()).not.toContain('access-control');
        expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
        if (method === 'OPTIONS') expect(answer.statusCode).toBe(405);
      }
    },
  );

  it('cannot frame anything', async () => {
    for (const url of ['/build/', '/', '/api/users', '/nothing', '/api/posts/%ff', '/healthz']) {
      const policy = (await server.app.inject({ url })).headers['content-security-policy'];
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });
});

describe('a name that a request gives the server', () => {
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };

  it.each(['', '127.0.0.1'])('comes up in no answer (TRUST_PROXY=%s)', async (trustProxy) => {
    const own = await startTestServer({ trustProxy });
    const all = { ...evil, ...(await signInAsAdmin(own)), 'x-forwarded-proto': 'gopher' };
    for (const url of ['/', '/login', '/build', '/api/posts', '/api/posts/filter', '/api/x']) {
      const answer = await own.app.inject({ url, headers: all });
      expect(JSON.stringify([answer.headers, answer.body])).not.toMatch(/evil|gopher/);
    }
    await own.stop();
  });

  it.each([
    ...['//evil.example', '/\\evil.example', '/build//evil.example', '/login?next=//evil.example'],
    ...[
      '/build?//evil.example',
      '/login/..//evil.example',
      '/%2f%2fevil.example',
      '/build/%2e%2e//x',
    ],
  ])('is not where %s leads', async (url) => {
    const { location } = (await server.app.inject({ url })).headers;
    expect([undefined, '/build/', '/build/login']).toContain(location);
  });
});
