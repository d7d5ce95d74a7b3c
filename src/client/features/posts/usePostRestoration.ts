import type { Restoration } from '../../shared/lists/useRowDeletion';
import { useTranslation } from '../../shared/text/i18n';

export function usePostRestoration(): Restoration {
  const { t } = useTranslation();
  return {
    ...{ path: '/posts', tag: 'Post' },
    restored: t('Post restored.'),
    failure: t('Failed to restore post.'),
  };
}
