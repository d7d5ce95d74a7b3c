import { generatePath } from 'react-router';
import { userCreateSchema } from '../../../contract/user';
import type { UserCreateForm } from '../../../contract/user';
import { joinedErrorsOf, messageOf } from '../../shared/api/apiError';
import { Form } from '../../shared/form/Form';
import type { FieldTable } from '../../shared/form/fieldTable';
import { FormActions } from '../../shared/form/FormActions';
import { PasswordInput } from '../../shared/form/PasswordInput';
import { TextInput } from '../../shared/form/TextInput';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/paths';
import { PermissionNotice } from '../../shared/ui/PermissionNotice';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RoleSelect, useStoredRole } from './RoleSelect';
import { useCreateUserMutation } from './usersApi';

const blank = { name: '', email: '', password: '', password_confirmation: '', role_id: '' };

const FIELDS: FieldTable<UserCreateForm> = {
  name: { label: 'Full Name' },
  email: { label: 'Email' },
  password: 'secret',
  password_confirmation: 'secret',
  role_id: { label: 'Role' },
};

const failureText = (error: unknown) =>
  joinedErrorsOf(error) ?? messageOf(error) ?? 'Failed to create user.';

function NewUserFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextInput name="name" label={t('Full Name')} autoComplete="off" required />
      <TextInput name="email" label={t('Email')} type="email" autoComplete="off" required />
      <PasswordInput
        name="password"
        label={t('Password')}
        autoComplete="new-password"
        isChosen
        required
      />
      <PasswordInput
        name="password_confirmation"
        label={t('Confirm Password')}
        toggleLabel={t('confirm password')}
        autoComplete="new-password"
        required
      />
      <RoleSelect />
    </>
  );
}

/** A new user. */
export function UserCreatePage() {
  const { t } = useTranslation();
  const withStoredRole = useStoredRole();
  const [create] = useCreateUserMutation();
  return (
    <>
      <PageHeader title={t('Create User')} />
      <PermissionNotice slug="user-create" />
      <Form
        schema={userCreateSchema}
        defaultValues={blank}
        draft={{ name: 'user:new', fields: FIELDS }}
        submit={(save) => create(withStoredRole(save))}
        failureText={failureText}
        successText={t('User created successfully!')}
        nameOf={({ name }) => name}
        pageOf={(id) => generatePath(paths.UserDetail, { id })}
        savedTo={paths.User}
        actions={
          <FormActions
            submitLabel={t('Create User')}
            busyLabel={t('Creating...')}
            cancelTo={paths.User}
          />
        }
      >
        <NewUserFields />
      </Form>
    </>
  );
}
