import sharp from 'sharp';
import { THUMBNAIL_WIDTHS } from '../../../src/contract/limits';
import { SLIDER_IMAGE_REQUIRED } from '../../../src/contract/slider';
import type { Field } from '../../helpers/postForm';
import { adminFor, dataOf, expectRefusal, idsOf } from '../../helpers/server/content';
import type { TestResponse } from '../../helpers/server/content';
import { buildImage, createSlider, multipart, upload } from '../../helpers/server/images';
import { signInAsAdmin, startedFor } from '../../helpers/server/testServer';

describe('serving images', () => {
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
    expect((await get(`${wide.url}?w=960`, { 'if-none-match': String(etag) })).statusCode).toBe(
      200,
    );
  });
});

describe('sliders', () => {
  const { server, headers, admin } = adminFor('each');

  const send = (url: string, ...fields: Field[]) => upload(server, url, headers, ...fields);
  const imagesOf = (response: TestResponse) =>
    dataOf<{ images: { id: number; size: number }[] }>(response).images;

  /** A browser sends this for an empty file field. */
  const emptyFileField = {
    payload: [
      '--x',
      'Content-Disposition: form-data; name="images[]"; filename=""',
      'Content-Type: application/octet-stream',
      '\r\n\r\n--x--\r\n',
    ].join('\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  };

  describe('creating a slider', () => {
    it('responds 201 with the slider and its images in the order sent', async () => {
      const [small, large] = [await buildImage(), await buildImage({ width: 900, height: 600 })];
      const files = [small, large].map((file): Field => ['images[]', { file }]);
      const response = await send('/api/sliders', ...files);
      expect(response.statusCode).toBe(201);
      const url = expect.stringMatching(/^\/api\/images\/[\w-]{22,}$/) as string;
      const size = expect.any(Number) as number;
      expect(response.json()).toEqual({
        data: {
          id: 1,
          images: [
            { id: 1, url, size },
            { id: 2, url, size },
          ],
          version: 1,
        },
      });
      const [first, second] = imagesOf(response);
      expect(first?.size).toBeLessThan(second?.size ?? 0);
    });

    it('accepts a single image without brackets in its name', async () => {
      const file = await buildImage();
      expect((await send('/api/sliders', ['images', { file }])).statusCode).toBe(201);
    });

    it('refuses a form without an image with its message', async () => {
      const forms = [
        await multipart(['title', 'rain']),
        await multipart(['images[]', 'not a file']),
        emptyFileField,
        { payload: undefined, headers: {} },
      ];
      for (const { payload, headers: more } of forms) {
        const request = { method: 'POST' as const, url: '/api/sliders', payload };
        const response = await server.app.inject({ ...request, headers: { ...headers, ...more } });
        expectRefusal(response, 'images', SLIDER_IMAGE_REQUIRED);
      }
    });
  });

  it('reading sliders lists the newest first, those of the same age by id', async () => {
    const file = await buildImage();
    for (const pause of [0, 60, 0]) {
      server.clock.advance(pause);
      await createSlider(server, headers, file);
    }
    expect(idsOf(await admin.get('/api/sliders'))).toEqual([3, 2, 1]);
  });

  describe('updating a slider', () => {
    const removal = (id: string): Field => ['removed_slider_image[]', id];

    it('removes, keeps and adds images, the new ones last', async () => {
      const file = await buildImage();
      const { images } = await createSlider(server, headers, file, file);
      const change: Field[] = [removal('1'), ['images[]', { file }]];
      const response = await send('/api/sliders/1', ['_method', 'PUT'], ...change);
      expect(response.statusCode).toBe(200);
      expect(imagesOf(response).map(({ id }) => id)).toEqual([2, 3]);
      expect((await admin.get(String(images[0]?.url))).statusCode).toBe(404);
      expect((await admin.get(String(images[1]?.url))).statusCode).toBe(200);
    });

    it('refuses to remove the last image', async () => {
      const { images } = await createSlider(server, headers, await buildImage());
      expectRefusal(await send('/api/sliders/1', removal('1')), 'images', SLIDER_IMAGE_REQUIRED);
      expect((await admin.get(String(images[0]?.url))).statusCode).toBe(200);
    });

    it('lets only one of two concurrent removals succeed', async () => {
      const file = await buildImage();
      await createSlider(server, headers, file, file);
      const removals = ['1', '2'].map((id) => send('/api/sliders/1', removal(id)));
      const responses = await Promise.all(removals);
      expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 422]);
    });

    it('ignores removed ids that do not belong to the slider', async () => {
      const file = await buildImage();
      await createSlider(server, headers, file);
      const other = await createSlider(server, headers, file);
      const response = await send('/api/sliders/1', ...['2', 'abc', '999'].map(removal));
      expect(response.statusCode).toBe(200);
      expect((await admin.get(String(other.images[0]?.url))).statusCode).toBe(200);
    });
  });
});
