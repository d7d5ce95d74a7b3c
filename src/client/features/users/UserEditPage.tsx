import { useDispatch, useSelector } from 'react-redux';
import { isSameId } from '../../../contract/ids';
import type { Id } from '../../../contract/ids';
import type { Role } from '../../../contract/role';
import { userEditSchema } from '../../../contract/user';
import type { User, UserEditForm as Values } from '../../../contract/user';
import { failureTextOr } from '../../shared/api/apiError';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { TextInput } from '../../shared/form/TextInput';
import { useProposedVersion } from '../../shared/form/useProposedVersion';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/pages/paths';
import { selectUser, userRefreshed } from '../../shared/session/sessionSlice';
import { EditPage } from '../../shared/records/EditPage';
import { RoleSelect } from './RoleSelect';
import { USER_FIELDS } from './userFields';
import {
  readUser,
  useGetRoleOptionsQuery,
  useGetUserQuery,
  useUpdateUserMutation,
} from './usersApi';

const failureText = failureTextOr('Failed to update user.');

const partsOf = (role: Role) => ({
  role,
  roleName: { en: role.name.en },
  slug: role.slug,
  role_id: role.id,
  permissions: role.permissions,
});

/** After users change themselves, updates the session that the shell and the buttons read. */
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

const valuesOf = ({ name, email, role_id }: User): Values => ({ name, email, role_id });

function readValues(current: unknown): Values | null {
  const user = readUser(current);
  return user && valuesOf(user);
}

function UserEditForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const refreshMe = useRefreshMe();
  const [update] = useUpdateUserMutation();
  return (
    <Form
      schema={userEditSchema}
      defaultValues={valuesOf(user)}
      fields={USER_FIELDS}
      draftName={`user:${user.id}`}
      proposal={useProposedVersion(readValues)}
      submit={(save) => update({ ...save, id: user.id })}
      edited={{ version: user.version, read: readValues }}
      failureText={failureText}
      onSaved={(values) => refreshMe(user.id, values)}
      successText={t('User updated successfully!')}
      nameOf={({ name }) => name}
      savedTo={paths.User}
      actions={
        <FormActions submitLabel={t('Update')} busyLabel={t('Updating...')} cancelTo={paths.User} />
      }
    >
      <TextInput name="name" autoComplete="off" required />
      <TextInput name="email" type="email" autoComplete="off" required />
      <RoleSelect holder={user} />
    </Form>
  );
}

export function UserEditPage() {
  const { t } = useTranslation();
  return (
    <EditPage<User>
      title={t('Edit User')}
      noun="user"
      list={paths.User}
      useRecord={useGetUserQuery}
      subjectOf={({ name }) => name}
      failureText={t('Failed to load user data.')}
    >
      {(user) => <UserEditForm user={user} />}
    </EditPage>
  );
}
