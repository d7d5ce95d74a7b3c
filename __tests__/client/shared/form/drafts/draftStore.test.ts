import type * as Store from '../../../../../src/client/shared/form/drafts/draftStore';
import type { Draft } from '../../../../../src/client/shared/form/drafts/draft';
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

/** The store as a newly opened page has it. */
async function openStore(): Promise<typeof Store> {
  jest.resetModules();
  return import('../../../../../src/client/shared/form/drafts/draftStore');
}

afterEach(() => localStorage.clear());

describe('a draft', () => {
  it('comes back as it was written, with its files', async () => {
    const store = await openStore();
    const draft = buildDraft({ values: { title: 'Rain', images: [buildFile('rain.jpg')] } });
    await store.writeDraft('7', 'post:new', draft, true);
    expect(await store.readDraft('7', 'post:new')).toMatchObject(draft);
  });

  it('keeps its files when only its texts are written', async () => {
    const store = await openStore();
    const images = [buildFile('rain.jpg')];
    await store.writeDraft('7', 'post:new', buildDraft({ values: { images } }), true);
    const values = { images, title: 'Rain' };
    await store.writeDraft('7', 'post:new', buildDraft({ values }), false);
    expect((await store.readDraft('7', 'post:new'))?.values).toEqual(values);
  });

  it('is removed with its files', async () => {
    const store = await openStore();
    const values = { images: [buildFile('rain.jpg')] };
    await store.writeDraft('7', 'post:new', buildDraft({ values }), true);
    await store.removeDrafts('7', ['post:new']);
    await store.writeDraft('7', 'post:new', buildDraft(), false);
    expect((await store.readDraft('7', 'post:new'))?.values).toEqual({ title: 'Rain' });
  });

  it('expires after 30 days', async () => {
    const store = await openStore();
    const at = (days: number) => buildDraft({ savedAt: Date.now() - days * DAY_MS });
    await store.writeDraft('7', 'post:1', at(29), true);
    await store.writeDraft('7', 'post:2', at(31), true);
    expect(await store.readDraft('7', 'post:2')).toBeNull();
    const later = await openStore();
    expect(await later.listDrafts('7')).toMatchObject([{ name: 'post:1' }]);
    expect(await drafts()).toEqual(['7:post:1']);
  });
});

describe('the list', () => {
  it('has only one user’s drafts, the newest first, with their sizes', async () => {
    const store = await openStore();
    const now = Date.now();
    const values = { title: 'Rain', cover: buildFile('rain.jpg', 'x'.repeat(5000)) };
    await store.writeDraft('7', 'post:1', buildDraft({ savedAt: now - 9, values }), true);
    await store.writeDraft('7', 'role:new', buildDraft({ savedAt: now, page: '/role' }), true);
    await store.writeDraft('77', 'post:2', buildDraft(), true);
    expect(await store.listDrafts('7')).toEqual([
      { name: 'role:new', savedAt: now, page: '/role', bytes: '{"title":"Rain"}'.length },
      { name: 'post:1', savedAt: now - 9, page: '/posts/create', bytes: 5016 },
    ]);
  });
});

describe('a draft of version 0.1.0 in local storage', () => {
  const KEY = 'form-draft:7:post:new';
  const old = { savedAt: Date.now(), base: '{}', values: { title: 'Rain' } };

  it.each([
    [KEY, 'post:new', '/posts/create'],
    ['form-draft:7:post:12', 'post:12', '/posts/12/edit'],
  ])('is moved once: %s', async (key, name, page) => {
    localStorage.setItem(key, JSON.stringify(old));
    const store = await openStore();
    const { savedAt, values } = old;
    expect(await store.readDraft('7', name)).toMatchObject({ savedAt, values, page, base: '' });
    expect(localStorage).toHaveLength(0);
  });

  it('replaces none that was written since', async () => {
    const store = await openStore();
    await store.writeDraft('7', 'post:new', buildDraft({ values: { title: 'Storm' } }), true);
    localStorage.setItem(KEY, JSON.stringify(old));
    const later = await openStore();
    expect((await later.readDraft('7', 'post:new'))?.values).toEqual({ title: 'Storm' });
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '5'],
    ['no values', JSON.stringify({ ...old, values: null })],
    ['a draft of long ago', JSON.stringify({ ...old, savedAt: Date.now() - 31 * DAY_MS })],
  ])('is dropped where it is %s', async (_, stored) => {
    localStorage.setItem(KEY, stored);
    const store = await openStore();
    expect(await store.readDraft('7', 'post:new')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('stays where the store refuses it', async () => {
    localStorage.setItem(KEY, JSON.stringify(old));
    const refuse = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = await openStore();
    await expect(store.readDraft('7', 'post:new')).rejects.toThrow('full');
    refuse.mockRestore();
    expect(await store.readDraft('7', 'post:new')).toMatchObject({ values: { title: 'Rain' } });
    expect(localStorage).toHaveLength(0);
  });
});
