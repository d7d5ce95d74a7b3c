import { TrashPage } from '../../shared/lists/TrashPage';
import { useTranslation } from '../../shared/text/i18n';
import { usePostRestoration } from './usePostRestoration';

/** The posts that were deleted. */
export function PostTrashPage() {
  const { t } = useTranslation();
  return (
    <TrashPage title={t('Posts')} noun="post" restoration={usePostRestoration()} name={t('Post')} />
  );
}
