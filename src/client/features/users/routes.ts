import { handlesBelow } from '../../shared/pages/pageHandle';
import type { Screen } from '../../shared/pages/pageHandle';
import { paths } from '../../shared/pages/paths';

const handle = handlesBelow('User', paths.User);

export const userRoutes: Screen[] = [
  {
    path: paths.User,
    handle: { ...handle('Users', 'User List'), isList: true },
    lazy: { Component: async () => (await import('./UserListPage')).UserListPage },
  },
  {
    path: paths.UserCreate,
    handle: handle('Create User'),
    lazy: { Component: async () => (await import('./UserCreatePage')).UserCreatePage },
  },
  {
    path: paths.UserDetail,
    handle: handle('User Detail'),
    lazy: { Component: async () => (await import('./UserDetailPage')).UserDetailPage },
  },
  {
    path: paths.UserEdit,
    handle: handle('Edit User'),
    lazy: { Component: async () => (await import('./UserEditPage')).UserEditPage },
  },
];
