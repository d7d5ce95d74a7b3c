import sharp from 'sharp';
import type { ImageDecoder } from '../../../src/server/images/imageDecoder';
import { makeThumbnails } from '../../../src/server/images/thumbnails';
import { deleteImages } from '../../../src/server/store/images';
import { buildImage, createSlider } from '../../helpers/server/images';
import { signInAsAdmin, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

const DAY_S = 24 * 3600;

let server: TestServer;
let id: number;
let url: string;

beforeEach(async () => {
  server = await startTestServer();
  const file = await buildImage({ width: 1400, height: 700 });
  const [image] = (await createSlider(server, await signInAsAdmin(server), file)).images;
  if (!image) throw new Error('The slider came without its image.');
  ({ id, url } = image);
});

afterEach(() => server.stop());

const get = (width: number) => server.app.inject({ url: `${url}?w=${width}` });

function kept() {
  const rows = server.services.db.selectFrom('thumbnails').select(['image_id', 'width', 'size']);
  return rows.orderBy('width').execute();
}

const keptWidths = async () => (await kept()).map(({ width }) => width);

/** Thumbnails of the server's store, with a way of scaling and a limit of their own. */
function thumbnails(scaler: Partial<ImageDecoder> = {}, maxBytes = 1_000_000) {
  const { db, images, now } = server.services;
  return makeThumbnails({ db, now, maxBytes, images: { ...images, ...scaler } });
}

const image = () => ({ id, width: 1400 });

it('keeps only the width of lists until somebody asks for another one', async () => {
  expect((await get(160)).statusCode).toBe(200);
  expect(await kept()).toEqual([]);
  const { rawPayload } = await get(640);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 640, height: 320 });
  expect(await kept()).toEqual([{ image_id: id, width: 640, size: rawPayload.length }]);
  expect((await get(640)).rawPayload).toEqual(rawPayload);
});

it('makes each once, however many ask for it', async () => {
  const scaled: number[] = [];
  const { images } = server.services;
  const made = thumbnails({
    scale(stored, width) {
      scaled.push(width);
      return images.scale(stored, width);
    },
  });
  const widths = [320, 640, 320, 320, 640];
  const all = await Promise.all(widths.map((width) => made.read(image(), width)));
  expect(all).not.toContain(null);
  await made.read(image(), 320);
  expect(scaled).toEqual([320, 640]);
});

it('keeps one that two processes have made', async () => {
  const [one, other] = [thumbnails(), thumbnails()];
  const both = await Promise.all([one.read(image(), 320), other.read(image(), 320)]);
  expect(both[0]?.bytes).toEqual(both[1]?.bytes);
  expect(await keptWidths()).toEqual([320]);
});

it('deletes with an image what was made of it', async () => {
  await get(320);
  await deleteImages(server.services.db, [id]);
  expect(await kept()).toEqual([]);
  expect((await get(320)).statusCode).toBe(404);
});

it('keeps none of an image that is deleted meanwhile', async () => {
  const made = thumbnails({
    async scale() {
      await deleteImages(server.services.db, [id]);
      return Buffer.from('thumbnail');
    },
  });
  expect(await made.read(image(), 320)).toMatchObject({ content_type: 'image/webp' });
  expect(await kept()).toEqual([]);
});

it('deletes what was not used for longest where the limit is reached', async () => {
  const made = thumbnails({ scale: () => Promise.resolve(Buffer.alloc(100)) }, 250);
  await made.read(image(), 320);
  server.clock.advance(1);
  await made.read(image(), 640);
  server.clock.advance(2 * DAY_S);
  await made.read(image(), 320);
  server.clock.advance(1);
  await made.read(image(), 1280);
  expect(await keptWidths()).toEqual([320, 1280]);
});

describe('where a thumbnail cannot be made', () => {
  it('serves the full size, which is not cached in its place', async () => {
    const { db } = server.services;
    const files = db.updateTable('image_files').where('image_id', '=', id).where('width', '=', 0);
    const bytes = Buffer.from('no image');
    await files.set({ bytes }).execute();
    const response = await get(640);
    expect(response.rawPayload).toEqual(bytes);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(response.headers).not.toHaveProperty('etag');
    expect(await kept()).toEqual([]);
  });

  it('does not wait where many are waiting', async () => {
    let proceed = () => {};
    const blocked = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const made = thumbnails({ scale: () => blocked.then(() => Buffer.from('thumbnail')) });
    const waiting = Array.from({ length: 32 }, (_, index) => made.read(image(), index + 1));
    while (made.metrics()[0]?.value !== 32) await new Promise(setImmediate);
    expect(await made.read(image(), 320)).toBeNull();
    proceed();
    await Promise.all(waiting);
    expect(await made.read(image(), 320)).not.toBeNull();
  });
});
