import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { changePasswordSchema } from '../../../contract/profile';
import { joinedErrorsOf, messageOf } from '../../shared/api/apiError';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { PasswordInput } from '../../shared/form/PasswordInput';
import { useTranslation } from '../../shared/text/i18n';
import { paths } from '../../shared/paths';
import { passwordChanged, selectMustChangePassword } from '../../shared/session/sessionSlice';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { useChangePasswordMutation } from './profileApi';

const blank = { old_password: '', new_password: '', new_password_confirmation: '' };

const failureText = (error: unknown) =>
  joinedErrorsOf(error) ?? messageOf(error) ?? 'Failed to change password.';

function PasswordFields() {
  const { t } = useTranslation();
  return (
    <>
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
        isChosen
      />
      <PasswordInput
        name="new_password_confirmation"
        label={t('Confirm New Password')}
        toggleLabel={t('confirm new password')}
        autoComplete="new-password"
      />
    </>
  );
}

/** What follows a success: on to the work with a temporary password, else an empty form. */
function useAfterChange(startOver: () => void) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isTemporary = useSelector(selectMustChangePassword);
  return () => {
    if (!isTemporary) return startOver();
    dispatch(passwordChanged());
    return navigate(paths.Slider);
  };
}

/**
 * Changes one's own password. The form checks only that both new passwords are alike, the server the
 * rest. After a success it starts again with empty fields.
 */
export function ChangePassword() {
  const { t } = useTranslation();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [round, setRound] = useState(0);
  const isTemporary = useSelector(selectMustChangePassword);
  const [change] = useChangePasswordMutation();
  const afterChange = useAfterChange(() => {
    setRound(round + 1);
    // The focused button is gone with its form.
    title.current?.focus();
  });
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography ref={title} id={titleId} variant="h3" component="h2" tabIndex={-1} sx={{ mb: 2 }}>
        {t('Change Password')}
      </Typography>
      {isTemporary && (
        <Box sx={{ mb: 2 }}>
          <InlineMessage severity="info">
            {t('Choose a password of your own before you go on.')}
          </InlineMessage>
        </Box>
      )}
      <Form
        key={round}
        schema={changePasswordSchema}
        defaultValues={blank}
        submit={({ values }) => change(values)}
        failureText={failureText}
        onSaved={afterChange}
        successText={t('Password changed successfully!')}
        actions={<FormActions layout="card" submitLabel={t('Change Password')} />}
      >
        <PasswordFields />
      </Form>
    </Card>
  );
}
