import sharp from 'sharp';
import {
  buildAnimation,
  buildImage,
  buildPhotograph,
  createSlider,
  upload,
} from '../../helpers/server/images';
import { adminFor } from '../../helpers/server/content';

const { server, headers } = adminFor('all');

const send = (...files: { file: Uint8Array | string; name?: string }[]) => {
  const fields = files.map((file): ['images[]', typeof file] => ['images[]', file]);
  return upload(server, '/api/sliders', headers, ...fields);
};

async function storedImages(): Promise<number> {
  return (await server.services.db.selectFrom('images').select('id').execute()).length;
}

/** An uploaded image as it is served. */
async function roundTrip(file: Buffer, query = ''): Promise<Buffer> {
  const { images } = await createSlider(server, headers, file);
  return (await server.app.inject({ url: `${String(images[0]?.url)}${query}` })).rawPayload;
}

const buildProgressive = async () =>
  sharp(await buildPhotograph(400, 300))
    .jpeg({ progressive: true })
    .toBuffer();

describe('what counts as an image', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('keeps a %s in its format', async (format) => {
    const bytes = await roundTrip(await buildImage({ format, width: 70, height: 50 }));
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 70, height: 50 });
  });

  it('is decided by content and not by name', async () => {
    const file = await buildImage({ format: 'png' });
    const response = await send({ file, name: 'rain.txt' });
    const [image] = response.json<{ data: { images: { url: string }[] } }>().data.images;
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
  ])('rejects %s', async (_case, file) => {
    const before = await storedImages();
    const response = await send({ file, name: 'cloud.jpg' });
    const message = expect.stringMatching(
      /^cloud\.jpg (is not a JPEG, PNG, WebP or GIF image|is damaged and cannot be read)\.$/,
    ) as string;
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({ message, errors: { images: [message] } });
    expect(await storedImages()).toBe(before);
  });

  it('strips data appended to an image', async () => {
    const hidden = Buffer.concat([await buildImage(), Buffer.from('<script>alert(1)</script>')]);
    expect((await roundTrip(hidden)).includes('<script>')).toBe(false);
  });

  it.each([
    ['a PNG', 200, () => buildImage({ width: 400, height: 400, format: 'png' })],
    ['a JPEG', 3, () => buildPhotograph(400, 300)],
    ['half of a JPEG', 20_000, () => buildPhotograph(400, 300)],
    ['a progressive JPEG', 3, buildProgressive],
  ])('rejects %s without its last %d bytes', async (_case, missing, build) => {
    const whole = await build();
    const response = await send({ file: whole.subarray(0, -missing), name: 'half.png' });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ message: string }>().message).toBe(
      'half.png is damaged and cannot be read.',
    );
  });

  it.each([
    ['JPEG', () => buildPhotograph(400, 300)],
    ['progressive JPEG', buildProgressive],
  ])('keeps a %s with all its pixels but no end marker', async (_case, build) => {
    const whole = await build();
    const served = await roundTrip(whole.subarray(0, -2));
    expect(served.equals(await roundTrip(whole))).toBe(true);
  });

  it('names every invalid file, and stores none of the others', async () => {
    const before = await storedImages();
    const bad = ['one.jpg', 'two.jpg'].map((name) => ({ file: 'text', name }));
    const response = await send({ file: await buildImage() }, ...bad);
    expect(response.json<{ errors: object }>().errors).toEqual({
      images: [
        'one.jpg is not a JPEG, PNG, WebP or GIF image.',
        'two.jpg is not a JPEG, PNG, WebP or GIF image.',
      ],
    });
    expect(await storedImages()).toBe(before);
  });
});

describe('a stored image', () => {
  it('has lost its camera, its location and its other metadata', async () => {
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

  it.each(['', '?w=160'])('is upright (%s)', async (query) => {
    const lying = await sharp(await buildImage({ width: 90, height: 40 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const bytes = await roundTrip(lying, query);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 90 });
  });

  it.each(['gif', 'webp'] as const)('keeps an animated %s animated', async (format) => {
    const bytes = await roundTrip(await buildAnimation(format));
    const { pages, delay, pageHeight } = await sharp(bytes, { animated: true }).metadata();
    expect({ pages, delay, pageHeight }).toEqual({
      pages: 3,
      delay: [120, 120, 120],
      pageHeight: 30,
    });
  });

  it('has a still thumbnail of an animation', async () => {
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
