import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw/core/http';
import type { SessionUser } from '../../../../src/contract/session';
import { buildFile, buildSession } from '../../../helpers/client/builders';
import { openApp } from '../../../helpers/client/renderApp';
import { json } from '../../../helpers/client/replies';
import { callOf, server } from '../../../helpers/client/server';
import { fieldsOf } from '../../sliders/sliderForm';

type Row = Record<string, unknown>;
type Reply = () => Response | Promise<Response>;

export const TAGS = [
  { id: 1, name: 'Flood', slug: 'flood' },
  { id: 2, name: 'မိုး', slug: 'rain' },
  { id: 3, name: 'မိုးသည်းထန်', slug: 'heavy-rain' },
];

export const CATEGORIES = [
  { id: 4, name: 'မိုးလေဝသ' },
  { id: 5, name: 'Cyclones' },
];

/** A description with HTML of the editor and of others. */
export const HTML = '<h2>ရေကြီးမှု</h2>\n<p style="text-align:center">Heavy&nbsp;rain</p>';

/** A post as the server sends it; in Yangon its day is 5 June. */
export const buildPost = (over: Row = {}) => ({
  id: 9,
  title: 'ရန်ကုန်မြစ်ရေကြီးမှု',
  description: HTML,
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

const emptyPage = { data: [], meta: { current_page: 1, last_page: 1, per_page: 10, total: 0 } };

interface Served {
  post?: Row;
  tags?: Row[];
  /** The response to the create or update request. */
  reply?: Reply;
  /** Who opens the form; by default a user who may save. */
  as?: Partial<SessionUser>;
}

/** A server with tags, categories and no posts on its list. */
export function serveForm({ post = buildPost(), tags = TAGS, reply }: Served = {}): void {
  server.use(
    http.get('/api/tags', () => json({ data: tags })),
    http.get('/api/posts/categories', () => json({ data: CATEGORIES })),
    http.get('/api/posts', () => json(emptyPage)),
    http.get('/api/posts/9', () => json({ data: post })),
  );
  if (reply) server.use(http.post('/api/posts', reply), http.post('/api/posts/9', reply));
}

const EDITOR: Partial<SessionUser> = { permissions: ['post-create', 'post-edit'] };

/** Skips the visibility check of every ancestor, which takes seconds in jsdom on so large a form. */
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

async function open(path: string, { as = EDITOR, ...served }: Served) {
  serveForm(served);
  const app = await openApp(path, buildSession(as));
  await description();
  await screen.findByRole('option', { name: 'Cyclones', hidden });
  return app;
}

/** Opens the form of a new post; resolves once it has loaded. */
export const openCreate = (served: Served = {}) => open('/posts/create', served);

/** Opens the form on the post. */
export const openEdit = (served: Served = {}) => open('/posts/9/edit', served);

/** Enters a tag and chooses the option of that name. */
export async function addTag(user: UserEvent, typed: string, option = typed): Promise<void> {
  await user.click(tagInput());
  await user.paste(typed);
  await user.click(await screen.findByRole('option', { name: option, hidden }));
}

export async function write(user: UserEvent, text: string): Promise<void> {
  await user.click(await description());
  await user.paste(text);
}

export const chooseCover = (user: UserEvent, name: string) =>
  user.upload(field('Cover Photo'), buildFile(name));

/** Fills in every required field. */
export async function fillPost(user: UserEvent): Promise<void> {
  await user.click(field('Title'));
  await user.paste('မိုးကြီးမည်');
  await addTag(user, 'Flood');
  await user.selectOptions(field('Category'), 'Cyclones');
  await chooseCover(user, 'cover.jpg');
  await write(user, 'မိုးသည်းထန်စွာ ရွာမည်။');
}

/** The fields of a request, with the line ends that multipart encoding changes restored. */
export async function sentTo(call: string): Promise<[string, string][]> {
  const fields = await fieldsOf(callOf(call));
  return fields.map(([key, value]) => [key, value.replaceAll('\r\n', '\n')]);
}

/** The messages of the fields. */
export const messages = () =>
  [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent);
