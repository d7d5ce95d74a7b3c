import { handlesBelow } from '../../shared/pages/pageHandle';
import type { Screen } from '../../shared/pages/pageHandle';
import { paths } from '../../shared/pages/paths';

const handle = handlesBelow('Role', paths.Role);

export const roleRoutes: Screen[] = [
  {
    path: paths.Role,
    handle: { ...handle('Roles', 'Role List'), isList: true },
    lazy: { Component: async () => (await import('./RoleListPage')).RoleListPage },
  },
  {
    path: paths.CreateRole,
    handle: handle('Create Role'),
    lazy: { Component: async () => (await import('./RoleCreatePage')).RoleCreatePage },
  },
  {
    path: paths.RoleDetail,
    handle: handle('Role Detail'),
    lazy: { Component: async () => (await import('./RoleDetailPage')).RoleDetailPage },
  },
  {
    path: paths.EditRole,
    handle: handle('Edit Role'),
    lazy: { Component: async () => (await import('./RoleEditPage')).RoleEditPage },
  },
];
