import { useWatch } from 'react-hook-form';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import { isPrivilegedSlug } from '../../../contract/permissions';
import type { Role } from '../../../contract/role';
import type { User } from '../../../contract/user';
import { useHas } from '../../shared/api/serverSlice';
import { LoadedSelect } from '../../shared/form/SelectInput';
import { useTranslation } from '../../shared/text/i18n';
import type { Translate } from '../../shared/text/i18n';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { roleNameOf, useGetRoleOptionsQuery } from './usersApi';

function heldRole(holder: User | undefined) {
  if (!holder || holder.role_id === '') return null;
  const { role_id } = holder;
  return { value: role_id, label: roleNameOf(holder) || String(role_id) };
}

const NOUNS = new Map([
  ['slider', 'Slider'],
  ['announcement', 'Announcement'],
  ['role', 'Role'],
  ['category', 'Category'],
  ['post', 'Posts'],
  ['user', 'Users'],
]);
const ACTIONS = new Map([
  ['create', 'Create'],
  ['edit', 'Edit'],
  ['delete', 'Delete'],
]);

/**
 * Says what a role allows, such as `Posts: Create, Edit · Users: Create`; '' if its server does not
 * say.
 *
 * @param isComplete whether the server lists the permissions of every role
 */
export function allowedBy({ slug, permissions }: Role, isComplete: boolean, t: Translate): string {
  if (isPrivilegedSlug(slug)) return t('Allows everything.');
  if (permissions.length === 0) return isComplete ? t('Allows only viewing.') : '';
  const actions = new Map<string, string[]>();
  for (const permission of permissions) {
    const [, noun = permission, action = ''] = /^(.+)-(\w+)$/.exec(permission) ?? [];
    const name = ACTIONS.get(action);
    actions.set(noun, [...(actions.get(noun) ?? []), name ? t(name) : action]);
  }
  return Array.from(actions, ([noun, names]) => {
    const shown = names.filter(Boolean).join(', ');
    return [t(NOUNS.get(noun) ?? noun), shown].filter(Boolean).join(': ');
  }).join(' · ');
}

/**
 * The select for the role of a user, among the first 50. A line below says what the chosen role
 * allows.
 *
 * @param holder the edited user, whose role stays an option
 */
export function RoleSelect({ holder }: { holder?: User }) {
  const { t } = useTranslation();
  const { currentData: roles, isError } = useGetRoleOptionsQuery();
  const isComplete = useHas('role-permissions');
  const chosenId = useWatch<{ role_id: Id }, 'role_id'>({ name: 'role_id' });
  const chosen = roles?.find(({ id }) => isSameId(id, chosenId));
  const offered = roles?.map(({ id, name }) => ({
    value: id,
    label: roleNameOr(name.en || name.mm || String(id), { name }),
  }));
  return (
    <LoadedSelect
      name="role_id"
      placeholder={t('Select a Role')}
      offered={offered}
      held={heldRole(holder)}
      help={chosen && allowedBy(chosen, isComplete, t)}
      failure={isError ? t('Failed to fetch roles.') : null}
    />
  );
}
