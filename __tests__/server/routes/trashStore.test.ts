import { rmSync } from 'node:fs';
import { dropDatabase } from '../../helpers/server/testDatabase';
import {
  ADMIN,
  logIn,
  signInAsAdmin,
  startTestServer,
  temporaryFolder,
} from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import { clientOf, dataOf } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';
import { buildImage, createSlider } from '../../helpers/server/images';
import { deskFor, photoPart, postOf } from '../../helpers/server/posts';

const { server, desk } = deskFor('all');

// One server for all: the second test deletes for good what the first has left.

const HOUR = 3600;
const DAYS = 24 * HOUR;

/** Signed in at this moment. */
const admin = async () => clientOf(server, await signInAsAdmin(server));
const trashOf = async (client: Client) => dataOf<object[]>(await client.get('/api/trash'));

async function newPost(title: string): Promise<number> {
  return postOf(await desk.create({ title, 'description_images[]': await photoPart() })).id;
}

/** The ids of the images whose bytes are stored, and of those that are in the trash. */
async function storedImages() {
  const { db } = server.services;
  const files = await db.selectFrom('image_files').select('image_id').distinct().execute();
  const kept = await db.selectFrom('trash_images').select('image_id').execute();
  const idsIn = (rows: typeof files) => rows.map(({ image_id }) => image_id).sort((a, b) => a - b);
  return { files: idsIn(files), kept: idsIn(kept) };
}

it('restores for 30 days, then purges with the next sign-in or deletion, images too', async () => {
  const client = await admin();
  const headers = await signInAsAdmin(server);
  const slider = await createSlider(server, headers, await buildImage(), await buildImage());
  const posts = [await newPost('Tsunami'), await newPost('Flood'), await newPost('Drought')];
  const urls = [`/api/sliders/${slider.id}`, ...posts.map((id) => `/api/posts/${id}`)];
  const [sliderUrl, early = '', late = '', last = ''] = urls;
  for (const url of [sliderUrl, early, late]) await client.delete(String(url));
  const { files } = await storedImages();

  server.clock.advance(30 * DAYS - 1);
  await logIn(server, ADMIN.email, ADMIN.password);
  expect((await storedImages()).files).toEqual(files);
  expect((await (await admin()).post(`${early}/restore`)).statusCode).toBe(200);

  server.clock.advance(1);
  const later = await admin();
  expect((await later.post(`${sliderUrl}/restore`)).statusCode).toBe(404);
  expect(await trashOf(later)).toEqual([]);
  await logIn(server, ADMIN.email, ADMIN.password);
  expect((await storedImages()).files).toEqual(files);
  server.clock.advance(6 * HOUR);
  await logIn(server, ADMIN.email, ADMIN.password);
  server.clock.advance(6 * HOUR);
  await logIn(server, ADMIN.email, ADMIN.password);
  expect((await storedImages()).kept).toEqual([]);
  expect((await storedImages()).files).toHaveLength(files.length - 4);

  await (await admin()).delete(early);
  server.clock.advance(30 * DAYS);
  await logIn(server, ADMIN.email, ADMIN.password);
  server.clock.advance(6 * HOUR);
  await (await admin()).delete(last);
  expect((await storedImages()).kept).toHaveLength(2);
  expect((await storedImages()).files).toHaveLength(files.length - 6);
});

describe('a clock that is ahead', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = temporaryFolder();
  });

  afterEach(async () => {
    await dropDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const logInTo = (own: TestServer) => logIn(own, ADMIN.email, ADMIN.password);

  /** A start on the store of this test. @param aheadDays by how much its clock is ahead */
  async function start(aheadDays = 0): Promise<TestServer> {
    const own = await startTestServer({ dataDir });
    own.clock.ms += aheadDays * DAYS * 1000;
    return own;
  }

  /** A slider in the trash, and what of it can still be restored. */
  async function withDeletedSlider() {
    const own = await start();
    const headers = await signInAsAdmin(own);
    const { id } = await createSlider(own, headers, await buildImage());
    await clientOf(own, headers).delete(`/api/sliders/${id}`);
    return own;
  }

  const isKept = async ({ services: { db } }: TestServer) => {
    const images = await db.selectFrom('image_files').select('image_id').execute();
    const entries = await db.selectFrom('trash').select('id').execute();
    return images.length > 0 && entries.length > 0;
  };

  it('for less than six hours deletes nothing, and what it hid can be restored', async () => {
    const own = await withDeletedSlider();
    const right = own.clock.ms;
    own.clock.advance(8 * HOUR);
    await logInTo(own);
    own.clock.ms += 900 * DAYS * 1000;
    for (let hour = 0; hour < 5; hour += 1) {
      await logInTo(own);
      own.clock.advance(HOUR);
    }
    expect(await isKept(own)).toBe(true);
    own.clock.ms = right + 13 * HOUR * 1000;
    own.clock.elapsedMs += HOUR * 1000;
    await logInTo(own);
    own.clock.advance(6 * HOUR);
    await logInTo(own);
    const client = clientOf(own, await signInAsAdmin(own));
    expect((await client.post('/api/sliders/1/restore')).statusCode).toBe(200);
    await own.app.close();
  });

  it('at one start deletes nothing', async () => {
    await (await withDeletedSlider()).app.close();
    const ahead = await start(900);
    await logInTo(ahead);
    await logInTo(ahead);
    expect(await isKept(ahead)).toBe(true);
    await ahead.app.close();
    const right = await start();
    await logInTo(right);
    expect(await isKept(right)).toBe(true);
    await right.app.close();
  });

  it('is believed at the second start, and after six hours', async () => {
    await (await withDeletedSlider()).app.close();
    const first = await start(31);
    await logInTo(first);
    expect(await isKept(first)).toBe(true);
    await first.app.close();
    const second = await start(32);
    await logInTo(second);
    expect(await isKept(second)).toBe(false);
    await second.app.close();
  });
});
