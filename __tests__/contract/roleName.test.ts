import { roleName } from '../../src/contract/roleName';

const name = { en: 'Editor', mm: 'အယ်ဒီတာ' };

it.each<[string, unknown, string | null, string | null]>([
  ['a name object', { name }, 'Editor', 'အယ်ဒီတာ'],
  ['a name as text', { name: 'Editor' }, 'Editor', null],
  ['names on the role itself', name, 'Editor', 'အယ်ဒီတာ'],
  ['a label', { label: 'Editor' }, 'Editor', null],
  ['a label in the name', { name: { label: 'Editor', mm: name.mm } }, 'Editor', 'အယ်ဒီတာ'],
  ['a name before a label', { name, label: 'Other' }, 'Editor', 'အယ်ဒီတာ'],
  ['a blank name before a label', { name: { en: ' ' }, label: 'Editor' }, 'Editor', null],
  ['blank names', { name: { en: '', mm: '\u200B' } }, null, null],
  ['name null', { name: null }, null, null],
  ['no names', {}, null, null],
  ['no role', null, null, null],
  ['nothing', undefined, null, null],
])('reads %s', (_, role, en, mm) =>
  expect([roleName(role, 'en'), roleName(role, 'mm')]).toEqual([en, mm]),
);
