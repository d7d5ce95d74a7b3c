import {
  groupPermissions,
  readPermissions,
  withUnlisted,
} from '../../../src/client/features/roles/readPermissions';
import { buildPermission, PERMISSIONS } from './roleScreen';

const [create, edit, role] = PERMISSIONS;

describe('readPermissions', () => {
  it.each<[string, unknown]>([
    ['a bare array', PERMISSIONS],
    ['an array under data', { data: PERMISSIONS }],
    ['invalid entries beside them', [...PERMISSIONS, null, 5, {}, { slug: ' ' }]],
    ['one of them twice', [...PERMISSIONS, role]],
  ])('reads %s', (_, answer) => {
    expect(readPermissions(answer)).toEqual(PERMISSIONS);
  });

  it.each<[string, unknown, ReturnType<typeof buildPermission>]>([
    ['the slug', { id: 'a', slug: 'a', group: 'G' }, buildPermission('a', 'G', 'a')],
    ['a bare text', { id: 'a', slug: 'a', group: 'G', name: 'A' }, buildPermission('a', 'G', 'A')],
  ])('uses %s for a missing name', (_, item, permission) => {
    expect(readPermissions([item])).toEqual([permission]);
  });

  it('puts permissions without a group into Other', () => {
    expect(readPermissions([{ slug: 'a', group: null }])).toEqual([
      buildPermission('a', 'Other', 'a'),
    ]);
  });

  it.each([[null], [''], ['a page'], [{ data: null }]])(
    'reads no permissions from %j',
    (answer) => {
      expect(readPermissions(answer)).toEqual([]);
    },
  );
});

describe('groupPermissions', () => {
  it('groups in order of first occurrence, also where a group is interrupted', () => {
    const permissions = [create, role, edit].flatMap((permission) => permission ?? []);
    expect(groupPermissions(permissions)).toEqual([
      ['Slider', [create, edit]],
      ['Role', [role]],
    ]);
  });
});

describe('withUnlisted', () => {
  it('adds the permissions of a role that are not in the list', () => {
    expect(withUnlisted(PERMISSIONS, ['slider-edit', 'flood-alarm'])).toEqual([
      ...PERMISSIONS,
      buildPermission('flood-alarm', 'Other', 'flood-alarm'),
    ]);
  });
});
