import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { UPLOAD } from '../../../src/contract/limits';
import { buildImage, multipart, pngClaiming, upload } from '../../helpers/server/images';
import { adminFor } from '../../helpers/server/content';

/* `images/decode` tests which files count as images. */

const { server, headers } = adminFor('all');

const send = (...files: { file: Uint8Array | string; name?: string }[]) => {
  const fields = files.map((file): ['images[]', typeof file] => ['images[]', file]);
  return upload(server, '/api/sliders', headers, ...fields);
};

it('decides by content, not by name, whether a file is an image and of which type', async () => {
  const file = await buildImage({ format: 'png' });
  const response = await send({ file, name: 'rain.txt' });
  const [image] = response.json<{ data: { images: { url: string }[] } }>().data.images;
  const served = await server.app.inject({ url: String(image?.url) });
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox') as string,
  });
});

it('names every invalid file, and stores none of the others', async () => {
  const stored = async () =>
    (await server.services.db.selectFrom('images').select('id').execute()).length;
  const before = await stored();
  const ok = await buildImage();
  const bad = [
    { file: 'text', name: 'one.jpg' },
    { file: ok.subarray(0, 200), name: 'two.jpg' },
    { file: await pngClaiming(8200, 5000), name: 'three.png' },
  ];
  const response = await send({ file: ok }, ...bad);
  const [first, ...others] = [
    'one.jpg is not a JPEG, PNG, WebP or GIF image.',
    'two.jpg is damaged and cannot be read.',
    'three.png has more than 40 megapixels.',
  ];
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({ message: first, errors: { images: [first, ...others] } });
  expect(await stored()).toBe(before);
});

it('does not decompress a body', async () => {
  const payload = gzipSync(JSON.stringify({ email: 'a'.repeat(900_000) }));
  const encoding = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
  const request = { url: '/api/login', payload, headers: encoding };
  expect((await server.app.inject({ method: 'POST', ...request })).statusCode).toBe(400);
});

it.each(['../../../etc/cron.d/x.jpg', '/etc/passwd.jpg', '....//....//x.jpg', 'a/b\\..\\x.jpg'])(
  'uses the file name %s only as a name',
  async (name) => {
    const before = readdirSync(server.dataDir, { recursive: true }).sort();
    const response = await send({ file: 'no image', name });
    expect(response.json<{ message: string }>().message).not.toMatch(/\.\.\/|\/etc|\//);
    await send({ file: await buildImage(), name });
    expect(readdirSync(server.dataDir, { recursive: true }).sort()).toEqual(before);
  },
);

describe('limits', () => {
  it('rejects a file of more than 10 MB, by name', async () => {
    const large = Buffer.concat([await buildImage(), Buffer.alloc(UPLOAD.maxFileBytes)]);
    const ok = { file: await buildImage(), name: 'ok.jpg' };
    const response = await send(ok, { file: large, name: 'large.jpg' }, ok);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ message: 'large.jpg is larger than 10 MB.' });
  });

  it('accepts a file of 10 MB to the byte', async () => {
    const image = await buildImage();
    const padded = Buffer.concat([image, Buffer.alloc(UPLOAD.maxFileBytes - image.length)]);
    expect((await send({ file: padded })).statusCode).toBe(201);
  });

  it('accepts 20 files and rejects 21', async () => {
    const file = await buildImage();
    const files = Array.from({ length: UPLOAD.maxFiles }, () => ({ file }));
    expect((await send(...files)).statusCode).toBe(201);
    const response = await send(...files, { file });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ message: 'At most 20 files can be uploaded at once.' });
  });

  it('rejects a field of more than a megabyte', async () => {
    const response = await upload(server, '/api/sliders', headers, ['text', 'a'.repeat(1_100_000)]);
    expect(response.statusCode).toBe(413);
  });
});

describe('malformed forms', () => {
  const sendRaw = (payload: string | Buffer, contentType: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/sliders',
      payload,
      headers: { ...headers, 'content-type': contentType },
    });

  it('responds with 400 to an incomplete one', async () => {
    const body = await multipart(['images[]', { file: await buildImage() }]);
    const half = body.payload.subarray(0, body.payload.length - 60);
    const response = await sendRaw(half, body.headers['content-type']);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: 'The request could not be read.' });
  });

  it.each([
    ['without a boundary', 'multipart/form-data'],
    ['that is no form at all', 'multipart/form-data; boundary=x'],
  ])('responds with 400 to one %s', async (_case, contentType) =>
    expect((await sendRaw('hello', contentType)).statusCode).toBe(400),
  );

  it('responds with 400 to a field named like an inherited property', async () => {
    const response = await upload(server, '/api/sliders', headers, ['__proto__', 'x']);
    expect(response.statusCode).toBe(400);
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'responds with 415 to %s where a form is expected',
    async (contentType) => {
      const response = await sendRaw('{}', contentType);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toEqual({ message: 'Unsupported media type.' });
    },
  );
});
