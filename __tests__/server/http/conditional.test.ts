import { entityTags } from '../../../src/server/http/conditional';

it.each([
  ['"1"', ['"1"']],
  ['W/"1"', ['W/"1"']],
  ['""', ['""']],
  ['"1","2" , W/"3"', ['"1"', '"2"', 'W/"3"']],
  [', "1",\t,, "2" ,', ['"1"', '"2"']],
  ['"a,b", "\\"', ['"a,b"', '"\\"']],
  ['"\xe9"', ['"\xe9"']],
])('reads the entity tags %s', (value, tags) => {
  expect(entityTags(value)).toEqual(tags);
});

it.each([
  '',
  ' ',
  ',',
  '*',
  '1',
  '"1',
  '1"',
  '"1" "2"',
  '"1"2',
  '"1", 2',
  'w/"1"',
  'W/ "1"',
  '"a b"',
])('finds no entity tags in %j', (value) => {
  expect(entityTags(value)).toEqual([]);
});
