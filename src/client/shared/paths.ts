import { BASE_PATH } from '../../contract/limits';

/** Every route by its name, below the base path. */
export const paths = {
  Login: '/',
  Slider: '/slider',
  SliderCreate: '/slider/create',
  SliderTrash: '/slider/deleted',
  SliderDetail: '/slider/:id',
  SliderEdit: '/slider/:id/edit',
  Announcement: '/announcement',
  AnnouncementTemplates: '/announcement/templates',
  Feeds: '/announcement/feeds',
  Role: '/role',
  CreateRole: '/role/create',
  RoleDetail: '/role/:id',
  EditRole: '/role/:id/edit',
  Category: '/category',
  CategoryDetail: '/category/:id',
  Post: '/posts',
  PostCreate: '/posts/create',
  PostTrash: '/posts/deleted',
  PostEdit: '/posts/:id/edit',
  PostDetail: '/posts/:id',
  User: '/users',
  UserCreate: '/users/create',
  UserDetail: '/users/:id',
  UserEdit: '/users/:id/edit',
  UserProfile: '/profile',
  Activity: '/activity',
} as const;

/** The sign-in screen's second address, to which logout and an expired session lead. */
export const SIGN_IN_PATH = '/login';

/** The browser's address without the base path, as the router's links are written. */
export function pathBelowBase({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname.slice(BASE_PATH.length) + search;
}
