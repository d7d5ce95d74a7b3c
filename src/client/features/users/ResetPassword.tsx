import { useState } from 'react';
import type { TemporaryPassword } from '../../../contract/session';
import type { User } from '../../../contract/user';
import { useAppDispatch } from '../../shared/api/useAppDispatch';
import { useTranslation } from '../../shared/i18n';
import { useConfirmedAction } from '../../shared/notices/useConfirmedAction';
import { useNotices } from '../../shared/notices/useNotices';
import { ActionButton } from '../../shared/ui/ActionButton';
import { TemporaryPasswordDialog } from './TemporaryPasswordDialog';
import { resetPassword } from './usersApi';

const FAILURE = 'Failed to reset the password.';

/** Gives a user a temporary password. It stays here, out of the store, until its dialog is closed. */
export function ResetPassword({ user: { id, name } }: { user: User }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { showAlert } = useNotices();
  const { run, isBusy } = useConfirmedAction();
  const [given, setGiven] = useState<TemporaryPassword | null>(null);
  const ask = () =>
    run({
      question: t('Reset the password of {{name}}? All sessions of {{name}} end.', { name }),
      label: t('Reset password'),
      call: () => dispatch(resetPassword.initiate(id, { track: false })),
      failure: FAILURE,
      onDone: (password) => {
        if (password) setGiven(password);
        else showAlert(t(FAILURE));
      },
    });
  return (
    <>
      <ActionButton isBusy={isBusy} onClick={() => void ask()}>
        {t('Reset password')}
      </ActionButton>
      {given && (
        <TemporaryPasswordDialog name={name} given={given} onClose={() => setGiven(null)} />
      )}
    </>
  );
}
