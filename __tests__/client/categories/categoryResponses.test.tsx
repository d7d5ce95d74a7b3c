import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { failure } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { cells, FLOOD, openCategories } from './categoryScreen';
import { button } from '../../helpers/client/screens';

const text = () => document.body.textContent;
const numbers = { current_page: '2', last_page: '3', per_page: '5', total: '11' };

/** The list of parents and that of a parent's children get the same response. */
const serveBoth = (reply: () => Response) =>
  server.use(http.get('/api/categories', reply), http.get('/api/categories/1', reply));

describe('the lists of categories', () => {
  it('show a category of another server, counted from its own numbers', async () => {
    const foreign = { id: '1', name: FLOOD, icon: null };
    const nameless = { id: 4, name: null, icon: 7, level: 1 };
    serveBoth(() => json({ data: [null, 5, foreign, nameless], ...numbers }));
    await openCategories();
    expect(await screen.findByRole('cell', { name: FLOOD })).toBeVisible();
    expect(cells().map((row) => row.slice(0, 3))).toEqual([
      ['6', FLOOD, 'No Icon'],
      ['7', '-', 'No Icon'],
    ]);
    expect(text()).not.toContain('undefined');
  });

  it('show after a failure that they could not be loaded', async () => {
    serveBoth(failure);
    const { unmount } = await openCategories();
    const message = await screen.findByText('Failed to load categories.');
    expect(screen.getByRole('table')).toContainElement(message);
    expect(screen.queryByText('No category data found.')).not.toBeInTheDocument();
    unmount();
    await openCategories('/category/1');
    expect(await screen.findByText('Failed to load categories.')).toBeVisible();
    expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
    expect(text()).not.toContain('undefined');
  });

  it('are empty after a response without a body', async () => {
    serveBoth(() => empty());
    const { unmount } = await openCategories();
    expect(await screen.findByText('No category data found.')).toBeVisible();
    expect(button('Create')).toBeVisible();
    unmount();
    await openCategories('/category/1');
    expect(await screen.findByText('No category data found.')).toBeVisible();
    expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
  });
});
