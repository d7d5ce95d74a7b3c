import { idsOf } from '../../helpers/server/content';
import { repeatIds } from '../../helpers/server/ids';
import { deskFor, photoPart, postOf } from '../../helpers/server/posts';

const { server, desk } = deskFor('each');

beforeEach(async () => {
  await desk.create({ 'description_images[]': [await photoPart(), await photoPart()] });
});

const read = async () => postOf(await desk.admin.get('/api/posts/1'));
const isServed = async (url = '') => (await desk.admin.get(url)).statusCode === 200;

it('saves nothing of an update that fails in the store', async () => {
  const before = await read();
  const { db } = server.services;
  await repeatIds(db, 'images', 2);
  const added = { 'description_images[]': await photoPart(), title: 'Fog', 'tags[0]': '3' };
  const response = await desk.update(1, { ...added, 'removed_description_images[]': '2' });
  expect(response.statusCode).toBe(500);
  expect(await read()).toEqual(before);
  expect(await isServed(before.description_images[0]?.url)).toBe(true);
  expect(idsOf(await desk.admin.get('/api/posts/filter?query=fog'))).toEqual([]);
});

describe('two updates at the same moment', () => {
  it('leave one cover and no orphaned image', async () => {
    const cover_image = await photoPart();
    const responses = await Promise.all([1, 2].map(() => desk.update(1, { cover_image })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await isServed((await read()).cover_image?.url)).toBe(true);
    expect(await desk.countImages()).toBe(3);
  });

  it('add both their images and remove one only once', async () => {
    const change = {
      'removed_description_images[]': '2',
      'description_images[]': await photoPart(),
    };
    await Promise.all([1, 2].map(() => desk.update(1, change)));
    expect((await read()).description_images.map(({ id }) => id)).toEqual([3, 4, 5]);
  });

  it('respond 404 where the other one deletes the post', async () => {
    const before = await desk.countImages();
    const update = desk.update(1, { cover_image: await photoPart() });
    await desk.admin.delete('/api/posts/1');
    expect((await update).statusCode).toBe(404);
    // Those of the post are in the trash, and there are no others.
    expect(await desk.countImages()).toBe(before);
  });
});
