import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { MAX_PAGE_SIZE } from '../../../src/contract/limits';
import { json } from '../../helpers/client/replies';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import {
  buildChild,
  buildPage,
  buildParent,
  fill,
  findPress,
  openCategories,
  serveParents,
} from './categoryScreen';
import { button } from '../../helpers/client/screens';

const select = () => screen.findByLabelText('Parent Category');
const options = async () =>
  within(await select())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function openAddChild() {
  const app = await openCategories();
  await app.user.click(await findPress('Add child category'));
  await screen.findByRole('dialog', { name: 'Create Child Category' });
  await select();
  return app;
}

/** A server that ignores `per_page` and has one parent per page. */
const servePages = (pages: number) =>
  server.use(
    http.get('/api/categories', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const meta = { current_page: page, last_page: String(pages) };
      return json(buildPage([buildParent({ id: page, name: `Parent ${page}` })], meta));
    }),
  );

describe('the parent of a child without a fixed one', () => {
  it('is chosen out of all parents, however many pages they fill', async () => {
    servePages(2);
    const app = await openAddChild();
    const { user } = app;
    await waitFor(async () =>
      expect(await options()).toEqual(['Select parent category', 'Parent 1', 'Parent 2']),
    );
    await fill(app, { name: 'Dam', icon: 'category-one' });
    await user.selectOptions(await select(), 'Parent 2');
    server.use(http.post('/api/categories', () => json(null, 201)));
    await user.click(button('Create'));
    await screen.findByText('Category created successfully!');
    expect(await callOf('POST /api/categories').json()).toEqual({
      name: 'Dam',
      icon: '/build/icons/category-one.svg',
      level: 2,
      parent_id: 2,
    });
  });

  it('is required, with the other messages', async () => {
    serveParents(buildParent());
    const { user } = await openAddChild();
    await waitFor(async () => expect(await options()).toHaveLength(2));
    const [, asked] = callsOf('GET /api/categories');
    expect(new URL(asked?.url ?? '').search).toBe(`?page=1&per_page=${MAX_PAGE_SIZE}`);
    await user.click(button('Create'));
    expect(await screen.findByText('Please enter category name.')).toBeVisible();
    expect(screen.getByText('Please select a category icon.')).toBeVisible();
    expect(screen.getByText('Please select a parent category.')).toBeVisible();
    expect(callNames()).not.toContain('POST /api/categories');
  });

  it('reports that the parents could not be loaded', async () => {
    server.use(http.get('/api/categories', () => json(null, 500)));
    await openAddChild();
    expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
    expect(await options()).toEqual(['Select parent category']);
  });

  it('is preselected where a child in the list of parents is edited', async () => {
    serveParents(buildParent(), buildChild());
    const { user } = await openCategories();
    const [, edit] = await screen.findAllByRole('button', { name: 'Edit' });
    await user.click(edit as HTMLElement);
    await screen.findByRole('dialog', { name: 'Edit Child Category' });
    await waitFor(async () => expect(await select()).toHaveValue('1'));
    expect(await options()).toHaveLength(2);
    await user.selectOptions(await select(), '');
    await user.click(button('Update'));
    await waitFor(() => expect(button('Update')).toBeEnabled());
    expect(screen.queryByText(/^Please/)).not.toBeInTheDocument();
    expect(callNames()).not.toContain('PUT /api/categories/11');
  });
});
