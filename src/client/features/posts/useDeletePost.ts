import { useTranslation } from 'react-i18next';
import { useRowDeletion } from '../../shared/lists/useRowDeletion';
import { useDeletePostMutation } from './postsApi';

/** What the delete action of a post's row does. */
export function useDeletePost() {
  const { t } = useTranslation();
  return useRowDeletion(useDeletePostMutation(), {
    question: t('Are you sure you want to delete this post?'),
    failure: t('Failed to delete post. Please try again later.'),
  });
}
