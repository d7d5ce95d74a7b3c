import { SLIDER_IMAGE_REQUIRED } from '../../../src/contract/slider';
import { buildImage, createSlider, multipart, upload } from '../../helpers/server/images';
import { adminFor } from '../../helpers/server/content';

const { server, headers } = adminFor('each');

const get = (url: string) => server.app.inject({ url, headers });

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
    const response = await upload(
      server,
      '/api/sliders',
      headers,
      ['images[]', { file: small }],
      ['images[]', { file: large }],
    );

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
    const [first, second] = response.json<{ data: { images: { size: number }[] } }>().data.images;
    expect(first?.size).toBeLessThan(second?.size ?? 0);
  });

  it('accepts a single image without brackets in its name', async () => {
    const file = await buildImage();
    const response = await upload(server, '/api/sliders', headers, ['images', { file }]);
    expect(response.statusCode).toBe(201);
  });

  it('refuses a form without an image with its message', async () => {
    const forms = {
      'no image': await multipart(['title', 'rain']),
      'text in place of an image': await multipart(['images[]', 'not a file']),
      'an empty file field': emptyFileField,
      'no body': { payload: undefined, headers: {} },
    };
    const message = SLIDER_IMAGE_REQUIRED;
    for (const [name, { payload, headers: more }] of Object.entries(forms)) {
      const request = { method: 'POST' as const, url: '/api/sliders', payload };
      const response = await server.app.inject({ ...request, headers: { ...headers, ...more } });
      expect([name, response.statusCode]).toEqual([name, 422]);
      expect(response.json()).toEqual({ message, errors: { images: [message] } });
    }
  });
});

it('reading sliders lists the newest first, those of the same age by id', async () => {
  const file = await buildImage();
  for (const pause of [0, 60, 0]) {
    server.clock.advance(pause);
    await createSlider(server, headers, file);
  }
  const { data } = (await get('/api/sliders')).json<{ data: { id: number }[] }>();
  expect(data.map((slider) => slider.id)).toEqual([3, 2, 1]);
});

describe('updating a slider', () => {
  it('removes, keeps and adds images, the new ones last', async () => {
    const file = await buildImage();
    const { images } = await createSlider(server, headers, file, file);
    const response = await upload(
      server,
      '/api/sliders/1',
      headers,
      ['_method', 'PUT'],
      ['removed_slider_image[]', '1'],
      ['images[]', { file }],
    );
    expect(response.statusCode).toBe(200);
    const { data } = response.json<{ data: { images: { id: number }[] } }>();
    expect(data.images.map((image) => image.id)).toEqual([2, 3]);
    expect((await get(String(images[0]?.url))).statusCode).toBe(404);
    expect((await get(String(images[1]?.url))).statusCode).toBe(200);
  });

  it('refuses to remove the last image', async () => {
    const { images } = await createSlider(server, headers, await buildImage());
    const response = await upload(server, '/api/sliders/1', headers, [
      'removed_slider_image[]',
      '1',
    ]);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: SLIDER_IMAGE_REQUIRED,
      errors: { images: [SLIDER_IMAGE_REQUIRED] },
    });
    expect((await get(String(images[0]?.url))).statusCode).toBe(200);
  });

  it('lets only one of two concurrent removals succeed', async () => {
    const file = await buildImage();
    await createSlider(server, headers, file, file);
    const remove = (id: string) =>
      upload(server, '/api/sliders/1', headers, ['removed_slider_image[]', id]);
    const responses = await Promise.all([remove('1'), remove('2')]);
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 422]);
  });

  it('ignores removed ids that do not belong to the slider', async () => {
    const file = await buildImage();
    await createSlider(server, headers, file);
    const other = await createSlider(server, headers, file);
    const removals = ['2', 'abc', '999'].map((id): ['removed_slider_image[]', string] => [
      'removed_slider_image[]',
      id,
    ]);
    const response = await upload(server, '/api/sliders/1', headers, ...removals);
    expect(response.statusCode).toBe(200);
    expect((await get(String(other.images[0]?.url))).statusCode).toBe(200);
  });
});
