import type { Fault } from '../fault';

const grams = ['server/store/search/grams.test.ts'];
const groups = ['server/store/search/mergeIndexes.test.ts'];

/** The index of posts: what is written, looked up, merged and given up. */
export const searchIndex: Fault[] = [
  {
    rule: 'a text is looked up in the block in which it would be',
    file: 'server/store/search/gramBlocks.ts',
    find: 'units.subarray(begin, begin + shared + 1)',
    replace: 'units.subarray(begin, begin + shared + 2)',
    tests: grams,
  },
  {
    rule: 'a document that only may contain a text is read',
    file: 'server/store/search/gramBlocks.ts',
    find: 'isExact: matcher.isComplete,',
    replace: 'isExact: true,',
    tests: grams,
  },
  {
    rule: 'a gram is written after those that it shares something with',
    file: 'server/store/search/writeGrams.ts',
    find: 'isGathered && !hasEnd ? shared : depth',
    replace: 'depth',
    tests: grams,
  },
  {
    rule: 'what ends a field is found',
    file: 'server/store/search/writeGrams.ts',
    find: 'isGathered && ended < to',
    replace: 'false',
    tests: grams,
  },
  {
    rule: 'the documents of a frequent text are stored with it',
    file: 'server/store/search/writeGrams.ts',
    find: 'to - from <= GATHERED_OCCURRENCES',
    replace: 'true',
    tests: grams,
  },
  {
    rule: 'a rare word is known as a whole',
    file: 'server/store/search/writeGrams.ts',
    find: 'to - from > READ_AT_ONCE',
    replace: 'to < from',
    tests: grams,
  },
  {
    rule: 'an index goes on after the batch that was stored last',
    file: 'server/store/search/writeGrams.ts',
    find: 'if (after >= bigramOf(first, 0)) out.flush();',
    replace: '',
    tests: grams,
  },
  {
    rule: 'a document that may contain a text is found only if it does',
    file: 'server/store/search/postSearch.ts',
    find: "    .where(isOneOf(db, 'post_id', [...ids]))\n    .where((eb) => contains(eb.ref('body'), text))",
    replace: "    .where(isOneOf(db, 'post_id', [...ids]))",
    tests: ['server/store/search/postSearch.property.test.ts'],
  },
  {
    rule: 'other parts of a text leave out only the documents that lack them',
    file: 'server/store/search/findInIndexes.ts',
    find: 'if (common.length > 0)',
    replace: 'if (common.length > ordinals.length)',
    tests: ['server/store/search/postSearch.test.ts'],
  },
  {
    rule: 'a segment is in one index at a time',
    file: 'server/store/search/indexes.ts',
    find: "    .set({ state: 'obsolete' })\n    .where('first_segment', '>=', range.first)",
    replace: "    .set({ state: 'obsolete' })\n    .where('first_segment', '>', range.last)",
    tests: groups,
  },
  {
    rule: 'an index without half of its segments is given up',
    file: 'server/store/search/indexes.ts',
    find: 'left.length >= segments / 2',
    replace: 'segments >= 0',
    tests: groups,
  },
  {
    rule: 'a new segment is in no older index',
    file: 'server/store/search/segments.ts',
    find: 'Math.max(await newestSegment(db), (await covered.executeTakeFirst())?.id ?? 0)',
    replace: 'Math.max(await newestSegment(db))',
    tests: groups,
  },
  {
    rule: 'one process at a time builds an index',
    file: 'server/store/search/indexes.ts',
    find: 'Number(index.written) === bigram',
    replace: 'bigram >= -1',
    tests: groups,
  },
  {
    rule: 'a group is merged once it gets no more segments',
    file: 'server/store/search/ranges.ts',
    find: 'if (newest <= group.last) return undefined;',
    replace: '',
    tests: groups,
  },
  {
    rule: 'a group without an index is indexed as a whole',
    file: 'server/store/search/ranges.ts',
    find: 'if (isWhole && segments',
    replace: 'if (!isWhole && segments',
    tests: groups,
  },
  {
    rule: 'a server that stops does not wait for the index',
    file: 'server/maintainIndex.ts',
    find: '    stopping.abort();\n',
    replace: '',
    tests: groups,
  },
  {
    rule: 'a server merges indexes once it is ready',
    file: 'server/serve.ts',
    find: 'stopMaintenance = maintainIndex(db, app.log);',
    replace: 'stopMaintenance = () => Promise.resolve();',
    tests: ['server/embedded/maintenance.test.ts'],
  },
];
