import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { PagedTable } from '../../shared/lists/PagedTable';
import type { ListController } from '../../shared/lists/useListPage';
import { paths } from '../../shared/paths';
import { useCan } from '../../shared/session/useCan';
import { RowActions } from '../../shared/ui/RowActions';
import { createdOn } from './createdOn';
import { PostTitle } from './PostTitle';
import { postsApi } from './postsApi';
import { postTypeLabel } from './postTypeLabel';
import type { StoredPost } from './readPost';
import { RowTags } from './RowTags';
import { useDeletePost } from './useDeletePost';

/** The posts and what may be done with them. Approaching View fetches the post beforehand. */
export function PostTable({ list }: { list: ListController<StoredPost> }) {
  const { t } = useTranslation();
  const mayEdit = useCan('post-edit');
  const mayDelete = useCan('post-delete');
  const deletionOf = useDeletePost();
  const prefetch = postsApi.usePrefetch('getPost');
  const actionsOf = ({ id }: StoredPost) => {
    const at = { id: String(id) };
    const view = { to: generatePath(paths.PostDetail, at), onApproach: () => prefetch(at.id) };
    return (
      <RowActions
        view={view}
        edit={mayEdit ? { to: generatePath(paths.PostEdit, at) } : undefined}
        remove={mayDelete ? deletionOf(id) : undefined}
      />
    );
  };
  return (
    <PagedTable
      list={list}
      caption={t('Post List')}
      rowKey={({ id }) => String(id)}
      emptyText={t('No post data found.')}
      columns={[
        { header: t('No'), kind: 'number', render: (_, index) => index + 1 },
        { header: t('Title'), render: (post) => <PostTitle post={post} /> },
        { header: t('Tags'), render: ({ tags }) => <RowTags tags={tags} /> },
        { header: t('Category'), render: ({ category }) => category ?? t('No Category') },
        { header: t('Type'), render: ({ type }) => postTypeLabel(t, type) },
        {
          header: t('Created At'),
          render: (post) => <Box sx={{ whiteSpace: 'nowrap' }}>{createdOn(post)}</Box>,
        },
        { header: t('Actions'), kind: 'actions', render: actionsOf },
      ]}
    />
  );
}
