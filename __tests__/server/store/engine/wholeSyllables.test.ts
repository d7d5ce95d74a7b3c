import { fold } from '../../../../src/contract/fold';
import { UNFILTERED } from '../../../../src/server/store/engine/pages';
import { findPosts } from '../../../../src/server/store/postSearch';
import { canBePart, isWholeIn } from '../../../../src/server/store/engine/wholeSyllables';
import { createRole, listRoles } from '../../../../src/server/store/roles';
import { buildContent, openSearchedStore } from '../../../helpers/server/searchedPosts';
import type { SearchedStore } from '../../../helpers/server/searchedPosts';

describe('a text within another', () => {
  const table: [text: string, within: string, isWhole: boolean][] = [
    ['ရေ', 'မြစ်ရေမြင့်', true],
    ['ရေ', 'ရေ', true],
    ['ရေ', 'ရေ။', true],
    ['ရေ', 'ရောက်ရှိ', false],
    ['ရေ', 'စာရေး', false],
    ['ရေ', 'ရောက်ရှိပြီး ရေကြီး', true],
    ['က', 'စက်', false],
    ['က', 'စက္ကူ', false],
    ['က', 'က', true],
    ['မိုး', 'မိုးလေဝသ', true],
    ['တိုင်', 'မုန်တိုင်း', false],
    ['တိုင်း', 'မုန်တိုင်း', true],
    ['ဂါ', 'အင်္ဂါ', false],
    ['်', 'စက်', false],
    ['က်', 'စက်', false],
    ['အင်္', 'အင်္ဂါ', false],
    ['ရေ (၁)', 'ရေ (၁) မီတာ', true],
    ['မိုး 100%', 'မိုး 100%', true],
    ['rain', 'raining', true],
  ];

  test.each(table)('%s in %s is whole: %s', (text, within, isWhole) => {
    expect(isWholeIn([fold(text)])(fold(within))).toBe(isWhole);
  });

  it('can only be part of a longer syllable if it begins or ends with Burmese', () => {
    expect(
      ['ရေ', 'rain ရေ', 'ရေ 12 m', 'rain 12', '၁၂'].map((one) => canBePart([fold(one)])),
    ).toEqual([...[true, true, true, false, false]]);
  });
});

describe('the results of a search', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 5, 5, hour));
  let store: SearchedStore;

  beforeAll(async () => {
    store = await openSearchedStore();
    await store.addAll([
      buildContent({ title: 'ရေကြီးမှု', createdAt: at(1) }),
      buildContent({ title: 'ရောက်ရှိ', createdAt: at(2) }),
      buildContent({ title: 'စာ', tags: ['မြစ်ရေ'], createdAt: at(3) }),
      buildContent({ title: 'စာ', tags: ['အရေးပေါ်'], createdAt: at(4) }),
      buildContent({ title: 'ရောက်', tags: ['ရေ'], createdAt: at(5) }),
      buildContent({ title: 'ရေး', description: '<p>သောက်ရေ</p>', createdAt: at(6) }),
      buildContent({ title: 'rain', createdAt: at(7) }),
    ]);
  });
  afterAll(() => store.remove());

  const find = (text: string, page = 1, perPage = 100) =>
    findPosts(store.db, { page, perPage }, { ...UNFILTERED, text });

  it('begin with the posts that have it as whole syllables, each part newest first', async () => {
    expect(await find('ရေ')).toEqual({ items: [6, 5, 3, 1, 4, 2], total: 6, whole: 4 });
  });

  it('keep that order over the pages, and the numbers on each', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => find('ရေ', page, 3)));
    expect(pages.map(({ items }) => items)).toEqual([[6, 5, 3], [1, 4, 2], []]);
    expect(pages.map(({ whole }) => whole)).toEqual([3, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([6, 6, 6]);
  });

  it('are ordered the same where the index finds them', async () => {
    expect(await find('ရောက')).toEqual({ items: [5, 2], total: 2, whole: 0 });
    expect(await find('ရောက်')).toEqual({ items: [5, 2], total: 2, whole: 2 });
  });

  it('say nothing of syllables for a text that cannot be part of one', async () => {
    expect(await find('rain')).toEqual({ items: [7], total: 1 });
  });

  it('are ordered the same in the other lists', async () => {
    for (const mm of ['ရောက်', 'ရေ', 'စာရေး', 'မြစ်ရေ']) {
      await createRole(store.db, { slug: mm, name: { en: mm, mm }, permissions: [] }, at(1));
    }
    const filter = { ...UNFILTERED, text: 'ရေ' };
    const read = (page: number) => listRoles(store.db, { page, perPage: 3 }, filter);
    const pages = [await read(1), await read(2), await read(3)];
    const slugs = pages.map(({ items }) => items.map(({ slug }) => slug));
    expect(slugs).toEqual([['ရေ', 'မြစ်ရေ', 'ရောက်'], ['စာရေး'], []]);
    expect(pages.map(({ total, whole }) => [total, whole])).toEqual([
      [4, 2],
      [4, 0],
      [4, 0],
    ]);
  });
});
