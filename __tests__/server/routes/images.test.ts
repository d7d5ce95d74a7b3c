import sharp from 'sharp';
import { THUMBNAIL_WIDTHS } from '../../../src/contract/limits';
import { signInAsAdmin, startedFor } from '../../helpers/server/testServer';
import { buildImage, createSlider } from '../../helpers/server/images';

const server = startedFor('all');
let wide: { url: string; size: number };
let narrow: typeof wide;

beforeAll(async () => {
  const headers = await signInAsAdmin(server);
  const store = async (width: number) => {
    const file = await buildImage({ width, height: width / 2 });
    const [image] = (await createSlider(server, headers, file)).images;
    if (!image) throw new Error('The slider came without its image.');
    return image;
  };
  wide = await store(2000);
  narrow = await store(200);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

describe('serving an image', () => {
  it('is served without a token, inert and cached for a year', async () => {
    const response = await get(wide.url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-length': String(wide.size),
    });
    expect(response.headers.etag).toMatch(/^"[^"]+"$/);
    expect(response.rawPayload.length).toBe(wide.size);
  });

  it('is served to HEAD without the bytes', async () => {
    const response = await server.app.inject({ method: 'HEAD', url: wide.url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe(String(wide.size));
    expect(response.body).toBe('');
  });

  it('responds 404 for an unknown key', async () => {
    const response = await get('/api/images/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('thumbnails', () => {
  it.each(THUMBNAIL_WIDTHS)('are served %d wide, as small WebP images', async (width) => {
    const response = await get(`${wide.url}?w=${width}`);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: width / 2,
    });
    expect(response.rawPayload.length).toBeLessThan(wide.size);
  });

  it.each([
    [160, 160],
    [960, 200],
  ])('of a narrow image asked for at %d are %d wide', async (asked, width) => {
    const response = await get(`${narrow.url}?w=${asked}`);
    expect(response.headers['content-type']).toBe('image/webp');
    expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
  });

  it.each(['161', '320', '0', '-160', '', 'abc', '160.0', '99999'])(
    'are not served in the width "%s"',
    async (width) => expect((await get(`${wide.url}?w=${width}`)).statusCode).toBe(404),
  );

  it('of a very tall image stay small', async () => {
    const headers = await signInAsAdmin(server);
    const file = await buildImage({ width: 20, height: 20_000 });
    const { images } = await createSlider(server, headers, file);
    const response = await get(`${String(images[0]?.url)}?w=160`);
    expect((await sharp(response.rawPayload).metadata()).height).toBe(640);
  });
});

it.each(['', '?w=160'])('has a separate entity tag for each width (%s)', async (query) => {
  const url = wide.url + query;
  const { etag } = (await get(url)).headers;
  const again = await get(url, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect((await get(`${wide.url}?w=960`, { 'if-none-match': String(etag) })).statusCode).toBe(200);
});
