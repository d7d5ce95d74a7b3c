import { isRecord } from '../../../contract/records';
import type { User } from '../../../contract/user';
import { isId, textOf } from '../../shared/api/normalize';
import { readRole } from '../../shared/roles/readRole';

const NO_ROLE: User['role'] = { id: '', slug: '', name: { en: '', mm: '' } };

/** The role of a user: an object, with or without an id, or a bare name. */
const readRoleOf = (value: unknown): User['role'] =>
  readRole(isRecord(value) ? { ...NO_ROLE, ...value } : { ...NO_ROLE, name: value }) ?? NO_ROLE;

/** A user as he may come; what is missing is left empty, what has no id is none. */
export function readUser(value: unknown): User | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const role = readRoleOf(value.role);
  return {
    id: value.id,
    name: textOf(value.name),
    email: textOf(value.email),
    role,
    roleName: { en: readRoleOf({ name: value.roleName }).name.en },
    slug: textOf(value.slug) || role.slug,
    role_id: isId(value.role_id) ? value.role_id : role.id,
    created_at: textOf(value.created_at),
  };
}

/** The English name of a user's role (readings 99); '' where there is none. */
export const roleNameOf = ({ roleName, role }: Pick<User, 'roleName' | 'role'>) =>
  roleName.en || role.name.en;
