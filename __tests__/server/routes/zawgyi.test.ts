import { findZawgyi } from '../../../src/server/tools/findZawgyi';
import type { ZawgyiText } from '../../../src/server/tools/findZawgyi';
import { judgeZawgyiAgain } from '../../../src/server/store/postSearch';
import { buildCategory, buildRole, idsOf } from '../../helpers/server/content';
import { deskFor } from '../../helpers/server/posts';
import SAMPLES from '../../fixtures/burmese/zawgyi.json';

const [[ZAWGYI = '', UNICODE = ''] = []] = SAMPLES;
const [, , [STORM = '', STORM_UNICODE = ''] = []] = SAMPLES;
const asHtml = (text: string) => `<p>Rain</p><p>${text.slice(0, 5)}<em>${text.slice(5)}</em></p>`;

const { server, desk } = deskFor('all');

// Post 1 is in Unicode. Posts 2 and 3 are in Zawgyi, by title and by description.
beforeAll(async () => {
  await desk.create({ title: UNICODE, description: asHtml(UNICODE) });
  await desk.create({ title: ZAWGYI, description: asHtml(UNICODE) });
  await desk.create({ description: asHtml(STORM) });
});

const search = (path: string, query: Record<string, string>) =>
  desk.admin.get(`/api/${path}?${new URLSearchParams(query).toString()}`);

const flagged = async (more: Record<string, string> = {}) =>
  idsOf(await search('posts/filter', { zawgyi: 'true', ...more }));

const countOf = async () =>
  (await desk.admin.get('/api/posts')).json<{ meta: { zawgyi: number } }>().meta.zawgyi;

describe('posts that look like Zawgyi', () => {
  it('are counted with the list, and found by a filter, with and without others', async () => {
    expect(await countOf()).toBe(2);
    expect(await flagged()).toEqual([3, 2]);
    expect(await flagged({ query: 'rain' })).toEqual([3, 2]);
    expect(await flagged({ query: STORM })).toEqual([3]);
    expect(await flagged({ start_date: '2026-06-06' })).toEqual([]);
    expect(idsOf(await search('posts/filter', { zawgyi: 'false' }))).toEqual([3, 2, 1]);
    expect((await search('posts/filter', { zawgyi: 'maybe' })).statusCode).toBe(422);
  });

  it('are judged anew by each update, and when they are restored', async () => {
    await desk.update(1, { title: ZAWGYI });
    await desk.update(2, { title: UNICODE });
    expect(await flagged()).toEqual([3, 1]);
    await desk.admin.delete('/api/posts/3');
    expect(await flagged()).toEqual([1]);
    await desk.admin.post('/api/posts/3/restore', {});
    expect(await flagged()).toEqual([3, 1]);
    await desk.update(1, { title: UNICODE, description: asHtml(UNICODE) });
    await desk.update(2, { title: ZAWGYI, description: asHtml(UNICODE) });
  });

  it('are judged again at the start, because an earlier release had another rule', async () => {
    const { db } = server.services;
    await db.updateTable('posts').set({ is_zawgyi: 1 }).execute();
    await judgeZawgyiAgain(db);
    expect(await flagged()).toEqual([3, 2]);
  });
});

describe('a query that looks like Zawgyi', () => {
  it('finds posts in both forms, each once, and the response says so', async () => {
    const response = await search('posts/filter', { query: ZAWGYI });
    expect(idsOf(response)).toEqual([2, 1]);
    expect(response.json()).toMatchObject({ also_searched: UNICODE, total: 2 });
    const both = await search('posts/filter', { query: STORM });
    expect(both.json()).toMatchObject({ also_searched: STORM_UNICODE, total: 1 });
    const unicode = await search('posts/filter', { query: UNICODE });
    expect([idsOf(unicode), Object.keys(unicode.json())]).toEqual([
      [2, 1],
      expect.not.arrayContaining(['also_searched']),
    ]);
  });

  it('is converted only in its parts in Zawgyi', async () => {
    const both = await search('posts/filter', { query: `ရေမြင့်တက်နေသည် ${STORM}` });
    expect(both.json()).toMatchObject({ also_searched: `ရေမြင့်တက်နေသည် ${STORM_UNICODE}` });
  });

  it.each(['categories/search/parents', 'roles/search', 'users/search'])(
    'finds names in Unicode by %s',
    async (path) => {
      await desk.admin.post('/api/categories', buildCategory({ name: STORM_UNICODE }));
      await desk.admin.post('/api/roles', buildRole({ name: { en: 'Storm', mm: STORM_UNICODE } }));
      const response = await search(path, { query: STORM });
      expect(response.json()).toMatchObject({
        also_searched: STORM_UNICODE,
        total: path.startsWith('users') ? 0 : 1,
      });
    },
  );
});

it('finds every stored text that looks like Zawgyi, and converts it', async () => {
  const { db } = server.services;
  await desk.admin.post('/api/tags', { name: STORM });
  const blank = { hazard: 'other', stage: '', type: 'warning', text_en: '' };
  await desk.admin.post('/api/announcement-templates', { ...blank, text_my: STORM });
  await desk.admin.post('/api/announcements', { text: `Rain\n${ZAWGYI}`, type: 'warning' });
  await desk.create({ title: STORM });
  await desk.admin.delete('/api/posts/4');
  const found: ZawgyiText[] = [];
  for await (const text of findZawgyi(db)) found.push(text);
  const storm = { before: STORM, after: STORM_UNICODE };
  const rain = { before: ZAWGYI, after: UNICODE };
  expect(found).toEqual([
    { table: 'posts', id: 2, column: 'title', ...rain },
    { table: 'posts', id: 3, column: 'description', ...storm },
    { table: 'announcements', id: 1, column: 'text', ...rain },
    { table: 'announcement_templates', id: 1, column: 'text_my', ...storm },
    { table: 'tags', id: 4, column: 'name', ...storm },
    expect.objectContaining({ table: 'trash', column: 'title', ...storm }),
  ]);
});
