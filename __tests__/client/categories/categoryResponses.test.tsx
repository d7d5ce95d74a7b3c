import { screen } from '@testing-library/react';
import { http } from 'msw';
import { failure, nothing } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import {
  buildChild,
  buildParent,
  cells,
  findPress,
  FLOOD,
  openCategories,
  serveChildren,
  serveParents,
} from './categoryScreen';

const text = () => document.body.textContent;
const numbers = { current_page: '2', last_page: '3', per_page: '5', total: '11' };

/** The list of parents and that of a parent's children get the same response. */
const serveBoth = (reply: () => Response) =>
  server.use(http.get('/api/categories', reply), http.get('/api/categories/1', reply));

describe('the lists of categories', () => {
  it('show a category of another server, counted from its own numbers', async () => {
    const foreign = { id: '1', name: FLOOD, icon: null };
    serveBoth(() => json({ data: [null, 5, foreign], ...numbers }));
    const { unmount } = await openCategories();
    expect(await screen.findByRole('cell', { name: FLOOD })).toBeVisible();
    expect(cells().map(([no]) => no)).toEqual(['6']);
    unmount();
    await openCategories('/category/1');
    expect(await screen.findByRole('cell', { name: FLOOD })).toBeVisible();
    expect(text()).not.toContain('undefined');
  });

  it('show a dash for a missing name', async () => {
    serveParents({ id: 4, name: null, icon: 7, level: 1 });
    await openCategories();
    await screen.findByText('No Icon');
    expect(cells()[0]?.slice(0, 3)).toEqual(['1', '-', 'No Icon']);
  });

  it('show after a failure that they could not be loaded', async () => {
    serveBoth(failure);
    const { unmount } = await openCategories();
    expect(await screen.findByText('Failed to load categories.')).toBeVisible();
    unmount();
    await openCategories('/category/1');
    expect(await screen.findByText('Failed to load categories.')).toBeVisible();
    expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
    expect(text()).not.toContain('undefined');
  });

  it('show after a failure that the search failed', async () => {
    serveChildren(buildChild());
    server.use(http.get('/api/categories/search/children/1', failure));
    await openCategories('/category/1?query=dam');
    expect(await screen.findByText('Failed to search child categories.')).toBeVisible();
  });

  it.each(nothing)('are empty after $what', async ({ reply }) => {
    serveBoth(reply);
    const { unmount } = await openCategories();
    expect(await screen.findByText('No category data found.')).toBeVisible();
    unmount();
    await openCategories('/category/1');
    expect(await screen.findByText('No category data found.')).toBeVisible();
    expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
  });
});

it('accepts a save without a body as a success', async () => {
  serveParents(buildParent());
  server.use(http.put('/api/categories/1', () => empty()));
  const { user } = await openCategories();
  await user.click(await findPress('Edit'));
  await user.click(await findPress('Update'));
  expect(await screen.findByText('Category updated successfully!')).toBeVisible();
});
