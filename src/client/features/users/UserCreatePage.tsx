import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { userCreateSchema } from '../../../contract/user';
import type { UserCreateForm } from '../../../contract/user';
import { errorsOf, joinedErrorsOf, messageOf } from '../../shared/api/apiError';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import type { SetFieldError } from '../../shared/form/formTypes';
import { PasswordInput } from '../../shared/form/PasswordInput';
import { TextInput } from '../../shared/form/TextInput';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/paths';
import { PermissionNotice } from '../../shared/session/PermissionNotice';
import { PageHeader } from '../../shared/ui/PageHeader';
import { RoleSelect } from './RoleSelect';
import { useCreateUserMutation } from './usersApi';
import { useStoredRoleId } from './useStoredRoleId';

const blank = { name: '', email: '', password: '', password_confirmation: '', role_id: '' };

function NewUserFields() {
  const { t } = useTranslation();
  return (
    <>
      <TextInput name="name" label={t('Full Name')} autoComplete="off" required />
      <TextInput name="email" label={t('Email')} type="email" autoComplete="off" required />
      <PasswordInput name="password" label={t('Password')} autoComplete="new-password" required />
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

/** A new user. A failed save keeps what was typed. */
export function UserCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { showSuccess } = useNotices();
  const storedRoleId = useStoredRoleId();
  const [create] = useCreateUserMutation();
  const [message, setMessage] = useState<string | null>(null);

  const submit = async (values: UserCreateForm, form: { setError: SetFieldError }) => {
    setMessage(null);
    const { error } = await create({ ...values, role_id: storedRoleId(values.role_id) });
    if (error) {
      setMessage(joinedErrorsOf(error) ?? messageOf(error) ?? 'Failed to create user.');
      return applyServerErrors(errorsOf(error), form.setError);
    }
    showSuccess(t('User created successfully!'));
    await navigate(paths.User);
  };

  return (
    <>
      <PageHeader title={t('Create User')} />
      <PermissionNotice slug="user-create" />
      <Form
        schema={userCreateSchema}
        defaultValues={blank}
        onSubmit={submit}
        message={message}
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
