import { UNFILTERED } from '../../../src/server/store/engine/pages';
import { listPosts } from '../../../src/server/store/posts';
import { buildCategory, dataOf } from '../../helpers/server/content';
import { deskFor, photoPart } from '../../helpers/server/posts';
import { countQueries } from '../../helpers/server/testServer';

const { server, desk } = deskFor('each');

describe('listing posts', () => {
  it('responds with complete posts, and the icons of their categories', async () => {
    await desk.create({ 'description_images[]': await photoPart() });
    await desk.create({ 'tags[1]': '2', category_id: '2' });
    for (const row of dataOf<{ id: number }[]>(await desk.admin.get('/api/posts'))) {
      const post = dataOf(await desk.admin.get(`/api/posts/${row.id}`));
      expect(row).toEqual({ ...post, category_icon: buildCategory().icon });
    }
  });

  it('shows the first 2,000 characters of a description in lists, and all of it alone', async () => {
    // Each sign has two code units, so a cut by code units would show half as many.
    const description = `<p>${'🌊'.repeat(1000)}</p><p><strong>${'မိုး'.repeat(1000)}</strong></p>`;
    await desk.create({ description });
    const characters = [...description].slice(0, 2000).join('');
    const excerpt = `${characters}</strong></p>`;
    const lists = ['/api/posts', '/api/posts/filter', '/api/posts/filter?query=rain'];
    for (const url of lists) {
      const [post] = dataOf<{ description: string }[]>(await desk.admin.get(url));
      expect(post?.description).toBe(excerpt);
    }
    expect(dataOf(await desk.admin.get('/api/posts/1'))).toMatchObject({ description });
  });

  it('lists all categories, the children after their parents', async () => {
    for (const name of ['River', 'Sea']) {
      await desk.admin.post('/api/categories', buildCategory({ name, level: 2, parent_id: 2 }));
    }
    await desk.admin.post(
      '/api/categories',
      buildCategory({ name: 'Fog', level: 2, parent_id: 1 }),
    );
    expect((await desk.admin.get('/api/posts/categories')).json()).toEqual({
      data: [
        { id: 1, name: 'Weather' },
        { id: 5, name: 'Fog' },
        { id: 2, name: 'Flood' },
        { id: 3, name: 'River' },
        { id: 4, name: 'Sea' },
      ],
    });
  });
});

it.each([UNFILTERED, { ...UNFILTERED, text: 'rain' }])(
  'runs as many queries for ten posts as for one: %j',
  async (filter) => {
    const queriesFor = (perPage: number) =>
      countQueries(server, async (db) => {
        const { items } = await listPosts(db, { page: 1, perPage }, filter);
        expect(items).toHaveLength(perPage);
      });
    for (let count = 0; count < 10; count += 1) {
      await desk.create({ 'tags[1]': '2', 'description_images[]': await photoPart() });
    }
    expect(await queriesFor(10)).toBe(await queriesFor(1));
  },
);
