import { UPLOAD } from '../../../../src/contract/limits';
import { buildImage, multipart, upload } from '../../../helpers/server/images';
import { adminFor } from '../../../helpers/server/content';

const { server, headers } = adminFor('all');

const send = (...files: { file: Uint8Array | string; name?: string }[]) => {
  const fields = files.map((file): ['images[]', typeof file] => ['images[]', file]);
  return upload(server, '/api/sliders', headers, ...fields);
};

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
  ])('responds with 400 to one %s', async (_case, contentType) => {
    expect((await sendRaw('hello', contentType)).statusCode).toBe(400);
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
