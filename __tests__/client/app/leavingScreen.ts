import { http } from 'msw/core/http';
import type { HttpHandler } from 'msw';
import type { SessionUser } from '../../../src/contract/session';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';

const role = { id: 4, slug: 'editor', name: { en: 'Editor', mm: 'အယ်ဒီတာ' }, permissions: [] };
const category = {
  id: 5,
  name: 'Flood',
  icon: '/icons/category-one.svg',
  parent_id: null,
  level: 1,
};
/** Not a warning, which would be reviewed before it is sent. */
export const announcement = { id: 6, text: 'မိုးကြီးမည်', type: 'pleasant' };
export const person = {
  id: 8,
  name: 'Ko Aung',
  email: 'aung@example.org',
  role,
  role_id: 4,
  slug: 'editor',
};
export const post = {
  id: 9,
  title: 'ရေကြီးမှု',
  description: '<p>မိုး</p>',
  type: 'post',
  category: 'Flood',
  categoryId: 5,
  tags: [{ id: 1, name: 'Flood', slug: 'flood' }],
  cover_image: null,
  description_images: [],
  created_at: '2026-01-05T03:00:00Z',
};

const RESPONSES: [string, unknown][] = [
  ['/api/sliders', { data: [buildSlider(3, 31)] }],
  ['/api/sliders/3', { data: buildSlider(3, 31, 32) }],
  ['/api/announcements', { data: [announcement] }],
  ['/api/announcements/6', { data: announcement }],
  ['/api/roles', { data: [role] }],
  ['/api/roles/4', { data: role }],
  ['/api/roles/permissions', []],
  ['/api/categories', { data: [category] }],
  ['/api/posts', { data: [post] }],
  ['/api/posts/9', { data: post }],
  ['/api/posts/categories', { data: [category] }],
  ['/api/tags', { data: post.tags }],
  ['/api/users', { data: [person] }],
  ['/api/users/8', { data: person }],
];

const ADMIN: Partial<SessionUser> = { slug: 'admin', role: { ...role, slug: 'admin' } };

interface Opened {
  /** By default an administrator. */
  user?: Partial<SessionUser>;
  /** What the server answers to other calls, or answers differently. */
  replies?: HttpHandler[];
}

/** Opens a page of a server with one entity of each kind. */
export async function open(path: string, { user = ADMIN, replies = [] }: Opened = {}) {
  const common = RESPONSES.map(([address, body]) => http.get(address, () => json(body)));
  server.use(...replies, ...common);
  return openApp(path, buildSession(user));
}
