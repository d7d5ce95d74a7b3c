import type { LoginResponse, SessionInfo, SessionUser } from '../../../src/contract/session';

/** An editor, by default without permissions. */
export const buildUser = (over: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  name: 'Daw Khin Khin',
  email: 'khin@example.org',
  role: { id: 4, slug: 'editor', name: { en: 'Editor', mm: 'အယ်ဒီတာ' } },
  roleName: { en: 'Editor' },
  slug: 'editor',
  role_id: 4,
  created_at: '2026-01-05T03:00:00Z',
  permissions: [],
  ...over,
});

export const buildSession = (
  user: Partial<SessionUser> = {},
  token = 'token-of-khin',
): LoginResponse => ({ token, user: buildUser(user) });

/** A privileged user. */
export const ADMIN: Partial<SessionUser> = {
  id: 1,
  slug: 'admin',
  role: { id: 1, slug: 'admin', name: { en: 'Admin', mm: 'အက်ဒမင်' } },
};

/** The only page of a list, as the server sends it. */
export const buildPage = (rows: unknown[], meta: object = {}) => ({
  data: rows,
  links: {},
  meta: { current_page: 1, last_page: 1, per_page: 10, total: rows.length, ...meta },
});

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** An open session as the server lists it, by default not the one of the request. */
export const buildSessionInfo = (id: string, over: Partial<SessionInfo> = {}): SessionInfo => ({
  id,
  user_agent: CHROME,
  address: '203.81.64.7',
  created_at: '2026-11-01T03:00:00.000Z',
  last_used_at: '2026-11-19T20:05:00.000Z',
  ends_at: '2026-12-01T03:00:00.000Z',
  current: false,
  ...over,
});

export const buildImage = (id: number, size = 12_400) => ({
  id,
  url: `http://localhost/api/images/${id}`,
  size,
});

export const buildSlider = (id: number, ...imageIds: number[]) => ({
  id,
  images: imageIds.map((imageId) => buildImage(imageId)),
});

/** A file that starts like a JPEG. */
export const buildFile = (name: string, content = name): File =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff), content], name, { type: 'image/jpeg' });
