import { BASE_PATH } from '../../../contract/limits';

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

/** The second address of the sign-in screen. Logout and an expired session redirect there. */
export const SIGN_IN_PATH = '/login';

export function pathBelowBase({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname.slice(BASE_PATH.length) + search;
}
