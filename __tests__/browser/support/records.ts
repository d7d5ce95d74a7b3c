import type { AnnouncementType } from '../../../src/contract/announcement';
import type { AnnouncementTemplateForm } from '../../../src/contract/announcementTemplate';
import type { PermissionSlug } from '../../../src/contract/permissions';
import type { LoginResponse } from '../../../src/contract/session';
import type { Product } from '../../helpers/server/product';
import { save } from './backOffice';

const ICON = '/build/icons/category-one.svg';

export const makeRole = (
  product: Product,
  session: LoginResponse,
  role: { en: string; mm: string; permissions: PermissionSlug[] },
) => {
  const { permissions, ...name } = role;
  return save(product, session, 'POST', '/roles', { name, permissions });
};

/** Creates a parent, or a child of the parent with the given id. */
export const makeCategory = (
  product: Product,
  session: LoginResponse,
  name: string,
  parentId: number | null = null,
) => {
  const level = parentId === null ? 1 : 2;
  const body = { name, icon: ICON, level, parent_id: parentId };
  return save(product, session, 'POST', '/categories', body);
};

export const makeUser = (
  product: Product,
  session: LoginResponse,
  user: { name: string; email: string; roleId: number },
) => {
  const { roleId, ...person } = user;
  const passwords = { password: 'monsoon-2026', password_confirmation: 'monsoon-2026' };
  return save(product, session, 'POST', '/users', { ...person, ...passwords, role_id: roleId });
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
  if (first) await save(product, session, 'PUT', `/announcements/${first.id}`, body);
  else await save(product, session, 'POST', '/announcements', body);
}

/** Adds an announcement template. */
export const makeTemplate = (
  product: Product,
  session: LoginResponse,
  template: AnnouncementTemplateForm,
) => save(product, session, 'POST', '/announcement-templates', template);
