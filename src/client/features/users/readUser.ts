import type { Id } from '../../../contract/ids';
import { isRecord } from '../../../contract/records';
import type { RoleName } from '../../../contract/role';
import type { User } from '../../../contract/user';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** A name by language, or a bare text for the English one. */
function readName(value: unknown): RoleName {
  const name = isRecord(value) ? value : { en: value };
  return { en: textOf(name.en ?? name.label), mm: textOf(name.mm) };
}

/** A role as an object, as its bare name, or none at all. */
function readRole(value: unknown): User['role'] {
  const role = isRecord(value) ? value : { name: value };
  return {
    id: isId(role.id) ? role.id : '',
    slug: textOf(role.slug),
    name: readName(role.name ?? role),
  };
}

/** A user as he may come, what is missing left empty; what has no id is none. */
export function readUser(value: unknown): User | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const role = readRole(value.role);
  return {
    id: value.id,
    name: textOf(value.name),
    email: textOf(value.email),
    role,
    roleName: { en: readName(value.roleName).en },
    slug: textOf(value.slug) || role.slug,
    role_id: isId(value.role_id) ? value.role_id : role.id,
    created_at: textOf(value.created_at),
  };
}

/** The English name of a user's role (readings 99); '' where there is none. */
export const roleNameOf = ({ roleName, role }: Pick<User, 'roleName' | 'role'>) =>
  roleName.en.trim() || role.name.en.trim();
