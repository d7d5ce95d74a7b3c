import { readPermissions } from '../../../src/client/features/roles/readPermissions';
import { buildPermission } from './roleScreen';

const edit = buildPermission('role-edit', 'Role', 'Edit role');

it.each<[string, unknown, unknown[]]>([
  ['bare', [edit], [edit]],
  ['under data', { data: [null, 5, {}, edit] }, [edit]],
  ['twice', [edit, edit], [edit]],
  ['with a name as a text', [{ ...edit, name: 'Edit role' }], [edit]],
  ['without a name', [{ ...edit, name: null }], [{ ...edit, name: { en: 'role-edit' } }]],
  ['without an id', [{ ...edit, id: undefined }], [edit]],
  ['with a number for an id', [{ ...edit, id: 7 }], [{ ...edit, id: 7 }]],
  ['without a slug', [{ ...edit, slug: ' ' }], []],
  ['as a text', 'role-edit', []],
  ['as null', null, []],
])('reads permissions in the form %s', (_, answer, permissions) => {
  expect(readPermissions(answer)).toEqual(permissions);
});
