import type * as Store from '../../../../../src/client/shared/form/drafts/draftStore';
import type { Draft } from '../../../../../src/client/shared/form/drafts/draftStore';
import { buildFile } from '../../../../helpers/client/builders';
import { drafts } from '../../../../helpers/client/indexedDb';

const DAY_MS = 86_400_000;

const buildDraft = (over: Partial<Draft> = {}): Draft => ({
  savedAt: Date.now(),
  page: '/posts/create',
  base: '{}',
  values: { title: 'Rain' },
  ...over,
});

/**
 * The draft store in its state in a newly opened page.
 *
 * @param serverTime the time in a response, if there was one
 */
async function openStore(serverTime?: number): Promise<typeof Store> {
  jest.resetModules();
  const { followClock } = await import('../../../../../src/contract/clock');
  if (serverTime !== undefined) followClock(new Date(serverTime).toUTCString());
  return import('../../../../../src/client/shared/form/drafts/draftStore');
}

describe('a draft', () => {
  it('comes back as it was written, with its files', async () => {
    const store = await openStore();
    const draft = buildDraft({ values: { title: 'Rain', images: [buildFile('rain.jpg')] } });
    await store.writeDraft('7', 'post:new', draft, true);
    expect(await store.readDrafts('7', 'post:new')).toMatchObject([draft]);
  });

  it('keeps its files when only its texts are written', async () => {
    const store = await openStore();
    const images = [buildFile('rain.jpg')];
    await store.writeDraft('7', 'post:new', buildDraft({ values: { images } }), true);
    const values = { images, title: 'Rain' };
    await store.writeDraft('7', 'post:new', buildDraft({ values }), false);
    expect(await store.readDrafts('7', 'post:new')).toMatchObject([{ values }]);
  });

  it('is removed with its files', async () => {
    const store = await openStore();
    const values = { images: [buildFile('rain.jpg')] };
    await store.writeDraft('7', 'post:new', buildDraft({ values }), true);
    await store.removeDrafts('7', ['post:new']);
    await store.writeDraft('7', 'post:new', buildDraft(), false);
    const [draft] = await store.readDrafts('7', 'post:new');
    expect(draft?.values).toEqual({ title: 'Rain' });
  });

  it('is one of several with the same name, and theirs is not that of a longer name', async () => {
    const store = await openStore();
    const keys = ['post:new#a', 'post:new#b', 'post:new:4#a'];
    for (const [index, key] of keys.entries()) {
      await store.writeDraft('7', key, buildDraft({ savedAt: Date.now() + index }), true);
    }
    const stored = await store.readDrafts('7', 'post:new');
    expect(stored.map(({ key }) => key)).toEqual(['post:new#b', 'post:new#a']);
  });

  it('expires after 30 days', async () => {
    const store = await openStore();
    const at = (days: number) => buildDraft({ savedAt: Date.now() - days * DAY_MS });
    await store.writeDraft('7', 'post:1', at(29), true);
    await store.writeDraft('7', 'post:2', at(31), true);
    const later = await openStore(Date.now());
    expect(await later.readDrafts('7', 'post:2')).toEqual([]);
    expect(await later.listDrafts('7')).toMatchObject([{ name: 'post:1' }]);
    expect(await drafts()).toEqual(['7:post:1']);
  });

  it.each([
    ['nobody knows the time', undefined, -31],
    ['the device is ahead of the server', Date.now() - 60 * DAY_MS, -31],
    ['the server is ahead of the device', Date.now() + 60 * DAY_MS, 0],
    ['the draft is from the future', Date.now(), 400],
  ])('is kept if %s', async (_, serverTime, days) => {
    const store = await openStore();
    const savedAt = Date.now() + days * DAY_MS;
    await store.writeDraft('7', 'post:1', buildDraft({ savedAt }), true);
    const later = await openStore(serverTime);
    expect(await later.readDrafts('7', 'post:1')).toMatchObject([{ savedAt }]);
  });
});

it('gives up on a database that never opens', async () => {
  const store = await openStore();
  const hanging = jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  jest.useFakeTimers();
  const calls = [store.listDrafts('7'), store.writeDraft('7', 'post:1', buildDraft(), true)];
  const refused = calls.map((call) =>
    expect(call).rejects.toThrow('The draft database did not open in time.'),
  );
  await jest.advanceTimersByTimeAsync(5000);
  await Promise.all(refused);
  jest.useRealTimers();
  hanging.mockRestore();
});

it('the list has only one user’s drafts, the newest first, with their sizes', async () => {
  const store = await openStore();
  const now = Date.now();
  const cover = buildFile('rain.jpg', 'x'.repeat(5000));
  const values = { title: 'Rain', cover };
  await store.writeDraft('7', 'post:1', buildDraft({ savedAt: now - 9, values }), true);
  await store.writeDraft('7', 'role:new', buildDraft({ savedAt: now, page: '/role' }), true);
  await store.writeDraft('77', 'post:2', buildDraft(), true);
  expect(await store.listDrafts('7')).toMatchObject([
    { name: 'role:new', savedAt: now, page: '/role', bytes: '{"title":"Rain"}'.length },
    {
      name: 'post:1',
      savedAt: now - 9,
      page: '/posts/create',
      bytes: '{"title":"Rain"}'.length + cover.size,
    },
  ]);
});
