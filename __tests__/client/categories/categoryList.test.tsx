import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { json } from '../../helpers/client/replies';
import { callNames, callsOf, server } from '../../helpers/client/server';
import { button, findPage } from '../../helpers/client/screens';
import {
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
const queryOf = (call: Request | undefined) =>
  Object.fromEntries(new URL(call?.url ?? '').searchParams);

describe('the list of parents', () => {
  it('has its title, breadcrumb, columns and rows, and leads to the children of a parent', async () => {
    serveParents(buildParent(), buildParent({ id: 2, name: 'Storm', icon: null }));
    const { user } = await openCategories();
    await findPage('Categories');
    expect(await screen.findByRole('cell', { name: FLOOD })).toBeVisible();
    expect(columns()).toEqual(['No', 'Name', 'Icon', 'Action']);
    expect(cells().map((row) => row.slice(0, 3))).toEqual([
      ['1', FLOOD, ''],
      ['2', 'Storm', 'No Icon'],
    ]);
    expect(screen.getByRole('img', { name: `Icon of ${FLOOD}` })).toHaveAttribute(
      'src',
      '/build/icons/category-four.svg',
    );
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(way).toHaveTextContent('Category>Parent Category List');
    serveChildren();
    await user.click(screen.getAllByRole('link', { name: 'View' })[0] as HTMLElement);
    expect(await findPage(FLOOD)).toHaveFocus();
    await waitFor(() => expect(callNames()).toContain('GET /api/categories/1'));
    expect(await findPress('Create')).toBeVisible();
  });

  it('shows only View without permissions', async () => {
    serveParents(buildParent());
    await openCategories('/category', {});
    const row = within(
      (await screen.findByRole('cell', { name: FLOOD })).closest('tr') as HTMLElement,
    );
    expect(row.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/build/category/1');
    expect(row.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add child category' })).not.toBeInTheDocument();
  });

  it('numbers its rows across pages, and searches the parents with the five fields', async () => {
    server.use(
      http.get('/api/categories', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        const meta = { current_page: Number(page), last_page: 2 };
        return json(buildPage([buildParent({ id: Number(page), name: `On page ${page}` })], meta));
      }),
    );
    const { user } = await openCategories();
    await screen.findByText('On page 1');
    await user.click(button('Page 2'));
    await screen.findByText('On page 2');
    expect(cells()[0]?.[0]).toBe('6');
    expect(window.location.search).toBe('?page=2');
    const found = { data: [buildParent({ name: 'Storm' })], current_page: 1, last_page: 1 };
    server.use(http.get('/api/categories/search/parents', () => json(found)));
    await user.click(screen.getByLabelText('Search'));
    await user.paste('လေ');
    await user.click(button('Filter'));
    expect(await screen.findByText('Storm')).toBeVisible();
    const query = queryOf(callsOf('GET /api/categories/search/parents')[0]);
    expect(query).toEqual({ page: '1', per_page: '5', query: 'လေ', start_date: '', end_date: '' });
  });
});
