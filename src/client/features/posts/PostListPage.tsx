import { useTranslation } from 'react-i18next';
import { useListPage } from '../../shared/lists/useListPage';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { CreateButton } from '../../shared/ui/CreateButton';
import { PageHeader } from '../../shared/ui/PageHeader';
import { postsApi, useFilterPostsQuery, useGetPostsQuery } from './postsApi';
import { PostTable } from './PostTable';
import type { StoredPost } from './readPost';

/** The list of posts. A failed load shows an empty list without a message. */
export function PostListPage() {
  const { t } = useTranslation();
  const mayCreate = useCan('post-create');
  const posts = useListPage<StoredPost>('posts', {
    usePlain: useGetPostsQuery,
    useSearch: useFilterPostsQuery,
    prefetchPlain: postsApi.usePrefetch('getPosts'),
    prefetchSearch: postsApi.usePrefetch('filterPosts'),
  });
  return (
    <>
      <PageHeader
        title={t('Posts')}
        actions={mayCreate && <CreateButton to={paths.PostCreate} />}
      />
      <PostTable list={posts} />
    </>
  );
}
