import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { SessionUser } from '../../../src/contract/session';
import { buildPage, buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';

/** A role as the server sends it. */
export const buildRole = (over: Record<string, unknown> = {}) => ({
  id: 9,
  slug: 'forecaster',
  name: { en: 'Forecaster', mm: 'မိုးလေဝသခန့်မှန်းသူ' },
  permissions: ['slider-create', 'role-edit'],
  ...over,
});

/** A permission as the server sends it. */
export const buildPermission = (slug: string, group: string, en: string) => ({
  id: slug,
  slug,
  group,
  name: { en },
});

export const PERMISSIONS = [
  buildPermission('slider-create', 'Slider', 'Create slider'),
  buildPermission('slider-edit', 'Slider', 'Edit slider'),
  buildPermission('role-edit', 'Role', 'Edit role'),
];

/** Serves these roles as a list and each under its own URL, and the permissions. */
export function serveRoles(...roles: ReturnType<typeof buildRole>[]) {
  server.use(
    http.get('/api/roles', () => json(buildPage(roles))),
    http.get('/api/roles/permissions', () => json(PERMISSIONS)),
    ...roles.map((role) => http.get(`/api/roles/${role.id}`, () => json({ data: role }))),
  );
}

const MANAGER: Partial<SessionUser> = { permissions: ['role-create', 'role-edit'] };

/** Opens a page, by default as a user who may create and edit roles. */
export const openRoles = (path: string, user = MANAGER) => openApp(path, buildSession(user));

export const box = (name: string) => screen.findByRole('checkbox', { name });

/** The names of the checked checkboxes. */
export const tickedBoxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent);

/** The texts of the visible alerts. */
export const alerts = () =>
  screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
