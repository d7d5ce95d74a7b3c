import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useFresh } from '../../shared/api/useFresh';
import { PermissionNotice } from '../../shared/session/PermissionNotice';
import { ContentState } from '../../shared/ui/ContentState';
import { PageHeader } from '../../shared/ui/PageHeader';
import { categoryOf } from './postForm';
import { PostEditForm } from './PostEditForm';
import { useGetPostCategoriesQuery, useGetPostQuery } from './postsApi';

/** The categories, and whether the call for them has ended once: a later one closes no form. */
function useCategories() {
  const { data, isLoading } = useGetPostCategoriesQuery();
  const [hasEnded, setHasEnded] = useState(false);
  if (!isLoading && !hasEnded) setHasEnded(true);
  return { categories: data, hasEnded };
}

/**
 * Loads a post as it is now, then opens the form on it. Where its category came without an id, the
 * form waits for the list that tells it (readings 90).
 */
export function PostEditPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: post, status } = useFresh(useGetPostQuery(id));
  const { categories, hasEnded } = useCategories();
  const isReady = post && (post.categoryId !== null || hasEnded);
  return (
    <>
      <PageHeader title={t('Edit Post')} />
      <PermissionNotice slug="post-edit" />
      <ContentState
        status={status === 'loaded' && !isReady ? 'loading' : status}
        message={t('Failed to load post data.')}
      >
        {post && <PostEditForm key={id} post={post} category={categoryOf(post, categories)} />}
      </ContentState>
    </>
  );
}
