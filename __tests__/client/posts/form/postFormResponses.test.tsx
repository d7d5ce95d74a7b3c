import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { buildSession } from '../../../helpers/client/builders';
import { failure, nothing } from '../../../helpers/client/failures';
import { openApp } from '../../../helpers/client/renderApp';
import { dropped, json } from '../../../helpers/client/replies';
import { findPage } from '../../../helpers/client/screens';
import { server } from '../../../helpers/client/server';
import {
  buildPost,
  chosenTags,
  description,
  field,
  press,
  serveForm,
  TAGS,
  tagInput,
} from './postFormScreen';

const session = buildSession({ permissions: ['post-create', 'post-edit'] });
const categories = () =>
  within(field('Category'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** What is only logged is logged, and nowhere else. */
function watchLog() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

afterEach(() => jest.restoreAllMocks());

describe('the lists of the post form', () => {
  it('offer the categories of another server', async () => {
    serveForm();
    const foreign = [{ id: '4', name: 'မိုးလေဝသ' }, null, {}, { id: 5, name: 'Cyclones' }];
    server.use(http.get('/api/posts/categories', () => json(foreign)));
    await openApp('/posts/create', session);
    await screen.findByRole('option', { name: 'Cyclones' });
    expect(categories()).toEqual(['Select a category', 'မိုးလေဝသ', 'Cyclones']);
  });

  it('are empty after a failure, with a word on the categories', async () => {
    serveForm();
    server.use(http.get('/api/posts/categories', failure));
    const { user } = await openApp('/posts/create', session);
    const alert = await screen.findByText('Failed to fetch categories.');
    expect(alert).toHaveAttribute('role', 'alert');
    expect(categories()).toEqual(['Select a category']);
    await user.type(field('Title'), 'Rain');
    expect(field('Title')).toHaveValue('Rain');
  });

  it('keep the category of a post that is edited without them', async () => {
    serveForm();
    server.use(http.get('/api/posts/categories', dropped));
    await openApp('/posts/9/edit', session);
    await screen.findByText('Failed to fetch categories.');
    expect(field('Category')).toHaveValue('5');
    expect(categories()).toEqual(['Select a category', 'Cyclones']);
  });

  it('open the form on a post whose category has only a name where they fail', async () => {
    serveForm({ post: buildPost({ categoryId: null }) });
    server.use(http.get('/api/posts/categories', dropped));
    await openApp('/posts/9/edit', session);
    await screen.findByText('Failed to fetch categories.');
    expect(field('Category')).toHaveValue('');
  });

  it('offer the tags of another server', async () => {
    serveForm();
    const foreign = TAGS.map((tag) => ({ ...tag, id: String(tag.id) }));
    server.use(http.get('/api/tags', () => json([null, ...foreign, 'rain'])));
    const { user } = await openApp('/posts/9/edit', session);
    await description();
    expect(chosenTags()).toEqual(['Flood']);
    await user.click(tagInput());
    const list = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(list.map(({ textContent }) => textContent)).toEqual(['မိုး', 'မိုးသည်းထန်']);
  });

  it.each([
    ['a message and errors', failure],
    ['a dropped line', dropped],
  ])('log tags that fail by %s, and nothing else', async (_, reply) => {
    const log = watchLog();
    serveForm();
    server.use(http.get('/api/tags', reply), http.post('/api/tags', reply));
    const { user } = await openApp('/posts/create', session);
    await description();
    await user.type(tagInput(), 'ငလျင်');
    await user.click(await screen.findByRole('option', { name: /Add this as new tag/ }));
    await screen.findByRole('button', { name: 'Create Post' });
    expect(tagInput()).toHaveValue('ငလျင်');
    expect(tagInput()).toBeEnabled();
    expect(chosenTags()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const told = log.mock.calls.map(([text]) => String(text));
    expect(told).toContain('tags could not be loaded');
    expect(told).toContain('tag could not be created');
  });

  it('keep what was typed where the response has no tag', async () => {
    watchLog();
    serveForm();
    server.use(http.post('/api/tags', () => json({ data: null }, 201)));
    const { user } = await openApp('/posts/create', session);
    await description();
    await user.type(tagInput(), 'ငလျင်{Enter}');
    await screen.findByRole('button', { name: 'Create Post' });
    expect(tagInput()).toHaveValue('ငလျင်');
  });
});

describe('Edit Post', () => {
  it.each([{ what: 'a failure', reply: failure }, ...nothing])(
    'says after $what that it has not loaded',
    async ({ reply }) => {
      serveForm();
      server.use(http.get('/api/posts/9', reply));
      await openApp('/posts/9/edit', session);
      expect((await screen.findByRole('alert')).textContent).toBe('Failed to load post data.');
      expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
      await findPage('Edit Post');
    },
  );

  it.each<[string, unknown]>([
    ['bare', buildPost({ id: '9' })],
    ['with an id alone', { id: 9 }],
    [
      'with everything odd',
      { data: { id: 9, title: null, tags: 'x', cover_image: [], description_images: {}, type: 5 } },
    ],
  ])('opens on a post in the form %s', async (_, body) => {
    serveForm();
    server.use(http.get('/api/posts/9', () => json(body)));
    await openApp('/posts/9/edit', session);
    expect(await description()).toBeVisible();
    expect(press('Update')).toBeEnabled();
    expect(document.body).not.toHaveTextContent('undefined');
  });

  it('tells users without the permission that they may not save', async () => {
    serveForm();
    await openApp('/posts/9/edit', buildSession());
    expect(await screen.findByText('You do not have permission to save.')).toBeVisible();
  });
});
