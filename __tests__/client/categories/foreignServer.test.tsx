import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { json } from '../../helpers/client/replies';
import { callsOf, server } from '../../helpers/client/server';
import {
  buildChild,
  buildParent,
  cells,
  findPress,
  FLOOD,
  openCategories,
  press,
  serveChildren,
  serveParents,
} from './categoryScreen';
import { failures, nothing } from './foreignReplies';

const text = () => document.body.textContent;
const numbers = { current_page: '2', last_page: '3', per_page: '5', total: '11' };

describe('the lists of categories', () => {
  it.each<[string, unknown, string]>([
    ['a bare array', [buildParent()], '1'],
    ['an array under data', { data: [buildParent()] }, '1'],
    ['numbers as texts under meta', { data: [buildParent({ id: '1' })], meta: numbers }, '6'],
    ['numbers as texts beside data', { data: [buildParent({ level: '1' })], ...numbers }, '6'],
    ['things that are none beside it', [null, 5, {}, buildParent()], '1'],
    ['one without level and parent', [{ id: 1, name: FLOOD, icon: null }], '1'],
  ])('read %s', async (_, body, number) => {
    server.use(
      http.get('/api/categories', () => json(body)),
      http.get('/api/categories/1', () => json(body)),
    );
    const { unmount } = await openCategories();
    expect(await screen.findByRole('cell', { name: FLOOD })).toBeVisible();
    expect(cells().map(([no]) => no)).toEqual([number]);
    unmount();
    await openCategories('/category/1');
    expect(await screen.findByRole('cell', { name: FLOOD })).toBeVisible();
    expect(text()).not.toContain('undefined');
  });

  it('show a dash for a name that is missing', async () => {
    serveParents({ id: 4, name: null, icon: 7, level: 1 });
    await openCategories();
    await screen.findByText('No Icon');
    expect(cells()[0]?.slice(0, 3)).toEqual(['1', '-', 'No Icon']);
  });

  it.each(failures)('say after $what that they could not be loaded', async ({ reply }) => {
    server.use(http.get('/api/categories', reply), http.get('/api/categories/1', reply));
    const { unmount } = await openCategories();
    expect(await screen.findByText('Failed to load categories.')).toBeVisible();
    unmount();
    await openCategories('/category/1');
    expect(await screen.findByText('Failed to load categories.')).toBeVisible();
    expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
    expect(text()).not.toContain('undefined');
  });

  it.each(failures)('say after $what that the search failed', async ({ reply }) => {
    serveChildren(buildChild());
    server.use(http.get('/api/categories/search/children/1', reply));
    await openCategories('/category/1?query=dam');
    expect(await screen.findByText('Failed to search child categories.')).toBeVisible();
    expect(text()).not.toContain('undefined');
  });

  it.each(nothing)('are empty after $what', async ({ reply }) => {
    server.use(http.get('/api/categories', reply), http.get('/api/categories/1', reply));
    const { unmount } = await openCategories();
    expect(await screen.findByText('No category data found.')).toBeVisible();
    unmount();
    await openCategories('/category/1');
    expect(await screen.findByText('No category data found.')).toBeVisible();
    expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
  });
});

describe('the dialogs of categories', () => {
  it.each(failures)('keep the new one after $what', async ({ reply, message, errors }) => {
    serveParents();
    server.use(http.post('/api/categories', reply));
    const { user } = await openCategories();
    await user.click(await findPress('Create'));
    await user.type(await screen.findByLabelText('Category Name'), 'Storm');
    await user.click(screen.getByLabelText('Category Icon'));
    await user.click(await screen.findByRole('option', { name: 'category-one' }));
    await user.click(press('Create'));
    const shown = message ?? (errors ? 'Odd name.' : 'Failed To Create');
    await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(shown));
    expect(screen.getByLabelText('Category Name')).toHaveValue('Storm');
    expect(callsOf('POST /api/categories')).toHaveLength(1);
  });

  it.each(failures)('keep the changed one after $what', async ({ reply, message, errors }) => {
    serveParents(buildParent());
    server.use(http.put('/api/categories/1', reply));
    const { user } = await openCategories();
    await user.click(await findPress('Edit'));
    await user.click(await findPress('Update'));
    const shown = message ?? (errors ? 'Odd name.' : 'Failed to edit category.');
    await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(shown));
    expect(screen.getByLabelText('Category Name')).toHaveValue(FLOOD);
  });

  it.each(nothing)('take $what for a success', async ({ reply }) => {
    serveParents(buildParent());
    server.use(http.put('/api/categories/1', reply));
    const { user } = await openCategories();
    await user.click(await findPress('Edit'));
    await user.click(await findPress('Update'));
    expect(await screen.findByText('Category updated successfully!')).toBeVisible();
  });
});
