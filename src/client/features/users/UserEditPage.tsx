import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import type { Role } from '../../../contract/role';
import { userEditSchema } from '../../../contract/user';
import type { User, UserEditForm as Values } from '../../../contract/user';
import { joinedErrorsOf, messageOf } from '../../shared/api/apiError';
import { useFresh } from '../../shared/api/useFresh';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { TextInput } from '../../shared/form/TextInput';
import { useTranslation } from '../../shared/i18n';
import { paths } from '../../shared/paths';
import { PermissionNotice } from '../../shared/session/PermissionNotice';
import { selectUser, userRefreshed } from '../../shared/session/sessionSlice';
import { ContentState } from '../../shared/ui/ContentState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { RoleSelect, useStoredRoleId } from './RoleSelect';
import {
  readUser,
  useGetRoleOptionsQuery,
  useGetUserQuery,
  useUpdateUserMutation,
} from './usersApi';

const DRAFT_FIELDS = { name: 'Name', email: 'Email', role_id: 'Role' };

const failureText = (error: unknown) =>
  joinedErrorsOf(error) ?? messageOf(error) ?? 'Failed to update user.';

/** Everything that a signed-in user carries of their role, its permissions included. */
const partsOf = (role: Role) => ({
  role,
  roleName: { en: role.name.en },
  slug: role.slug,
  role_id: role.id,
  permissions: role.permissions,
});

/** Updates the session after users have changed themselves: the shell and the buttons read it. */
function useRefreshMe() {
  const dispatch = useDispatch();
  const me = useSelector(selectUser);
  const { data: roles } = useGetRoleOptionsQuery();
  return (id: Id, { name, email, role_id }: Values) => {
    if (!me || !isSameId(me.id, id)) return;
    const isSameRole = isSameId(me.role_id ?? me.role?.id, role_id);
    const role = isSameRole ? undefined : roles?.find((known) => isSameId(known.id, role_id));
    dispatch(userRefreshed({ ...me, name, email, ...(role && partsOf(role)) }));
  };
}

function valuesOf(current: unknown): Values | null {
  const user = readUser(current);
  return user && { name: user.name, email: user.email, role_id: user.role_id };
}

function UserEditForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const storedRoleId = useStoredRoleId();
  const refreshMe = useRefreshMe();
  const { data: roles } = useGetRoleOptionsQuery();
  const [update] = useUpdateUserMutation();
  const roleText = (id: unknown) => {
    const role = roles?.find((option) => String(option.id) === String(id));
    return roleNameOr(role?.name.en ?? String(id), role);
  };
  return (
    <Form
      schema={userEditSchema}
      defaultValues={{ name: user.name, email: user.email, role_id: user.role_id }}
      draft={{ name: `user:${user.id}`, fields: DRAFT_FIELDS }}
      submit={(values, version) =>
        update({ ...values, id: user.id, version, role_id: storedRoleId(values.role_id) })
      }
      edited={{
        version: user.version,
        read: valuesOf,
        fields: [
          { name: 'name', label: t('Name') },
          { name: 'email', label: t('Email') },
          { name: 'role_id', label: t('Role'), show: roleText },
        ],
      }}
      failureText={failureText}
      onSaved={(values) => refreshMe(user.id, values)}
      successText={t('User updated successfully!')}
      nameOf={({ name }) => name}
      savedTo={paths.User}
      actions={
        <FormActions submitLabel={t('Update')} busyLabel={t('Updating...')} cancelTo={paths.User} />
      }
    >
      <TextInput name="name" label={t('Name')} autoComplete="off" required />
      <TextInput name="email" label={t('Email')} type="email" autoComplete="off" required />
      <RoleSelect holder={user} />
    </Form>
  );
}

/** Loads the current state of a user, then opens the form on it. */
export function UserEditPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const load = useGetUserQuery(id);
  const { data: user, status } = useFresh(load);
  return (
    <>
      <PageHeader title={t('Edit User')} subject={user?.name} />
      <PermissionNotice slug="user-edit" />
      <ContentState
        status={status}
        message={t('Failed to load user data.')}
        load={load}
        listPath={paths.User}
      >
        {user && <UserEditForm key={id} user={user} />}
      </ContentState>
    </>
  );
}
