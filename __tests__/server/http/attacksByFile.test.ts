import { readdirSync } from 'node:fs';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { buildImage, createSlider, upload } from '../../helpers/server/images';
import { adminFor } from '../../helpers/server/content';

/* Attacks by what is uploaded that no other file has; docs/threats.md lists the others. */

const { server, headers } = adminFor('all');

const send = (file: Buffer | string, name = 'cloud.jpg') =>
  upload(server, '/api/sliders', headers, ['images[]', { file, name }]);

/** An uploaded image as it is served. */
async function served(file: Buffer) {
  const { images } = await createSlider(server, headers, file);
  return server.app.inject({ url: String(images[0]?.url), headers: { accept: 'text/html' } });
}

/** A GIF of a few bytes that expands to many frames of this size. */
function gifOf(frames: number, width: number, height: number): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

describe('bombs', () => {
  it('counts the pixels of all frames of an animation', async () => {
    expect((await send(gifOf(9, 2000, 2000))).statusCode).toBe(201);
    const response = await send(gifOf(11, 2000, 2000), 'bomb.gif');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ message: 'bomb.gif has more than 40 megapixels.' });
  });

  it('does not expand pixels beyond those in the header', async () => {
    const png = await buildImage({ width: 8, height: 8, format: 'png' });
    const at = png.indexOf('IDAT');
    const data = deflateSync(Buffer.alloc(50_000_000));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const chunk = Buffer.concat([length, Buffer.from('IDAT'), data, Buffer.alloc(4)]);
    const response = await send(Buffer.concat([png.subarray(0, at - 4), chunk]), 'bomb.png');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ message: 'bomb.png is damaged and cannot be read.' });
  });

  it('does not decompress a body', async () => {
    const payload = gzipSync(JSON.stringify({ email: 'a'.repeat(900_000) }));
    const encoding = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    const url = '/api/login';
    const response = await server.app.inject({ method: 'POST', url, payload, headers: encoding });
    expect(response.statusCode).toBe(400);
  });
});

describe('an image that is also a script', () => {
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
    const response = await served(file);
    expect(response.rawPayload.includes('alert(1)')).toBe(false);
    expect(response.headers).toMatchObject({
      'content-type': `image/${format}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
  });
});

it.each(['../../../etc/cron.d/x.jpg', '/etc/passwd.jpg', '....//....//x.jpg', 'a/b\\..\\x.jpg'])(
  'uses the file name %s only as a name',
  async (name) => {
    const before = readdirSync(server.dataDir, { recursive: true }).sort();
    const response = await send('no image', name);
    expect(response.json<{ message: string }>().message).not.toMatch(/\.\.\/|\/etc|\//);
    await send(await buildImage(), name);
    expect(readdirSync(server.dataDir, { recursive: true }).sort()).toEqual(before);
  },
);
