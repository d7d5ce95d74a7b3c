import { BASE_PATH } from '../../contract/limits';

/** Every route of section 2 by its name, below the base path. */
export const paths = {
  Login: '/',
  Slider: '/slider',
  SliderCreate: '/slider/create',
  SliderDetail: '/slider/:id',
  SliderEdit: '/slider/:id/edit',
  Announcement: '/announcement',
  Role: '/role',
  CreateRole: '/role/create',
  RoleDetail: '/role/:id',
  EditRole: '/role/:id/edit',
  Category: '/category',
  CategoryDetail: '/category/:id',
  Post: '/posts',
  PostCreate: '/posts/create',
  PostEdit: '/posts/:id/edit',
  PostDetail: '/posts/:id',
  User: '/users',
  UserCreate: '/users/create',
  UserDetail: '/users/:id',
  UserEdit: '/users/:id/edit',
  UserProfile: '/profile',
} as const;

/** Where logout and an ended session lead: the sign-in screen under its second address (readings 16). */
export const SIGN_IN_PATH = '/login';

/** An address of the browser's as the router's links are written: below the base path. */
export function pathBelowBase({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname.slice(BASE_PATH.length) + search;
}
