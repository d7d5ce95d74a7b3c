import { useTranslation } from 'react-i18next';
import type { User } from '../../../contract/user';
import { LoadedSelect } from '../../shared/form/LoadedSelect';
import { useGetRoleOptionsQuery } from '../../shared/roles/rolesOptionsApi';
import { roleNameOf } from './readUser';

interface RoleSelectProps {
  /** Whose role it is now. */
  holder?: User;
}

function heldRole(holder: User | undefined) {
  if (!holder || holder.role_id === '') return null;
  const value = String(holder.role_id);
  return { value, label: roleNameOf(holder) || value };
}

/** The role of a user, out of the first 50 (section 9). */
export function RoleSelect({ holder }: RoleSelectProps) {
  const { t } = useTranslation();
  const { currentData: roles, isError } = useGetRoleOptionsQuery();
  const offered = roles?.map(({ id, name }) => ({
    value: String(id),
    label: name.en || name.mm || String(id),
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
