import type { AreaCode } from '../../../src/contract/areas';
import { adminFor, dataOf } from '../../helpers/server/content';
import {
  alertsIn,
  ANNOUNCEMENT,
  CAP,
  CAP_INDEX,
  FEEDS,
  readFeed,
} from '../../helpers/server/feeds';
import { problemsOf, textsOf } from '../../helpers/server/xml';

const { server, admin } = adminFor('each', { limits: FEEDS });

const alerts: string[] = [];

// Each call of the validator starts a thread.
afterAll(async () => expect(await problemsOf('cap', ...alerts)).toEqual([]));

const read = async (url: string) => (await readFeed(server, url)).body;

/** Publishes, and returns what the newest alert then says. */
async function publish(text: string, type: string, areas?: AreaCode[]) {
  server.clock.advance(60);
  const form = { text, type, areas };
  const created = await admin.post('/api/announcements', form);
  if (created.statusCode !== 201) dataOf(await admin.put('/api/announcements/1', form));
  return newest();
}

/** The type of the newest alert, and the type of response and the areas of each block. */
async function newest() {
  const document = await read(CAP);
  alerts.push(document);
  const blocks = document.split('<info>').slice(1);
  const told = blocks.map((block) =>
    [...textsOf(block, 'responseType'), ...textsOf(block, 'value')].join(' '),
  );
  return [...textsOf(document, 'msgType'), ...told];
}

const [RAKHINE, DELTA, YANGON] = ['MM-16', 'MM-07', 'MM-06'] as const;

it('names the areas of a warning, and only once those that it is extended to or leaves', async () => {
  expect(await publish('Storm.', 'warning', [RAKHINE])).toEqual(['Alert', 'MM-16']);
  expect(await publish('Storm.', 'warning', [RAKHINE, DELTA])).toEqual(['Update', 'MM-16 MM-07']);
  expect(textsOf(await read(CAP), 'description')).toEqual([
    'Storm.\n\nExtended to: Ayeyarwady Region.',
  ]);
  expect(await publish('Surge.', 'warning', [DELTA, YANGON])).toEqual([
    'Update',
    'MM-07 MM-06',
    'AllClear MM-16',
  ]);
  expect(textsOf(await read(CAP), 'description')[0]).toBe(
    'Surge.\n\nExtended to: Yangon Region.\n\nNo longer in force in: Rakhine State.',
  );
  server.clock.advance(60);
  await admin.post('/api/announcements/1/renewal');
  expect(await newest()).toEqual(['Update', 'MM-07 MM-06']);
  expect(textsOf(await read(CAP), 'description')).toEqual(['Surge.']);
  expect(await publish('Surge. Stay away.', 'be careful')).toEqual(['Update', 'MM-07 MM-06']);
});

it('takes a change of areas at the time of the first alert for a change', async () => {
  await publish('Storm.', 'warning', [RAKHINE]);
  await admin.put('/api/announcements/1', { text: 'Storm.', type: 'warning', areas: [DELTA] });
  expect(await newest()).toEqual(['Update', 'MM-07', 'AllClear MM-16']);
});

it('counts the whole country as all of its areas', async () => {
  await publish('Storm.', 'warning');
  const [kind, warning, released] = await publish('Storm.', 'warning', [RAKHINE]);
  expect([kind, warning]).toEqual(['Update', 'MM-16']);
  expect(released?.split(' ')).toHaveLength(15);
  expect(released).not.toContain(RAKHINE);
  expect(await publish('Storm.', 'warning', [])).toEqual(['Update', 'MM']);
  expect(textsOf(await read(CAP), 'description')).toEqual(['Storm.\n\nExtended to: Myanmar.']);
});

describe('the end of a series', () => {
  beforeEach(async () => {
    await publish('Storm.', 'warning', [RAKHINE, YANGON]);
    await publish('Storm.', 'warning', [RAKHINE, DELTA]);
  });

  it.each([
    ['leaves the areas as they are', undefined, ['AllClear MM-16 MM-07', 'AllClear MM-06']],
    ['is about some of them', [DELTA], ['AllClear MM-07', 'AllClear MM-16 MM-06']],
    ['is about another one', ['MM-11'], ['AllClear MM-11', 'AllClear MM-16 MM-07 MM-06']],
    ['is about the whole country', [], ['AllClear MM']],
  ] as const)('that %s reaches all areas of its warnings', async (_case, areas, told) => {
    const end = await publish('It is over.', 'pleasant', areas && [...areas]);
    expect(end).toEqual(['Cancel', ...told]);
    expect(textsOf(await read(CAP), 'description')[0]).toBe('It is over.');
    await publish('', 'pleasant');
    expect(await newest()).toEqual(['Cancel']);
    expect(await publish('Fine.', 'pleasant')).toEqual(end);
  });

  it('is over: the next warning leaves no area of it', async () => {
    await publish('It is over.', 'pleasant');
    expect(await publish('Flood.', 'warning', [YANGON])).toEqual(['Alert', 'MM-06']);
  });
});

it('leaves no area of an all-clear that follows no warning', async () => {
  expect(await publish('Fine.', 'pleasant', [RAKHINE])).toEqual(['Alert', 'AllClear MM-16']);
  expect(await publish('Fine.', 'pleasant', [DELTA])).toEqual(['Update', 'AllClear MM-07']);
  expect(textsOf(await read(CAP), 'description')).toEqual(['Fine.']);
});

it('has the areas in the index as categories, and in the announcement with their names', async () => {
  await publish('Storm.', 'warning');
  await publish('Storm.', 'warning', [RAKHINE]);
  await publish('', 'warning');
  const index = await read(CAP_INDEX);
  expect(await problemsOf('atom', index)).toEqual([]);
  const area =
    '<category scheme="urn:iso:std:iso:3166:-2" term="MM-16" label="ရခိုင်ပြည်နယ် / Rakhine State"/>';
  const country =
    '<category scheme="urn:iso:std:iso:3166:-1" term="MM" label="မြန်မာနိုင်ငံ / Myanmar"/>';
  expect(index.match(/<category [^>]*>/g)).toEqual([area, area, country]);
  expect(alertsIn(index)).toHaveLength(3);
  await publish('Storm.', 'warning');
  const areas = [{ code: RAKHINE, name_en: 'Rakhine State', name_my: 'ရခိုင်ပြည်နယ်' }];
  expect((await readFeed(server, ANNOUNCEMENT)).json()).toMatchObject({ data: { areas } });
});
