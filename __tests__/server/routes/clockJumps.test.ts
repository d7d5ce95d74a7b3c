import { signInAsAdmin, startedFor } from '../../helpers/server/testServer';
import { adminOf, clientOf, dataOf, idsOf } from '../../helpers/server/content';
import type { TestResponse } from '../../helpers/server/content';
import { CAP, FEEDS, readFeed } from '../../helpers/server/feeds';
import { textsOf } from '../../helpers/server/xml';

const server = startedFor('each', { limits: FEEDS });

const YEARS_MS = 3 * 365 * 24 * 3_600_000;
const URL = '/api/announcements/1';
const warning = (text: string) => ({ text, type: 'warning' });
const END = { text: 'It is over.', type: 'pleasant' };

/** A user who signs in now, because a jump of the clock ends sessions. */
const officer = () => adminOf(server);

/** A warning that was issued while the clock was ahead. */
async function issueAhead(): Promise<TestResponse> {
  server.clock.ms += YEARS_MS;
  return (await officer()).post('/api/announcements', warning('Storm'));
}

async function alert() {
  const { body } = await readFeed(server, CAP);
  const first = (name: string) => textsOf(body, name)[0];
  const sent = String(first('sent'));
  const reference = [FEEDS.CAP_SENDER, first('identifier'), sent].join();
  const [kind, expires, references] = [first('msgType'), first('expires'), first('references')];
  return { kind, sent, expires, reference, references };
}

it('ends a warning that was issued while the clock was ahead, in the order of the saves', async () => {
  await issueAhead();
  const first = await alert();
  server.clock.ms -= YEARS_MS;
  const client = await officer();
  await client.post(`${URL}/renewal`);
  const second = await alert();
  expect([second.kind, second.references]).toEqual(['Update', first.reference]);
  await client.put(URL, warning('Heavier storm'));
  const third = await alert();
  expect(third.references).toBe([first, second].map(({ reference }) => reference).join(' '));
  await client.put(URL, END);
  const end = await alert();
  expect([end.kind, end.references]).toEqual([
    'Cancel',
    [first, second, third].map(({ reference }) => reference).join(' '),
  ]);
  const times = [first, second, third, end].map(({ sent }) => Date.parse(sent));
  expect(times).toEqual([...times].sort((one, other) => one - other));
  await client.put(URL, warning('Another storm'));
  const next = await alert();
  expect([next.kind, next.references]).toEqual(['Alert', undefined]);
  expect(Date.parse(next.sent)).toBeLessThan(Number(times[0]));
  const names = [first, second, third, end, next].map(({ reference }) => reference);
  expect(new Set(names).size).toBe(5);
});

it('holds a warning for as long as it was confirmed', async () => {
  const client = await officer();
  await client.post('/api/announcements', warning('Storm'));
  const first = await alert();
  expect(Date.parse(String(first.expires)) - Date.parse(first.sent)).toBe(24 * 3_600_000);
  server.clock.advance(10 * 3600);
  expect((await alert()).expires).toBe(first.expires);
  await client.post(`${URL}/renewal`);
  const renewed = await alert();
  expect(Date.parse(String(renewed.expires)) - Date.parse(String(first.expires))).toBe(
    Date.parse(renewed.sent) - Date.parse(first.sent),
  );
  expect(renewed.sent > first.sent).toBe(true);
  server.clock.advance(30 * 3600);
  expect(await alert()).toEqual(renewed);
});

it('has the newest text as the newest version, and names who saved it last', async () => {
  await issueAhead();
  server.clock.ms -= YEARS_MS;
  const client = await officer();
  await client.put(URL, END);
  const versions = dataOf<{ text: string; until: string | null }[]>(
    await client.get(`${URL}/versions`),
  );
  expect(versions.map(({ text, until }) => [text, until])).toEqual([
    [END.text, null],
    ['Storm', server.services.now().toISOString()],
  ]);
  const [newest] = idsOf(await client.get('/api/audit'));
  expect(newest).toBe(Math.max(...idsOf(await client.get('/api/audit'))));
  const stale = clientOf(server, { ...(await signInAsAdmin(server)), 'if-match': '"1"' });
  const conflict = (await stale.put(URL, END)).json<{ changed_at: string }>();
  expect(conflict.changed_at).toBe(server.services.now().toISOString());
});
