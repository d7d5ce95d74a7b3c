import { http } from 'msw/core/http';
import type { SessionUser } from '../../../src/contract/session';
import { buildPage, buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';

type Row = Record<string, unknown>;

const ROLE = { id: 4, slug: 'editor', name: { en: 'Editor', mm: 'အယ်ဒီတာ' } };

/** A role as the server sends it. */
export const buildRole = (over: Row = {}) => ({ ...ROLE, permissions: ['post-edit'], ...over });

/** A user as the server sends it. */
export const buildUserRow = (over: Row = {}) => ({
  id: 21,
  name: 'ဒေါ်ခင်ခင်',
  email: 'khin@example.org',
  role: ROLE,
  roleName: { en: 'Editor' },
  slug: 'editor',
  role_id: 4,
  created_at: '2026-11-19T20:00:00Z',
  ...over,
});

/** Serves these users as a list and each under its own URL, and the roles 4 and 5. */
export const serveUsers = (...users: Row[]) =>
  server.use(
    http.get('/api/users', () => json(buildPage(users))),
    ...users.map((user) => http.get(`/api/users/${String(user.id)}`, () => json({ data: user }))),
    http.get('/api/roles', () =>
      json(buildPage([buildRole(), buildRole({ id: 5, slug: 'viewer', name: { en: 'Viewer' } })])),
    ),
  );

const EDITOR: Partial<SessionUser> = { permissions: ['user-create', 'user-edit'] };

/** Opens a screen, by default as a user who may create and edit. */
export const openUsers = (path = '/users', user = EDITOR) => openApp(path, buildSession(user));
