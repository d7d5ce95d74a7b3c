import { useTranslation } from 'react-i18next';
import { useRowDeletion } from '../../shared/lists/useRowDeletion';
import { useDeleteUserMutation } from './usersApi';

/** What the delete action of a user's row does. */
export function useDeleteUser() {
  const { t } = useTranslation();
  return useRowDeletion(useDeleteUserMutation(), {
    question: t('Are you sure you want to delete this user?'),
    failure: t('Failed to delete user.'),
  });
}
