import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePasswordSchema } from '../../../contract/profile';
import type { ChangePasswordForm as Values } from '../../../contract/profile';
import { errorsOf, joinedErrorsOf, messageOf } from '../../shared/api/apiError';
import { applyServerErrors } from '../../shared/form/applyServerErrors';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import type { SetFieldError } from '../../shared/form/formTypes';
import { PasswordInput } from '../../shared/form/PasswordInput';
import { useChangePasswordMutation } from './profileApi';

const blank: Values = { old_password: '', new_password: '', new_password_confirmation: '' };

/** Three passwords; all but their agreement is for the server to judge (readings 101). */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation();
  const [change] = useChangePasswordMutation();
  const [message, setMessage] = useState<string | null>(null);

  const submit = async (values: Values, { setError }: { setError: SetFieldError }) => {
    setMessage(null);
    const { error } = await change(values);
    if (!error) return onChanged();
    setMessage(joinedErrorsOf(error) ?? messageOf(error) ?? 'Failed to change password.');
    applyServerErrors(errorsOf(error), setError);
  };

  return (
    <Form
      schema={changePasswordSchema}
      defaultValues={blank}
      onSubmit={submit}
      message={message}
      actions={<FormActions layout="card" submitLabel={t('Change Password')} />}
    >
      <PasswordInput
        name="old_password"
        label={t('Current Password')}
        toggleLabel={t('current password')}
        autoComplete="current-password"
      />
      <PasswordInput
        name="new_password"
        label={t('New Password')}
        toggleLabel={t('new password')}
        autoComplete="new-password"
      />
      <PasswordInput
        name="new_password_confirmation"
        label={t('Confirm New Password')}
        toggleLabel={t('confirm new password')}
        autoComplete="new-password"
      />
    </Form>
  );
}
