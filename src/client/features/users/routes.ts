import type { PageHandle, Screen } from '../../shared/pageHandle';
import { paths } from '../../shared/paths';

const handle = (title: string, last: string): PageHandle => ({
  title,
  crumbs: [{ label: 'User', to: paths.User }, { label: last }],
});

export const userRoutes: Screen[] = [
  {
    path: paths.User,
    handle: { ...handle('Users', 'User List'), isList: true },
    lazy: { Component: async () => (await import('./UserListPage')).UserListPage },
  },
  {
    path: paths.UserCreate,
    handle: handle('Create User', 'Create User'),
    lazy: { Component: async () => (await import('./UserCreatePage')).UserCreatePage },
  },
  {
    path: paths.UserDetail,
    handle: handle('User Detail', 'User Detail'),
    lazy: { Component: async () => (await import('./UserDetailPage')).UserDetailPage },
  },
  {
    path: paths.UserEdit,
    handle: handle('Edit User', 'Edit User'),
    lazy: { Component: async () => (await import('./UserEditPage')).UserEditPage },
  },
];
