import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { roleName } from '../../../contract/roleName';
import type { User, UserCreateForm } from '../../../contract/user';
import { roleNameOr } from '../../shared/text/roleNameOr';
import type { FieldTable } from '../../shared/ui/fieldTable';
import { useGetRoleOptionsQuery } from './usersApi';

function RoleName({ id }: { id: Id }) {
  const { data: roles } = useGetRoleOptionsQuery();
  const role = roles?.find((option) => isSameId(option.id, id));
  return roleNameOr(role?.name.en ?? String(id), role);
}

export const USER_FIELDS = {
  id: 'stored',
  name: { label: 'Name', change: 'text' },
  email: { label: 'Email', heading: 'E-mail', change: 'text' },
  password: { label: 'Password', isSecret: true },
  password_confirmation: { label: 'Confirm Password', isSecret: true },
  must_change_password: { label: 'Must choose a new password at the first sign-in' },
  role_id: {
    label: 'Role',
    show: (id) => <RoleName id={id} />,
    change: 'entries',
    read: ({ role }) => roleNameOr(roleName(role, 'en'), role),
  },
  role: 'stored',
  'roleName.en': 'stored',
  slug: 'stored',
  created_at: 'stored',
  version: 'stored',
} satisfies FieldTable<UserCreateForm, User>;
