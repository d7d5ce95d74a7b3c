import { entityOf, recordOf } from './openApi';
import type { Json } from './openApi';

const TAG = { id: 9, name: 'Bago', slug: 'bago' };
const ROLE_NAME = { en: 'Editor', mm: 'အယ်ဒီတာ' };
const ICON = '/build/icons/category-one.svg';
const SLUGS = ['post-create', 'post-edit'];
const IMAGE = { id: 12, url: '/images/rain.jpg', size: 348112 };
const USER = {
  ...{ id: 2, name: 'Daw Khin Khin', email: 'khin@example.org' },
  role: { id: 4, slug: 'editor', name: ROLE_NAME },
  ...{ roleName: { en: 'Editor' }, slug: 'editor', role_id: 4 },
  created_at: '2026-06-05T03:00:00.000Z',
};

const PAGE_META = {
  ...{ current_page: 1, last_page: 2, per_page: 10, total: 12 },
  ...{ from: 1, to: 10, path: '/api/posts' },
};

/** One of each entity, as a response has it. */
const ENTITIES: Record<string, unknown> = {
  Image: IMAGE,
  Slider: { id: 3, images: [IMAGE] },
  Announcement: { id: 1, text: 'Heavy rain is expected in Bago.', type: 'warning' },
  Role: { id: 4, slug: 'editor', name: ROLE_NAME, permissions: SLUGS },
  Permission: { id: 1, slug: 'post-create', group: 'post', name: { en: 'Create posts' } },
  Category: { id: 5, name: 'Flood', icon: ICON, parent_id: 2, level: 2 },
  CategoryName: { id: 5, name: 'Flood' },
  CategoryParent: { id: 2, name: 'Weather', icon: ICON },
  Tag: TAG,
  Post: {
    ...{ id: 7, title: 'Flood in Bago', description: '<p>The river is rising.</p>' },
    ...{ category: 'Flood', categoryId: 5, tags: [TAG], type: 'post' },
    cover_image: { url: '/images/river.jpg' },
    description_images: [{ id: 31, url: '/images/bridge.jpg' }],
    created_at: '2026-06-05T03:00:00.000Z',
  },
  User: USER,
  SessionUser: { ...USER, permissions: SLUGS, role: { ...USER.role, permissions: SLUGS } },
  PageLinks: {
    ...{ first: '/api/posts?page=1', last: '/api/posts?page=2' },
    ...{ prev: null, next: '/api/posts?page=2' },
  },
  PageMeta: PAGE_META,
  PostPageMeta: PAGE_META,
  Message: { message: 'Password changed successfully!' },
};

/** The values of fields that are no entities, by name. */
const FIELDS: Json = {
  ...{ email: 'khin@example.org', password: 'monsoon-2026', password_confirmation: 'monsoon-2026' },
  ...{ old_password: 'monsoon-2026', new_password: 'mangrove-7' },
  ...{ new_password_confirmation: 'mangrove-7', token: 'p3Zx…', en: 'Editor', mm: 'အယ်ဒီတာ' },
  ...{ text: 'Heavy rain is expected in Bago.', title: 'Flood in Bago', backdate: '05-06-2026' },
  ...{ description: '<p>The river is rising.</p>', category_id: '5', role_id: 4, icon: ICON },
  ...{ level: 2, parent_id: 2, permissions: SLUGS, 'tags[]': ['9'], removed_cover_image: '1' },
  ...{ 'removed_slider_image[]': ['12'], 'removed_description_images[]': ['31'] },
  ...{ page: 1, per_page: 5, query: 'flood', start_date: '2026-06-01', end_date: '2026-06-30' },
  ...{ current_page: 1, last_page: 3, total: 12, links: [] },
};

/** The values of fields whose meaning depends on the path of the call. */
const BY_NOUN: Record<string, Json> = {
  announcements: { type: 'warning' },
  categories: { name: 'Flood' },
  tags: { name: 'Bago' },
  users: { name: 'Daw Khin Khin' },
};

/** An example of a schema's values. `call` is the name of the call. */
export function exampleOf(schema: Json, call: string): unknown {
  const entity = entityOf(schema);
  if (entity !== undefined) return ENTITIES[entity];
  if (schema.type === 'array') return [exampleOf(recordOf(schema.items), call)];
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown;
  if (schema.properties === undefined) return schema.contentMediaType ? '(file)' : schema.default;
  const [, , noun = ''] = call.split('/');
  const values: Json = { ...FIELDS, ...BY_NOUN[noun] };
  const entries = Object.entries(recordOf(schema.properties)).map(([name, value]) => {
    const inner = recordOf(value);
    const isKnown = name in values && entityOf(inner) === undefined;
    return [name, isKnown ? values[name] : exampleOf(inner, call)];
  });
  return Object.fromEntries(entries) as unknown;
}
