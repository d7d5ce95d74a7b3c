import { handlesBelow } from '../../shared/pages/pageHandle';
import type { Screen } from '../../shared/pages/pageHandle';
import { paths } from '../../shared/pages/paths';
import { importEditPage } from './importEditPage';

const handle = handlesBelow('Post', paths.Post);

export const postScreens: Screen[] = [
  {
    path: paths.Post,
    handle: { ...handle('Posts', 'Post List'), isList: true },
    lazy: { Component: async () => (await import('./PostListPage')).PostListPage },
  },
  {
    path: paths.PostCreate,
    handle: handle('Create Post'),
    lazy: { Component: async () => (await import('./PostCreatePage')).PostCreatePage },
  },
  {
    path: paths.PostDetail,
    handle: handle('Post Detail'),
    lazy: { Component: async () => (await import('./PostDetailPage')).PostDetailPage },
  },
  {
    path: paths.PostEdit,
    handle: handle('Edit Post'),
    lazy: { Component: async () => (await importEditPage()).PostEditPage },
  },
];
