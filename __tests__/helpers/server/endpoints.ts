import type { PermissionSlug } from '../../../src/contract/permissions';
import { ADMIN } from './testServer';
import { buildCategory, buildRole, buildUserForm } from './content';
import type { multipart } from './images';

type Multipart = Awaited<ReturnType<typeof multipart>>;
type Group = 'anybody' | 'any-session' | 'signed-in' | 'privileged';
export type Who = Group | PermissionSlug | readonly PermissionSlug[];
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The targets of the calls: bodies of forms with files, a role without permissions, and a user with
 * that role.
 */
export interface Targets {
  slider: Multipart;
  post: Multipart;
  roleId: number;
  userId: number;
}

/** The `:id`, which is 1 by default, and the body. */
interface Sent {
  id?: (targets: Targets) => number;
  body?: (targets: Targets) => object;
}

/**
 * An endpoint, its permitted callers, and the status of its first success. Other callers get 401 or
 * 403.
 */
type Row = readonly [method: Method, path: string, who: Who, success: number, sent?: Sent];

const PASSWORDS = {
  old_password: 'secret1',
  new_password: 'secret2',
  new_password_confirmation: 'secret2',
};
const IDENTITY = { password: 'secret1' };
const WITH_CODE = { ...IDENTITY, code: '000000' };
const SLIDER: Sent = { body: ({ slider }) => slider };
const POST: Sent = { body: ({ post }) => post };
let notices = 0;
export const isForAll = (who: Who) => who === 'signed-in' || who === 'any-session';

/** Different each time, so that every update changes something. */
const tagName = () => ({ name: `tag ${(notices += 1)}` });
const NOTICE = { body: () => ({ text: `Rain ${(notices += 1)}`, type: 'pleasant' }) };
const TEMPLATE = {
  body: () => {
    const text_en = `The river at {{place}} is at ${(notices += 1)} m.`;
    return { hazard: 'river', stage: 'rising', type: 'be careful', text_my: '', text_en };
  },
};
const NEW_ROLE = { body: () => buildRole({ permissions: ['role-create'] }) };
const ROLE: Sent = { id: ({ roleId }) => roleId, body: () => buildRole({ permissions: [] }) };
const CATEGORY = { body: () => buildCategory() };
const TARGET: Sent = { id: ({ userId }) => userId };
const userForm = ({ roleId }: Targets) => buildUserForm({ role_id: roleId });

/** Every endpoint with its permitted callers, as in docs/specification/permissions.md. */
const ROWS: Row[] = [
  ['GET', '/healthz', 'anybody', 200],
  ['GET', '/readyz', 'anybody', 200],
  ['GET', '/api/images/:key', 'anybody', 404],
  ['GET', '/api/openapi.json', 'signed-in', 200],
  ['POST', '/api/login', 'anybody', 200, { body: () => ADMIN }],
  ['POST', '/api/logout', 'any-session', 200],
  ['POST', '/api/change-password', 'any-session', 200, { body: () => PASSWORDS }],
  ['POST', '/api/confirm-identity', 'any-session', 204, { body: () => IDENTITY }],
  ['GET', '/api/two-factor', 'any-session', 200],
  ['POST', '/api/two-factor', 'any-session', 200, { body: () => IDENTITY }],
  // Nobody has begun to set it up.
  ['POST', '/api/two-factor/on', 'any-session', 422, { body: () => WITH_CODE }],
  ['POST', '/api/two-factor/off', 'any-session', 204, { body: () => WITH_CODE }],
  ['POST', '/api/two-factor/recovery-codes', 'any-session', 409, { body: () => WITH_CODE }],
  ['GET', '/api/sessions', 'signed-in', 200],
  ['DELETE', '/api/sessions', 'signed-in', 204],
  ['DELETE', '/api/sessions/:key', 'signed-in', 404],
  ['GET', '/api/sliders', 'signed-in', 200],
  ['GET', '/api/sliders/:id', 'signed-in', 200],
  ['GET', '/api/sliders/:id/versions', 'signed-in', 200],
  ['POST', '/api/sliders', 'slider-create', 201, SLIDER],
  ['PUT', '/api/sliders/:id', 'slider-edit', 200, SLIDER],
  ['DELETE', '/api/sliders/:id', 'slider-delete', 204],
  ['POST', '/api/sliders/:id/restore', 'slider-delete', 200],
  ['GET', '/api/announcements', 'signed-in', 200],
  ['GET', '/api/announcements/:id', 'signed-in', 200],
  // There is one already.
  ['POST', '/api/announcements', 'announcement-create', 409, NOTICE],
  ['PUT', '/api/announcements/:id', 'announcement-edit', 200, NOTICE],
  ['GET', '/api/announcements/:id/versions', 'signed-in', 200],
  ['GET', '/api/announcement-templates', ['announcement-create', 'announcement-edit'], 200],
  ['POST', '/api/announcement-templates', 'announcement-edit', 201, TEMPLATE],
  ['PUT', '/api/announcement-templates/:id', 'announcement-edit', 200, TEMPLATE],
  ['DELETE', '/api/announcement-templates/:id', 'announcement-edit', 204],
  ['POST', '/api/announcements/:id/renewal', 'announcement-edit', 200],
  ['GET', '/api/audit', 'privileged', 200],
  ['GET', '/api/audit/csv', 'privileged', 200],
  ['GET', '/api/audit/:id', 'privileged', 200],
  ['GET', '/api/feeds', 'signed-in', 200],
  ['GET', '/api/roles', 'signed-in', 200],
  ['GET', '/api/roles/search', 'signed-in', 200],
  ['GET', '/api/roles/permissions', 'signed-in', 200],
  ['GET', '/api/roles/:id', 'signed-in', 200],
  ['GET', '/api/roles/:id/versions', 'privileged', 200],
  ['POST', '/api/roles', 'role-create', 201, NEW_ROLE],
  ['PUT', '/api/roles/:id', 'role-edit', 200, ROLE],
  ['GET', '/api/categories', 'signed-in', 200],
  ['GET', '/api/categories/:id', 'signed-in', 200],
  ['GET', '/api/categories/:id/versions', 'signed-in', 200],
  ['GET', '/api/categories/search/parents', 'signed-in', 200],
  ['GET', '/api/categories/search/children/:id', 'signed-in', 200],
  ['POST', '/api/categories', 'category-create', 201, CATEGORY],
  ['PUT', '/api/categories/:id', 'category-edit', 200, CATEGORY],
  ['GET', '/api/posts', 'signed-in', 200],
  ['GET', '/api/posts/filter', 'signed-in', 200],
  ['GET', '/api/posts/categories', 'signed-in', 200],
  ['GET', '/api/posts/:id', 'signed-in', 200],
  ['GET', '/api/posts/:id/versions', 'signed-in', 200],
  ['POST', '/api/posts', 'post-create', 201, POST],
  ['PUT', '/api/posts/:id', 'post-edit', 200, POST],
  ['DELETE', '/api/posts/:id', 'post-delete', 204],
  ['POST', '/api/posts/:id/restore', 'post-delete', 200],
  ['GET', '/api/trash', ['post-delete', 'slider-delete'], 200],
  // They were never deleted.
  ['DELETE', '/api/trash/posts/:id', 'privileged', 404, { id: () => 999 }],
  ['DELETE', '/api/trash/sliders/:id', 'privileged', 404, { id: () => 999 }],
  ['GET', '/api/tags', 'signed-in', 200],
  ['POST', '/api/tags', ['post-create', 'post-edit'], 201, { body: () => ({ name: 'storm' }) }],
  ['GET', '/api/tags/usage', 'post-edit', 200],
  ['PUT', '/api/tags/:id', 'post-edit', 200, { body: tagName }],
  ['POST', '/api/tags/:id/merge', 'post-delete', 200, { id: () => 4, body: () => ({ into: 1 }) }],
  ['POST', '/api/tags/:id/restore', 'post-delete', 200, { id: () => 4 }],
  // No post has it.
  ['DELETE', '/api/tags/:id', 'post-edit', 204, { id: () => 3 }],
  ['GET', '/api/users', 'signed-in', 200],
  ['GET', '/api/users/search', 'signed-in', 200],
  ['GET', '/api/users/:id', 'signed-in', 200],
  ['GET', '/api/users/:id/versions', 'privileged', 200],
  ['POST', '/api/users', 'user-create', 201, { body: userForm }],
  ['PUT', '/api/users/:id', 'user-edit', 200, { id: ({ userId }) => userId, body: userForm }],
  ['GET', '/api/users/:id/sessions', 'privileged', 200],
  ['DELETE', '/api/users/:id/sessions', 'privileged', 204, TARGET],
  ['POST', '/api/users/:id/reset-password', 'privileged', 200, TARGET],
  ['GET', '/api/users/:id/two-factor', 'privileged', 200, TARGET],
  ['DELETE', '/api/users/:id/two-factor', 'privileged', 204, TARGET],
  ['DELETE', '/api/users/:id', 'privileged', 204, TARGET],
];

/** All endpoints, with an additional POST for each PUT. */
export const ENDPOINTS = ROWS.flatMap(([method, path, who, success, sent]) => {
  const methods: Method[] = method === 'PUT' ? ['PUT', 'POST'] : [method];
  return methods.map((each) => ({ method: each, path, who, success, sent }));
});

export type Endpoint = (typeof ENDPOINTS)[number];
