import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw/core/http';
import { buildFile, buildPage, buildSession } from '../../../helpers/client/builders';
import { openApp } from '../../../helpers/client/renderApp';
import { json } from '../../../helpers/client/replies';
import { server } from '../../../helpers/client/server';

type Row = Record<string, unknown>;

export const TAGS = [
  { id: 1, name: 'Flood', slug: 'flood' },
  { id: 2, name: 'မိုး', slug: 'rain' },
  { id: 3, name: 'မိုးသည်းထန်', slug: 'heavy-rain' },
] as const;

const CATEGORIES = [
  { id: 4, name: 'မိုးလေဝသ' },
  { id: 5, name: 'Cyclones' },
];

/** A post as the server sends it. In Yangon its date is 5 June. */
export const buildPost = (over: Row = {}) => ({
  id: 9,
  title: 'ရန်ကုန်မြစ်ရေကြီးမှု',
  description: '<p>Heavy rain</p>',
  category: 'Cyclones',
  categoryId: 5,
  tags: [TAGS[0]],
  type: 'knowledge',
  cover_image: { url: 'http://localhost/api/images/90' },
  description_images: [
    { id: 91, url: 'http://localhost/api/images/91' },
    { id: 92, url: 'http://localhost/api/images/92' },
  ],
  created_at: '2026-06-04T18:00:00Z',
  ...over,
});

interface Served {
  post?: Row;
  /** The response to the create or update request. */
  reply?: () => Response;
  permissions?: string[];
}

/** A server with tags, categories and an empty list of posts. */
export function serveForm({ post = buildPost(), reply }: Served = {}): void {
  server.use(
    http.get('/api/tags', () => json({ data: TAGS })),
    http.get('/api/posts/categories', () => json({ data: CATEGORIES })),
    http.get('/api/posts', () => json(buildPage([]))),
    http.get('/api/posts/9', () => json({ data: post })),
  );
  if (reply) server.use(http.post('/api/posts', reply), http.post('/api/posts/9', reply));
}

/**
 * Skips the visibility check of every ancestor, which takes seconds for so large a form in jsdom.
 */
const hidden = true;

export const press = (name: string) => screen.getByRole('button', { name, hidden });
export const field = (label: string) => screen.getByLabelText(label, { selector: 'input, select' });
export const description = () => screen.findByRole('textbox', { name: 'Description', hidden });
export const tagInput = () => screen.getByRole('combobox', { name: 'Tag', hidden });

/** The chosen tags in order. */
export const chosenTags = () =>
  screen
    .queryAllByRole('button', { name: /^Remove tag /, hidden })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove tag ', ''));

const ALL = ['post-create', 'post-edit', 'post-delete'];

async function open(path: string, { permissions = ALL, ...served }: Served) {
  serveForm(served);
  const app = await openApp(path, buildSession({ permissions }));
  await description();
  await screen.findByRole('option', { name: 'Cyclones', hidden });
  return app;
}

/** Opens the form of a new post; resolves once it has loaded. */
export const openCreate = (served: Served = {}) => open('/posts/create', served);

export const openEdit = (served: Served = {}) => open('/posts/9/edit', served);

export async function fillPost(user: UserEvent): Promise<void> {
  await user.click(field('Title'));
  await user.paste('မိုးကြီးမည်');
  await user.click(tagInput());
  await user.paste('Flood');
  await user.click(await screen.findByRole('option', { name: 'Flood', hidden }));
  await user.selectOptions(field('Category'), 'Cyclones');
  await user.upload(field('Cover Photo'), buildFile('cover.jpg'));
  await user.click(await description());
  await user.paste('မိုးသည်းထန်စွာ ရွာမည်။');
}
