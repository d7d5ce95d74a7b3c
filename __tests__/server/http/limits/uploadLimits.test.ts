import { UPLOAD } from '../../../../src/contract/limits';
import { buildImage, multipart, upload } from '../../../helpers/server/images';
import { adminFor } from '../../../helpers/server/content';

const { server, headers } = adminFor('all');

const send = (...files: { file: Uint8Array | string; name?: string }[]) => {
  const fields = files.map((file): ['images[]', typeof file] => ['images[]', file]);
  return upload(server, '/api/sliders', headers, ...fields);
};

/** A PNG header with these dimensions, followed by nothing. */
async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await buildImage({ format: 'png' });
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('limits', () => {
  it('rejects 41 megapixels by the header alone', async () => {
    const response = await send({ file: await pngClaiming(8200, 5000), name: 'huge.png' });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ message: string }>().message).toBe(
      'huge.png has more than 40 megapixels.',
    );
  });

  it('accepts a real image of 40 megapixels, and rejects one of 41', async () => {
    const build = (height: number) => buildImage({ width: 8000, height, format: 'png' });
    expect((await send({ file: await build(5000) })).statusCode).toBe(201);
    expect((await send({ file: await build(5125) })).statusCode).toBe(422);
  });

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

  it('rejects more fields than a form can have', async () => {
    const fields = Array.from({ length: 1300 }, (): [string, string] => ['tags[]', '1']);
    expect((await upload(server, '/api/sliders', headers, ...fields)).statusCode).toBe(422);
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
  ])('responds with 400 to one %s', async (_case, contentType) => {
    expect((await sendRaw('hello', contentType)).statusCode).toBe(400);
  });

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
