import type { PageHandle, Screen } from '../../shared/pageHandle';
import { paths } from '../../shared/paths';
import { importEditPage } from './importEditPage';

const handle = (title: string, last: string): PageHandle => ({
  title,
  crumbs: [{ label: 'Post', to: paths.Post }, { label: last }],
});

/** The screens of the posts, each loaded when it is first opened. */
export const postRoutes: Screen[] = [
  {
    path: paths.Post,
    handle: { ...handle('Posts', 'Post List'), isList: true },
    lazy: { Component: async () => (await import('./PostListPage')).PostListPage },
  },
  {
    path: paths.PostCreate,
    handle: handle('Create Post', 'Create Post'),
    lazy: { Component: async () => (await import('./PostCreatePage')).PostCreatePage },
  },
  {
    path: paths.PostTrash,
    handle: { ...handle('Posts', 'Recently deleted'), isList: true },
    lazy: { Component: async () => (await import('./PostTrashPage')).PostTrashPage },
  },
  {
    path: paths.PostDetail,
    handle: handle('Post Detail', 'Post Detail'),
    lazy: { Component: async () => (await import('./PostDetailPage')).PostDetailPage },
  },
  {
    path: paths.PostEdit,
    handle: handle('Edit Post', 'Edit Post'),
    lazy: { Component: async () => (await importEditPage()).PostEditPage },
  },
];
