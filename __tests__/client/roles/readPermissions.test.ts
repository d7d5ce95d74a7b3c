import {
  groupPermissions,
  readPermissions,
  withUnlisted,
} from '../../../src/client/features/roles/readPermissions';
import { buildPermission, PERMISSIONS } from './roleScreen';

const [create, edit, role] = PERMISSIONS;

describe('readPermissions', () => {
  it.each<[string, unknown, unknown[]]>([
    ['bare', PERMISSIONS, PERMISSIONS],
    ['under data', { data: PERMISSIONS }, PERMISSIONS],
    ['beside invalid ones', [...PERMISSIONS, null, 5, {}, { slug: ' ' }], PERMISSIONS],
    ['twice', [...PERMISSIONS, role], PERMISSIONS],
    ['with a name as a text', [{ ...role, name: 'Edit role' }], [role]],
    ['without a name', [{ ...role, name: null }], [{ ...role, name: { en: 'role-edit' } }]],
    ['without an id', [{ ...role, id: undefined }], [role]],
    ['with a number for an id', [{ ...role, id: 7 }], [{ ...role, id: 7 }]],
    ['without a group', [{ ...role, group: null }], [{ ...role, group: 'Other' }]],
    ['as null', null, []],
    ['as an empty text', '', []],
    ['as a text', 'a page', []],
    ['as null under data', { data: null }, []],
  ])('reads permissions in the form %s', (_, answer, permissions) => {
    expect(readPermissions(answer)).toEqual(permissions);
  });
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
