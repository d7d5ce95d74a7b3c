import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { json } from '../../helpers/client/replies';
import { callNames, callsOf, server } from '../../helpers/client/server';
import { button, findPage } from '../../helpers/client/screens';
import {
  buildChild,
  buildPage,
  buildParent,
  cells,
  findPress,
  FLOOD,
  openCategories,
  serveChildren,
  serveParents,
} from './categoryScreen';

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the children of a parent', () => {
  it('are shown under the name of the parent, with Edit as the only action', async () => {
    serveChildren(buildChild(), buildChild({ id: 12, name: 'Dam', icon: '' }));
    await openCategories('/category/1');
    await findPage(FLOOD);
    expect(await screen.findByRole('cell', { name: 'River level' })).toBeVisible();
    expect(columns()).toEqual(['No', 'Name', 'Icon', 'Actions']);
    expect(cells().map((row) => row.slice(0, 3))).toEqual([
      ['1', 'River level', ''],
      ['2', 'Dam', 'No Icon'],
    ]);
    expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(2);
    expect(button('Edit Parent Category')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View' })).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      'Category>Parent Category List>Child Category List',
    );
    expect(callNames()).not.toContain('GET /api/categories');
  });

  it('have no actions without permissions', async () => {
    serveChildren(buildChild());
    await openCategories('/category/1', {});
    await screen.findByText('River level');
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument();
  });

  it('find the name of their parent among all parents where the response has none', async () => {
    server.use(http.get('/api/categories/1', () => json(buildPage([buildChild()]))));
    serveParents(buildParent({ id: 2, name: 'Storm' }), buildParent({ id: '1' }));
    await openCategories('/category/1');
    expect(await findPage(FLOOD)).toBeVisible();
    expect(screen.queryByText('Failed to load parent category.')).not.toBeInTheDocument();
  });

  it('report that their parent is not among them', async () => {
    server.use(http.get('/api/categories/1', () => json(buildPage([buildChild()]))));
    serveParents(buildParent({ id: 2 }));
    await openCategories('/category/1');
    expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
    expect(screen.getByText('River level')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  });

  it('are searched below their parent, with a message of its own, and fetched again on Clear', async () => {
    serveChildren(buildChild());
    server.use(http.get('/api/categories/search/children/1', () => json(null, 500)));
    const { user } = await openCategories('/category/1');
    await screen.findByText('River level');
    await user.click(screen.getByLabelText('Search'));
    await user.paste('dam');
    await user.click(button('Filter'));
    expect(await screen.findByText('Failed to search child categories.')).toBeVisible();
    const [call] = callsOf('GET /api/categories/search/children/1');
    expect(Object.fromEntries(new URL(call?.url ?? '').searchParams)).toEqual({
      page: '1',
      per_page: '5',
      query: 'dam',
      start_date: '',
      end_date: '',
    });
    expect(await findPage(FLOOD)).toBeVisible();
    serveChildren(buildChild({ name: 'Dam' }));
    await user.click(button('Clear'));
    expect(await screen.findByText('Dam')).toBeVisible();
    expect(callsOf('GET /api/categories/1')).toHaveLength(2);
  });

  it('keep the name of their parent when a filtered link is opened', async () => {
    serveChildren();
    server.use(http.get('/api/categories/search/children/1', () => json({ data: [buildChild()] })));
    await openCategories('/category/1?query=river');
    expect(await findPage(FLOOD)).toBeVisible();
    expect(await screen.findByRole('row', { name: /River level/ })).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('river');
  });

  it('keep no state when another parent opens', async () => {
    serveChildren(buildChild());
    server.use(
      http.get('/api/categories/search/children/1', () =>
        json({ data: [buildChild({ name: 'Found' })], current_page: 2, last_page: 2 }),
      ),
      http.get('/api/categories/2', () =>
        json({ ...buildPage([]), parent: buildParent({ id: 2, name: 'Storm' }) }),
      ),
    );
    const { user, router } = await openCategories('/category/1?query=river&page=2');
    await screen.findByText('Found');
    await user.click(await findPress('Edit'));
    await screen.findByRole('dialog', { name: 'Edit Child Category' });
    await act(() => router.navigate('/category/2'));
    expect(await findPage('Storm')).toBeVisible();
    expect(await screen.findByText('No category data found.')).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const asked = callsOf('GET /api/categories/2').map(({ url }) => new URL(url).search);
    expect(asked).toEqual(['?page=1']);
  });
});
