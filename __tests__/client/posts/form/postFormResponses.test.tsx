import { screen, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../../helpers/client/builders';
import { failure } from '../../../helpers/client/failures';
import { openApp } from '../../../helpers/client/renderApp';
import { dropped, hold, json } from '../../../helpers/client/replies';
import { callsOf, server } from '../../../helpers/client/server';
import {
  buildPost,
  chosenTags,
  description,
  field,
  press,
  serveForm,
  tagInput,
} from './postFormScreen';

const session = buildSession({ permissions: ['post-create', 'post-edit'] });
const categories = () =>
  within(field('Category'))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

beforeEach(() => serveForm());
afterEach(() => jest.restoreAllMocks());

it('shows that the categories failed, only logs that the tags did, and stays usable', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    http.get('/api/posts/categories', failure),
    http.get('/api/tags', failure),
    http.post('/api/tags', failure),
  );
  const { user } = await openApp('/posts/create', session);
  await description();
  await user.click(tagInput());
  await user.paste('ငလျင်');
  await user.click(await screen.findByRole('option', { name: /Add this as new tag/ }));
  await screen.findByRole('button', { name: 'Create Post' });
  expect(tagInput()).toHaveValue('ငလျင်');
  expect(tagInput()).toBeEnabled();
  expect(chosenTags()).toEqual([]);
  expect(categories()).toEqual(['Select a category']);
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch categories.');
  const logged = log.mock.calls.map(([text]) => String(text));
  expect(logged).toContain('tags could not be loaded');
  expect(logged).toContain('tag could not be created');
});

describe('Edit Post', () => {
  /** A server that sends the post after it has received the request for the categories. */
  function servePostAfterCategories(categoriesReply: () => Response): void {
    const asked = hold();
    server.use(
      http.get('/api/posts/categories', () => {
        asked.release();
        return categoriesReply();
      }),
      http.get('/api/posts/9', () => asked.held.then(() => json({ data: buildPost() }))),
    );
  }

  it('keeps the category of the post if the list of categories fails', async () => {
    servePostAfterCategories(dropped);
    await openApp('/posts/9/edit', session);
    await screen.findByText('Failed to fetch categories.');
    expect(field('Category')).toHaveValue('5');
    expect(categories()).toEqual(['Select a category', 'Cyclones']);
    // Once by the page, and once more by the field after that failure.
    expect(callsOf('GET /api/posts/categories')).toHaveLength(2);
  });

  it('asks for the categories and for the tags once', async () => {
    servePostAfterCategories(() => json({ data: [] }));
    await openApp('/posts/9/edit', session);
    await description();
    expect(callsOf('GET /api/posts/categories')).toHaveLength(1);
    expect(callsOf('GET /api/tags')).toHaveLength(1);
  });

  it('opens on a post with only an id, even if the categories fail', async () => {
    server.use(
      http.get('/api/posts/9', () => json({ id: 9 })),
      http.get('/api/posts/categories', dropped),
    );
    await openApp('/posts/9/edit', session);
    expect(await description()).toBeVisible();
    await screen.findByText('Failed to fetch categories.');
    expect(field('Category')).toHaveValue('');
    expect(press('Update')).toBeEnabled();
    expect(document.body).not.toHaveTextContent('undefined');
  });
});
