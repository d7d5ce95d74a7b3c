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
