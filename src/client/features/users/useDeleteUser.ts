import { useTranslation } from 'react-i18next';
import type { Id } from '../../../contract/ids';
import { useNotices } from '../../shared/notices/useNotices';
import { useDeleteUserMutation } from './usersApi';

/** Asks, deletes, and tells only of a failure (section 8). */
export function useDeleteUser() {
  const { t } = useTranslation();
  const { confirm, showAlert } = useNotices();
  const [call, { isLoading: isBusy }] = useDeleteUserMutation();
  const remove = async (id: Id) => {
    if (!(await confirm(t('Are you sure you want to delete this user?')))) return;
    const { error } = await call(id);
    if (error) showAlert(t('Failed to delete user.'));
  };
  return { remove, isBusy };
}
