import { http } from 'msw/core/http';
import type { Post } from '../../../src/contract/post';
import type { SessionUser } from '../../../src/contract/session';
import { buildPage, buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';

type Row = Record<string, unknown>;

export const buildTag = (id: number, name: string) => ({ id, name, slug: name.toLowerCase() });

const POST = {
  id: 21,
  title: 'Flood watch',
  description: '<p>Rivers are <strong>rising</strong>.</p>',
  category: 'Rivers',
  categoryId: 3,
  tags: [buildTag(1, 'Rain')],
  type: 'post',
  cover_image: { url: '/api/images/cover.webp' },
  description_images: [],
  created_at: '2026-11-19T20:00:00Z',
} satisfies Omit<Post, 'version'>;

export const buildPost = (over: Row = {}) => ({ ...POST, ...over });

/** Serves these posts as a list and each under its own URL. */
export const servePosts = (...posts: Row[]) =>
  server.use(
    http.get('/api/posts', () => json(buildPage(posts))),
    ...posts.map((post) => http.get(`/api/posts/${String(post.id)}`, () => json({ data: post }))),
  );

/** A user with every permission on posts. */
const WRITER: Partial<SessionUser> = { permissions: ['post-create', 'post-edit', 'post-delete'] };

/** Opens a screen, by default as a user with all permissions. */
export const openPosts = (path = '/posts', user = WRITER) => openApp(path, buildSession(user));
