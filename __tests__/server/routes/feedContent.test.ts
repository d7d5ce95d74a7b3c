import { ANNOUNCEMENT, ATOM, FEEDS, JSON_FEED, readFeed } from '../../helpers/server/feeds';
import { deskFor, photoPart } from '../../helpers/server/posts';
import { problemsOf, textsOf } from '../../helpers/server/xml';

const { server, desk } = deskFor('all', { limits: FEEDS });

const read = (url: string) => readFeed(server, url);

it('has no announcement where none is in force, and no post where there is none', async () => {
  expect((await read(ANNOUNCEMENT)).json()).toEqual({ data: null, version: 0 });
  expect((await read(JSON_FEED)).json()).toMatchObject({ items: [] });
  expect(await problemsOf('atom', (await read(ATOM)).body)).toEqual([]);
});

it('has the announcement in force as it is now', async () => {
  const text = 'မိုးကြီးမည်။ Heavy rain.';
  await desk.admin.post('/api/announcements', { text, type: 'be careful' });
  const issued_at = server.services.now().toISOString();
  const data = { type: 'be careful', text, areas: [], issued_at, renewed_at: null };
  expect((await read(ANNOUNCEMENT)).json()).toEqual({ data, version: 1 });
  server.clock.advance(3600);
  await desk.admin.post('/api/announcements/1/renewal');
  const renewed_at = server.services.now().toISOString();
  expect((await read(ANNOUNCEMENT)).json()).toEqual({ data: { ...data, renewed_at }, version: 1 });
  await desk.admin.put('/api/announcements/1', { text: '', type: 'pleasant' });
  expect((await read(ANNOUNCEMENT)).json()).toEqual({ data: null, version: 2 });
});

it('has the newest posts, whole or in part, with the times of publication and change', async () => {
  const long = `<p>${'Long description. '.repeat(3000)}</p>`;
  await desk.create({ title: 'Long', description: long, backdate: '01-06-2026' });
  await desk.create({ title: 'Deleted' });
  await desk.create({ title: 'Rain & <wind>', 'description_images[]': await photoPart() });
  await desk.admin.delete('/api/posts/2');
  server.clock.advance(3600);
  await desk.update(3, { title: 'Rain & <storm>' });
  const changed = server.services.now().toISOString();
  const { items } = (await read(JSON_FEED)).json<{ items: Record<string, unknown>[] }>();
  expect(items.map(({ title }) => title)).toEqual(['Rain & <storm>', 'Long']);
  expect(items[0]).toMatchObject({ date_modified: changed, content_html: '<p>Rain in Yangon</p>' });
  expect(String(items[1]?.content_html).length).toBeLessThan(2100);
  expect(String(items[1]?.summary)).toHaveLength(280);
  const atom = (await read(ATOM)).body;
  expect(await problemsOf('atom', atom)).toEqual([]);
  expect(textsOf(atom, 'id').slice(1)).toEqual(items.map(({ id }) => id));
  expect(textsOf(atom, 'updated')[0]).toBe(changed);
  const page = 'https://www.example.org/posts/3';
  expect(items[0]).toMatchObject({ url: page });
  expect(atom).toContain(`<link rel="alternate" type="text/html" href="${page}"/>`);
  const [, image = ''] =
    /href="https:\/\/weather\.example\.org(\/api\/images[^"]*)"/.exec(atom) ?? [];
  const [, type, length] = /type="(image\/\w+)" length="(\d+)"/.exec(atom) ?? [];
  const shown = await server.app.inject({ url: image });
  expect(shown.headers).toMatchObject({ 'content-type': type, 'content-length': length });
});
