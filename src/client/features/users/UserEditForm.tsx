import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { userEditSchema } from '../../../contract/user';
import type { User, UserEditForm as Values } from '../../../contract/user';
import { errorsOf, joinedErrorsOf, messageOf } from '../../shared/api/apiError';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import type { SetFieldError } from '../../shared/form/formTypes';
import { TextInput } from '../../shared/form/TextInput';
import { useNotices } from '../../shared/notices/useNotices';
import { paths } from '../../shared/paths';
import { RoleSelect } from './RoleSelect';
import { useUpdateUserMutation } from './usersApi';
import { useRefreshMe } from './useRefreshMe';
import { useStoredRoleId } from './useStoredRoleId';

/** Changes name, address and role. Who changes himself sees it in the shell at once (readings 10). */
export function UserEditForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { showSuccess } = useNotices();
  const storedRoleId = useStoredRoleId();
  const refreshMe = useRefreshMe();
  const [update] = useUpdateUserMutation();
  const [message, setMessage] = useState<string | null>(null);

  const submit = async (values: Values, { setError }: { setError: SetFieldError }) => {
    setMessage(null);
    const form = { ...values, role_id: storedRoleId(values.role_id) };
    const { error } = await update({ id: user.id, form });
    if (error) {
      setMessage(joinedErrorsOf(error) ?? messageOf(error) ?? 'Failed to update user.');
      return applyServerErrors(errorsOf(error), setError);
    }
    refreshMe(user.id, form);
    showSuccess(t('User updated successfully!'));
    await navigate(paths.User);
  };

  return (
    <Form
      schema={userEditSchema}
      defaultValues={{ name: user.name, email: user.email, role_id: user.role_id }}
      onSubmit={submit}
      message={message}
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
