import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { identitySchema } from '../../../contract/twoFactor';
import { failureTextOr } from '../../shared/api/apiError';
import { identityConfirmed, identityDismissed } from '../../shared/api/identitySlice';
import { useHas } from '../../shared/api/serverSlice';
import { confirmIdentity, useGetTwoFactorQuery } from '../../shared/api/twoFactorApi';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { CODE_FIELD, CodeInput } from '../../shared/form/CodeInput';
import { Form } from '../../shared/form/Form';
import { FormActions } from '../../shared/form/FormActions';
import { PasswordInput } from '../../shared/form/PasswordInput';
import { useNeedsCode } from '../../shared/form/useNeedsCode';
import { useTranslation } from '../../shared/text/i18n';
import { focusFirst } from '../../shared/ui/focusFirst';
import { FormDialog } from '../../shared/ui/FormDialog';

const FIELDS = {
  password: { label: 'Password', isSecret: true },
  code: CODE_FIELD,
};

const failureText = failureTextOr('Failed to confirm that it is you.');

/**
 * Asks for the password, and for a code if two-factor sign-in is set up, while a call waits for it.
 */
export function IdentityDialog() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const skip = !useHas('two-factor');
  const { currentData: state } = useGetTwoFactorQuery(undefined, { skip });
  const { needsCode, noteError } = useNeedsCode(state);
  const dismiss = () => dispatch(identityDismissed());
  return (
    <FormDialog open keepsNothing onClose={dismiss} maxWidth="xs">
      {(close) => (
        <>
          <DialogTitle>{t('Confirm that it is you')}</DialogTitle>
          <DialogContent ref={focusFirst} sx={{ pb: 0 }}>
            <Typography sx={{ mb: 2 }}>
              {t('Your last sign-in was a while ago. What you entered stays as it is.')}
            </Typography>
            <Form
              schema={identitySchema}
              defaultValues={{ password: '', code: '' }}
              edited={null}
              fields={FIELDS}
              submit={async ({ values }) => {
                const call = confirmIdentity.initiate(values, { track: false });
                const { error } = await dispatch(call);
                noteError(error);
                return { error };
              }}
              failureText={failureText}
              onSaved={() => void dispatch(identityConfirmed())}
              actions={<FormActions layout="dialog" submitLabel={t('Confirm')} onCancel={close} />}
            >
              <PasswordInput name="password" autoComplete="current-password" required />
              {needsCode && <CodeInput />}
            </Form>
          </DialogContent>
        </>
      )}
    </FormDialog>
  );
}
