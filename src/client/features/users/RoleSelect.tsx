import { useTranslation } from 'react-i18next';
import { isSameId } from '../../../contract/ids';
import type { User } from '../../../contract/user';
import { SelectInput } from '../../shared/form/SelectInput';
import { useGetRoleOptionsQuery } from '../../shared/roles/rolesOptionsApi';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { roleNameOf } from './readUser';

interface RoleSelectProps {
  /** Whose role it is now. It stays a choice even where it is not among the roles that came. */
  holder?: User;
}

/** The role of a user, out of the first 50 (section 9). */
export function RoleSelect({ holder }: RoleSelectProps) {
  const { t } = useTranslation();
  const { currentData: roles, isError } = useGetRoleOptionsQuery();
  const isLoading = !roles && !isError;
  const options = (roles ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name.en || name.mm || String(id),
  }));
  if (holder && holder.role_id !== '' && !roles?.some(({ id }) => isSameId(id, holder.role_id))) {
    const held = String(holder.role_id);
    options.unshift({ value: held, label: roleNameOf(holder) || held });
  }
  return (
    <>
      <SelectInput
        name="role_id"
        label={t('Role')}
        placeholder={t('Select a Role')}
        help={isLoading ? t('Loading...') : undefined}
        options={options}
        required
      />
      {isError && <InlineMessage severity="failure">{t('Failed to fetch roles.')}</InlineMessage>}
    </>
  );
}
