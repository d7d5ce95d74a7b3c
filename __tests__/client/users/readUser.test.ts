import { readUser, roleNameOf } from '../../../src/client/features/users/readUser';
import { buildUserRow } from './userScreen';

const read = readUser(buildUserRow());
const named = (over: Record<string, unknown>) => {
  const user = readUser(buildUserRow({ roleName: null, ...over }));
  return user && roleNameOf(user);
};

it('keeps a user as our own server sends it', () => {
  expect(read).toMatchObject(buildUserRow());
});

it.each<[string, Record<string, unknown>, object]>([
  ['ids as texts', { id: '21', role_id: '4' }, { id: '21', role_id: '4' }],
  ['no role_id', { role_id: null }, {}],
  ['no slug', { slug: undefined }, {}],
  ['no name', { name: null }, { name: '' }],
  ['an address of another kind', { email: 5 }, { email: '' }],
])('reads %s', (_, over, expected) => {
  expect(readUser(buildUserRow(over))).toEqual({ ...read, ...expected });
});

it.each<[string, Record<string, unknown>, string]>([
  ['roleName', { roleName: { en: 'Lead' } }, 'Lead'],
  ['a bare roleName', { roleName: 'Lead' }, 'Lead'],
  ['the role without a roleName', {}, 'Editor'],
  ['a role that is a bare name', { role: 'Lead' }, 'Lead'],
  ['a role with a label', { role: { label: 'Lead' }, roleName: {} }, 'Lead'],
  ['no role', { role: null }, ''],
  ['a role without an id', { role: { id: null }, roleName: 'Lead' }, 'Lead'],
])('names the role after %s', (_, over, name) => {
  expect(named(over)).toBe(name);
});

it('leaves empty what is missing', () => {
  expect(readUser({ id: 21 })).toEqual({
    id: 21,
    name: '',
    email: '',
    role: { id: '', slug: '', name: { en: '', mm: '' }, permissions: [] },
    roleName: { en: '' },
    slug: '',
    role_id: '',
    created_at: '',
  });
});

it.each([[null], ['khin'], [5], [{}], [{ ...buildUserRow(), id: null }]])(
  'finds no user in %j',
  (value) => {
    expect(readUser(value)).toBeNull();
  },
);
