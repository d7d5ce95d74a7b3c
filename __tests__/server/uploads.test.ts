import sharp from 'sharp';
import { UPLOAD } from '../../src/contract/limits';
import { signInAsAdmin, startTestServer } from '../helpers/server';
import type { TestServer } from '../helpers/server';
import {
  buildAnimation,
  buildImage,
  createSlider,
  multipart,
  upload,
} from '../helpers/serverImages';

let server: TestServer;
let headers: { authorization: string };

beforeAll(async () => {
  server = await startTestServer();
  headers = await signInAsAdmin(server);
});

afterAll(() => server.stop());

const send = (...files: { file: Uint8Array | string; name?: string }[]) => {
  const fields = files.map((file): ['images[]', typeof file] => ['images[]', file]);
  return upload(server, '/api/sliders', headers, ...fields);
};

async function storedImages(): Promise<number> {
  return (await server.services.db.selectFrom('images').select('id').execute()).length;
}

/** What is served of an uploaded image. */
async function roundTrip(file: Buffer, query = ''): Promise<Buffer> {
  const { images } = await createSlider(server, headers, file);
  return (await server.app.inject({ url: `${String(images[0]?.url)}${query}` })).rawPayload;
}

/** A PNG header that claims these measures, followed by nothing. */
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

describe('what counts as an image', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('keeps a %s in its format', async (format) => {
    const bytes = await roundTrip(await buildImage({ format, width: 70, height: 50 }));
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 70, height: 50 });
  });

  it('goes by content and not by name', async () => {
    const file = await buildImage({ format: 'png' });
    const answer = await send({ file, name: 'rain.txt' });
    const [image] = answer.json<{ data: { images: { url: string }[] } }>().data.images;
    const served = await server.app.inject({ url: String(image?.url) });
    expect(served.headers['content-type']).toBe('image/png');
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  it.each([
    ['an SVG', svg],
    ['an SVG behind a GIF signature', `GIF89a${svg}`],
    ['a page behind a GIF signature', 'GIF89a<script>alert(1)</script>'],
    ['a text with the name of a JPEG', 'hello'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a TIFF', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])],
    ['nothing', ''],
  ])('refuses %s', async (_case, file) => {
    const before = await storedImages();
    const answer = await send({ file, name: 'cloud.jpg' });
    const message = expect.stringMatching(
      /^cloud\.jpg (is not a JPEG, PNG, WebP or GIF image|is damaged and cannot be read)\.$/,
    ) as string;
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message, errors: { images: [message] } });
    expect(await storedImages()).toBe(before);
  });

  it('strips what is hidden behind the pixels of an image', async () => {
    const hidden = Buffer.concat([await buildImage(), Buffer.from('<script>alert(1)</script>')]);
    expect((await roundTrip(hidden)).includes('<script>')).toBe(false);
  });

  it('refuses an image that breaks off', async () => {
    const whole = await buildImage({ width: 400, height: 400, format: 'png' });
    const answer = await send({ file: whole.subarray(0, whole.length - 200), name: 'half.png' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string }>().message).toBe(
      'half.png is damaged and cannot be read.',
    );
  });

  it('names every file that is wrong, and stores none of the others', async () => {
    const before = await storedImages();
    const bad = ['one.jpg', 'two.jpg'].map((name) => ({ file: 'text', name }));
    const answer = await send({ file: await buildImage() }, ...bad);
    expect(answer.json<{ errors: object }>().errors).toEqual({
      images: [
        'one.jpg is not a JPEG, PNG, WebP or GIF image.',
        'two.jpg is not a JPEG, PNG, WebP or GIF image.',
      ],
    });
    expect(await storedImages()).toBe(before);
  });
});

describe('what becomes of an image', () => {
  it('loses its camera, its place and its other metadata', async () => {
    const tagged = await sharp(await buildImage())
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 48/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .toBuffer();
    expect(tagged.includes('SecretCamera')).toBe(true);
    const bytes = await roundTrip(tagged);
    expect(bytes.includes('SecretCamera')).toBe(false);
    expect(await sharp(bytes).metadata()).not.toMatchObject({ exif: expect.anything() as unknown });
    expect(await sharp(bytes).metadata()).not.toMatchObject({ xmp: expect.anything() as unknown });
  });

  it.each(['', '?w=160'])('stands upright (%s)', async (query) => {
    const lying = await sharp(await buildImage({ width: 90, height: 40 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const bytes = await roundTrip(lying, query);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 90 });
  });

  it.each(['gif', 'webp'] as const)('an animated %s stays animated', async (format) => {
    const bytes = await roundTrip(await buildAnimation(format));
    const { pages, delay, pageHeight } = await sharp(bytes, { animated: true }).metadata();
    expect({ pages, delay, pageHeight }).toEqual({
      pages: 3,
      delay: [120, 120, 120],
      pageHeight: 30,
    });
  });

  it('an animation has a still thumbnail', async () => {
    const bytes = await roundTrip(await buildAnimation('gif'), '?w=160');
    const { format, pages = 1, width, height } = await sharp(bytes).metadata();
    expect({ format, pages, width, height }).toEqual({
      format: 'webp',
      pages: 1,
      width: 40,
      height: 30,
    });
  });
});

describe('limits', () => {
  it('refuses 41 megapixels by the header alone', async () => {
    const answer = await send({ file: await pngClaiming(8200, 5000), name: 'huge.png' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string }>().message).toBe(
      'huge.png has more than 40 megapixels.',
    );
  });

  it('takes a real image of 40 megapixels, and refuses one of 41', async () => {
    const build = (height: number) => buildImage({ width: 8000, height, format: 'png' });
    expect((await send({ file: await build(5000) })).statusCode).toBe(201);
    expect((await send({ file: await build(5125) })).statusCode).toBe(422);
  });

  it('refuses a file of more than 10 MB, by name', async () => {
    const large = Buffer.concat([await buildImage(), Buffer.alloc(UPLOAD.maxFileBytes)]);
    const ok = { file: await buildImage(), name: 'ok.jpg' };
    const answer = await send(ok, { file: large, name: 'large.jpg' }, ok);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ message: 'large.jpg is larger than 10 MB.' });
  });

  it('takes a file of 10 MB to the byte', async () => {
    const image = await buildImage();
    const padded = Buffer.concat([image, Buffer.alloc(UPLOAD.maxFileBytes - image.length)]);
    expect((await send({ file: padded })).statusCode).toBe(201);
  });

  it('takes 20 files and refuses 21', async () => {
    const file = await buildImage();
    const files = Array.from({ length: UPLOAD.maxFiles }, () => ({ file }));
    expect((await send(...files)).statusCode).toBe(201);
    const answer = await send(...files, { file });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ message: 'At most 20 files can be uploaded at once.' });
  });

  it('refuses more fields than a form can have', async () => {
    const fields = Array.from({ length: 1300 }, (): [string, string] => ['tags[]', '1']);
    expect((await upload(server, '/api/sliders', headers, ...fields)).statusCode).toBe(413);
  });

  it('refuses a field of more than a megabyte', async () => {
    const answer = await upload(server, '/api/sliders', headers, ['text', 'a'.repeat(1_100_000)]);
    expect(answer.statusCode).toBe(413);
  });
});

describe('broken forms', () => {
  const sendRaw = (payload: string | Buffer, contentType: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/sliders',
      payload,
      headers: { ...headers, 'content-type': contentType },
    });

  it('answers 400 to one that breaks off', async () => {
    const body = await multipart(['images[]', { file: await buildImage() }]);
    const half = body.payload.subarray(0, body.payload.length - 60);
    const answer = await sendRaw(half, body.headers['content-type']);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: 'The request could not be read.' });
  });

  it.each([
    ['without a boundary', 'multipart/form-data'],
    ['that is no form at all', 'multipart/form-data; boundary=x'],
  ])('answers 400 to one %s', async (_case, contentType) => {
    expect((await sendRaw('hello', contentType)).statusCode).toBe(400);
  });

  it('answers 400 to a field named like what every object has', async () => {
    const answer = await upload(server, '/api/sliders', headers, ['__proto__', 'x']);
    expect(answer.statusCode).toBe(400);
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'answers 415 to %s where a form is expected',
    async (contentType) => {
      const answer = await sendRaw('{}', contentType);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toEqual({ message: 'Unsupported media type.' });
    },
  );
});
