import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isSameId } from '../../../contract/ids';
import { roleEditSchema } from '../../../contract/role';
import type { Role } from '../../../contract/role';
import type { SessionUser } from '../../../contract/session';
import { useProposedVersion } from '../../shared/form/useProposedVersion';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { selectUser, userRefreshed } from '../../shared/session/sessionSlice';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { EditPage } from '../../shared/records/EditPage';
import { RoleEditor } from './RoleEditor';
import { readRole } from './readRole';
import { useGetRoleQuery, useUpdateRoleMutation } from './rolesApi';

const isOwn = (user: SessionUser, id: Role['id']) =>
  [user.role_id, user.role?.id].some((own) => own != null && isSameId(own, id));

/**
 * After users change their own role, they see its name and permissions without signing in again.
 */
function useRefreshOwnRole() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  return ({ id, name, permissions }: Pick<Role, 'id' | 'name' | 'permissions'>) => {
    if (!user || !isOwn(user, id)) return;
    const role = { ...user.role, name, permissions };
    const roleName = { ...user.roleName, en: name.en };
    dispatch(userRefreshed({ ...user, role, roleName, permissions }));
  };
}

/** The edit form. A role may have no permissions. */
function RoleEditForm(props: { role: Role }) {
  const { t } = useTranslation();
  // The state when the form opened. A refetch must not change it during editing.
  const [role] = useState(props.role);
  const { id, name, permissions } = role;
  const [update] = useUpdateRoleMutation();
  const refreshOwnRole = useRefreshOwnRole();
  const version = useProposedVersion(readRole);
  return (
    <RoleEditor
      draftName={`role:${id}`}
      role={{ name, permissions }}
      schema={roleEditSchema}
      submit={(save) => update({ ...save, id })}
      edited={{ version: role.version, read: readRole }}
      proposal={version && { name: version.name, permissions: version.permissions }}
      failureText="Failed to update role."
      successText={t('Role updated successfully!')}
      onSaved={(values) => refreshOwnRole({ ...values, id })}
      submitLabel={t('Update')}
      busyLabel={t('Updating...')}
    />
  );
}

export function RoleEditPage() {
  const { t } = useTranslation();
  return (
    <EditPage<Role>
      title={t('Edit Role')}
      noun="role"
      list={paths.Role}
      useRecord={useGetRoleQuery}
      subjectOf={(role) => roleNameOr(role.name.en, role)}
      failureText={t('Failed to load role data.')}
    >
      {(role) => <RoleEditForm role={role} />}
    </EditPage>
  );
}
