import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import type { User } from '../../../contract/user';
import type { Save } from '../../shared/api/api';
import { LoadedSelect } from '../../shared/form/SelectInput';
import { useTranslation } from '../../shared/text/i18n';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { roleNameOf, useGetRoleOptionsQuery } from './usersApi';

/** A select has string values; the request carries the role's id as the server sent it. */
export function useStoredRole() {
  const { data: roles } = useGetRoleOptionsQuery();
  return <T extends { role_id: Id }>({ values, ...save }: Save<T>): Save<T> => {
    const role = roles?.find(({ id }) => isSameId(id, values.role_id));
    return { ...save, values: { ...values, role_id: role?.id ?? values.role_id } };
  };
}

function heldRole(holder: User | undefined) {
  if (!holder || holder.role_id === '') return null;
  const value = String(holder.role_id);
  return { value, label: roleNameOf(holder) || value };
}

/**
 * The role of a user, out of the first 50.
 *
 * @param holder the edited user, whose role stays an option
 */
export function RoleSelect({ holder }: { holder?: User }) {
  const { t } = useTranslation();
  const { currentData: roles, isError } = useGetRoleOptionsQuery();
  const offered = roles?.map(({ id, name }) => ({
    value: String(id),
    label: roleNameOr(name.en || name.mm || String(id), { name }),
  }));
  return (
    <LoadedSelect
      name="role_id"
      label={t('Role')}
      placeholder={t('Select a Role')}
      offered={offered}
      held={heldRole(holder)}
      failure={isError ? t('Failed to fetch roles.') : null}
    />
  );
}
