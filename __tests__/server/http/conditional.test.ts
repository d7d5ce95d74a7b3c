import { admitsWrite, entityTags, isCurrent } from '../../../src/server/http/conditional';

it.each([
  ['"1"', ['"1"']],
  ['W/"1"', ['W/"1"']],
  ['""', ['""']],
  ['"1","2" , W/"3"', ['"1"', '"2"', 'W/"3"']],
  [', "1",\t,, "2" ,', ['"1"', '"2"']],
  ['"a,b", "\\"', ['"a,b"', '"\\"']],
  ['"\xe9"', ['"\xe9"']],
])('reads the entity tags %s', (value, tags) => expect(entityTags(value)).toEqual(tags));

it.each([
  ...['', ' ', ',', '*', '1', '"1', '1"', '"1" "2"', '"1"2', '"1", 2', 'w/"1"', 'W/ "1"', '"a b"'],
])('finds no entity tags in %j', (value) => expect(entityTags(value)).toEqual([]));

it.each([
  ...['"7"', '*', '"0", W/"9,", "7" ,"x"'].map((tags) => [tags, true] as const),
  // Tags that a proxy or a faulty client may make of a version's tag.
  ...['W/"7"', '"7-gzip"', '"07"', '7', '', '"', 'null', '"0", "7-br"', '"0", W/"7"', '"7" x'].map(
    (tags) => [tags, false] as const,
  ),
  ...['"0" "7"', '"x, 7"', '*, "0"', '"6"'].map((tags) => [tags, false] as const),
])('admits a write to version 7 by %j: %j', (tags, isAdmitted) =>
  expect(admitsWrite({ headers: { 'if-match': tags } }, { version: 7 })).toBe(isAdmitted),
);

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", "a"', true],
  ['*', true],
  ['"x"', false],
])('takes %s for the current tag: %j', (tags, isKnown) =>
  expect(isCurrent({ headers: { 'if-none-match': tags } }, 'W/"a"')).toBe(isKnown),
);
