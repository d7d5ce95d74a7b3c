import type { AnnouncementType } from '../../../src/contract/announcement';
import type { AnnouncementTemplateForm } from '../../../src/contract/announcementTemplate';
import { isRecord } from '../../../src/contract/records';
import type { PermissionSlug } from '../../../src/contract/permissions';
import type { LoginResponse } from '../../../src/contract/session';
import type { Product } from '../../helpers/server/product';

const ICON = '/build/icons/category-one.svg';

/** Creates a record as a signed-in user. @returns its id, where the server tells it */
async function write(
  { origin }: Product,
  { token }: LoginResponse,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const { data } = isJson ? ((await answer.json()) as { data?: unknown }) : {};
  return isRecord(data) ? Number(data.id) : NaN;
}

export const makeRole = (
  product: Product,
  session: LoginResponse,
  role: { en: string; mm: string; permissions: PermissionSlug[] },
) => {
  const { permissions, ...name } = role;
  return write(product, session, 'POST', '/roles', { name, permissions });
};

/** A parent, or a child of the one whose id is given. */
export const makeCategory = (
  product: Product,
  session: LoginResponse,
  name: string,
  parentId: number | null = null,
) => {
  const level = parentId === null ? 1 : 2;
  const body = { name, icon: ICON, level, parent_id: parentId };
  return write(product, session, 'POST', '/categories', body);
};

export const makeUser = (
  product: Product,
  session: LoginResponse,
  user: { name: string; email: string; roleId: number },
) => {
  const { roleId, ...person } = user;
  const passwords = { password: 'monsoon-2026', password_confirmation: 'monsoon-2026' };
  return write(product, session, 'POST', '/users', { ...person, ...passwords, role_id: roleId });
};

/** Changes the only announcement. */
export async function putAnnouncement(
  product: Product,
  session: LoginResponse,
  text: string,
  type: AnnouncementType = 'warning',
) {
  const answer = await fetch(`${product.origin}/api/announcements`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const [first] = data;
  const body = { text, type };
  if (first) await write(product, session, 'PUT', `/announcements/${first.id}`, body);
  else await write(product, session, 'POST', '/announcements', body);
}

/** Adds a template of announcements. */
export const makeTemplate = (
  product: Product,
  session: LoginResponse,
  template: AnnouncementTemplateForm,
) => write(product, session, 'POST', '/announcement-templates', template);
