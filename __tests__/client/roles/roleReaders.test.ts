import {
  groupPermissions,
  readPermissions,
  withUnlisted,
} from '../../../src/client/features/roles/readPermissions';
import { readRole } from '../../../src/client/features/roles/readRole';
import { PERMISSIONS } from './roleScreen';

const role = { id: 4, slug: 'editor', name: { en: 'Editor', mm: 'အယ်ဒီတာ' }, permissions: [] };

it.each<[string, Record<string, unknown>, { en: string; mm: string }]>([
  ['an object', { name: { en: 'A', mm: 'B' } }, { en: 'A', mm: 'B' }],
  ['a text', { name: 'A' }, { en: 'A', mm: '' }],
  ['a label inside', { name: { label: 'A' } }, { en: 'A', mm: '' }],
  ['a label beside', { name: null, label: 'A' }, { en: 'A', mm: '' }],
  ['languages beside', { name: undefined, en: 'A', mm: 'B' }, { en: 'A', mm: 'B' }],
  ['nothing', { name: null }, { en: '', mm: '' }],
  ['something odd', { name: { en: 5, mm: ['B'] } }, { en: '', mm: '' }],
  ['blanks', { name: { en: ' ', mm: '\u200b' } }, { en: '', mm: '' }],
])('reads a name in the form of %s', (_, over, name) =>
  expect(readRole({ ...role, ...over })?.name).toEqual(name),
);

it.each<[string, unknown, string[]]>([
  ['slugs', ['a', 'b'], ['a', 'b']],
  ['objects', [{ slug: 'a' }, { slug: 'b', id: 2 }], ['a', 'b']],
  ['both', ['a', { slug: 'b' }], ['a', 'b']],
  ['the same twice', ['a', { slug: 'a' }], ['a']],
  ['odd things', ['a', 5, null, {}], ['a']],
  ['null', null, []],
  ['a text', 'a', []],
])('reads permissions that come as %s', (_, permissions, slugs) =>
  expect(readRole({ ...role, permissions })?.permissions).toEqual(slugs),
);

it('keeps ids as they are, numbers or strings', () => {
  expect(readRole(role)?.id).toBe(4);
  expect(readRole({ ...role, id: '4' })?.id).toBe('4');
});

it.each([[null], ['role'], [[role]], [{}], [{ ...role, id: null }]])('takes %j for none', (body) =>
  expect(readRole(body)).toBeNull(),
);

const permissions = PERMISSIONS.map(({ slug, group, name }) => ({ slug, group, name: name.en }));
const [create, edit, editRole] = permissions;
const [, , sent] = PERMISSIONS;

it.each<[string, unknown, unknown[]]>([
  ['bare', PERMISSIONS, permissions],
  ['under data', { data: PERMISSIONS }, permissions],
  ['beside invalid ones', [...PERMISSIONS, null, 5, {}, { slug: ' ' }], permissions],
  ['twice', [...PERMISSIONS, sent], permissions],
  ['with a name as a text', [{ ...sent, name: 'Edit role' }], [editRole]],
  ['without a name', [{ ...sent, name: null }], [{ ...editRole, name: 'role-edit' }]],
  ['without an id', [{ ...sent, id: undefined }], [editRole]],
  ['without a group', [{ ...sent, group: null }], [{ ...editRole, group: 'Other' }]],
  ['as null', null, []],
  ['as an empty text', '', []],
  ['as a text', 'a page', []],
  ['as null under data', { data: null }, []],
])('readPermissions reads permissions in the form %s', (_, answer, read) =>
  expect(readPermissions(answer)).toEqual(read),
);

it('groupPermissions groups in order of first occurrence, also where a group is interrupted', () => {
  const listed = [create, editRole, edit].flatMap((permission) => permission ?? []);
  expect(groupPermissions(listed)).toEqual([
    ['Slider', [create, edit]],
    ['Role', [editRole]],
  ]);
});

it('withUnlisted adds the permissions of a role that are not in the list', () =>
  expect(withUnlisted(permissions, ['slider-edit', 'flood-alarm'])).toEqual([
    ...permissions,
    { slug: 'flood-alarm', group: 'Other', name: 'flood-alarm' },
  ]));
