import { ANNOUNCEMENT, ATOM, CAP, FEEDS, JSON_FEED, readFeed } from '../../helpers/server/feeds';
import { deskFor, photoPart } from '../../helpers/server/posts';
import { problemsOf, textsOf } from '../../helpers/server/xml';

const { server, desk } = deskFor('all', { limits: FEEDS });

const read = (url: string) => readFeed(server, url);

it('has no announcement where none is in force, and no alert where there was none', async () => {
  expect((await read(ANNOUNCEMENT)).json()).toEqual({ data: null });
  expect((await read(CAP)).statusCode).toBe(404);
  expect((await read(JSON_FEED)).json()).toMatchObject({ items: [] });
  expect(await problemsOf('atom', (await read(ATOM)).body)).toEqual([]);
});

describe('the announcement of a night', () => {
  const put = async (body: object) => {
    server.clock.advance(60);
    expect((await desk.admin.put('/api/announcements/1', body)).statusCode).toBe(200);
  };
  const alerts: string[] = [];

  /** The current alert, and the earlier ones that it refers to. */
  async function alert() {
    const { body } = await read(CAP);
    const references = textsOf(body, 'references').flatMap((text) => text.split(' '));
    const names = references.map((reference) => alerts.findIndex((each) => each === reference));
    const fields = ['sender', 'identifier', 'sent'].map((name) => textsOf(body, name)[0]);
    alerts.push(fields.join());
    expect(await problemsOf('cap', body)).toEqual([]);
    return [textsOf(body, 'msgType')[0], textsOf(body, 'severity')[0], ...names];
  }

  it('is in its feed as it is now, and in the alerts as a series', async () => {
    const text = 'မိုးကြီးမည်။ Heavy rain.';
    await desk.admin.post('/api/announcements', { text, type: 'be careful' });
    const issued_at = server.services.now().toISOString();
    const data = { type: 'be careful', text, issued_at, renewed_at: null };
    expect((await read(ANNOUNCEMENT)).json()).toEqual({ data });
    expect(await alert()).toEqual(['Alert', 'Moderate']);

    server.clock.advance(3600);
    await desk.admin.post('/api/announcements/1/renewal');
    const renewed_at = server.services.now().toISOString();
    expect((await read(ANNOUNCEMENT)).json()).toEqual({ data: { ...data, renewed_at } });
    expect(await alert()).toEqual(['Update', 'Moderate', 0]);

    await put({ text, type: 'warning' });
    expect(await alert()).toEqual(['Update', 'Severe', 0, 1]);
    await put({ text: 'Heavier rain.', type: 'warning' });
    expect(await alert()).toEqual(['Update', 'Severe', 0, 1, 2]);
    await put({ text: 'Heavier rain.', type: 'warning' });
    await alert();
    expect(alerts.pop()).toBe(alerts.at(-1));
    await put({ text: 'It is over.', type: 'pleasant' });
    expect(await alert()).toEqual(['Cancel', 'Minor', 0, 1, 2, 3]);
    await put({ text: '', type: 'pleasant' });
    expect((await read(ANNOUNCEMENT)).json()).toEqual({ data: null });
    expect(await alert()).toEqual(['Cancel', undefined, 0, 1, 2, 3]);
    await put({ text: 'Wind.', type: 'be careful' });
    expect(await alert()).toEqual(['Alert', 'Moderate']);
    expect(new Set(alerts).size).toBe(7);
  });

  it('refers to the last 50 messages, and keeps no others', async () => {
    for (let count = 1; count < 60; count += 1) {
      if (count % 3 === 0) await desk.admin.post('/api/announcements/1/renewal');
      await put({ text: `Wind ${count}`, type: 'warning' });
      await alert();
    }
    for (const end of ['The wind is over.', 'Fine weather.']) {
      await put({ text: end, type: 'pleasant' });
      const { body } = await read(CAP);
      const references = textsOf(body, 'references')[0]?.split(' ') ?? [];
      expect([references.length, references.at(-1)]).toEqual([50, alerts.at(-1)]);
    }
    const kept = server.services.db.selectFrom('announcement_messages').select('number');
    expect(await kept.execute()).toHaveLength(51);
  });
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
  const [, image = ''] =
    /href="https:\/\/weather\.example\.org(\/api\/images[^"]*)"/.exec(atom) ?? [];
  const shown = await server.app.inject({ url: image });
  expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin');
});
