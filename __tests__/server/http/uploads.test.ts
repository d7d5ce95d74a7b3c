import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildImage, pngClaiming, upload } from '../../helpers/server/images';
import { adminFor } from '../../helpers/server/content';

/* What makes an image is tested with `images/decode`. */

const { server, headers } = adminFor('all');

const send = (...files: { file: Uint8Array | string; name?: string }[]) => {
  const fields = files.map((file): ['images[]', typeof file] => ['images[]', file]);
  return upload(server, '/api/sliders', headers, ...fields);
};

it('is decided by content and not by name what is an image, and its type', async () => {
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
