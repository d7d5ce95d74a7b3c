import { act, screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildPage } from '../../helpers/client/builders';
import { failure } from '../../helpers/client/failures';
import { json } from '../../helpers/client/replies';
import { button, findPage, focused, gone, tableTexts } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';
import {
  buildChild,
  buildParent,
  findPress,
  FLOOD,
  openCategories,
  serveChildren,
  serveParents,
} from './categoryScreen';

/** Number, name and icon of each row. */
const cells = () => tableTexts().map((row) => row.slice(0, 3));

it('show their columns, and lead from a parent to its children', async () => {
  serveParents(buildParent(), buildParent({ id: 2, name: '', icon: null }));
  serveChildren(buildChild(), buildChild({ id: 12, name: 'Dam', icon: '' }));
  const { user } = await openCategories();
  expect(await screen.findByRole('cell', { name: FLOOD })).toBeVisible();
  expect(cells()).toEqual([
    ['No', 'Name', 'Icon'],
    ['1', FLOOD, ''],
    ['2', '-', 'No Icon'],
  ]);
  const icon = screen.getByRole('img', { name: `Icon of ${FLOOD}` });
  expect(icon).toHaveAttribute('src', '/build/icons/category-four.svg');

  await user.click(screen.getAllByRole('link', { name: 'View' })[0] as HTMLElement);
  const heading = await findPage(FLOOD);
  await focused(() => heading);
  await screen.findByRole('cell', { name: 'River level' });
  expect(cells()).toEqual([
    ['No', 'Name', 'Icon'],
    ['1', 'River level', ''],
    ['2', 'Dam', 'No Icon'],
  ]);
  expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(2);
  expect(button('Edit Parent Category')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View' })).not.toBeInTheDocument();
});

it('offer only View without permissions', async () => {
  serveParents(buildParent());
  serveChildren(buildChild());
  const { user } = await openCategories('/category', {});
  await screen.findByRole('cell', { name: FLOOD });
  const changes = () => screen.queryAllByRole('button', { name: /Edit|Create|child category/ });
  expect(changes()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'View' }));
  await screen.findByText('River level');
  expect(changes()).toEqual([]);
});

it('report a failed load, the list of children also that of its parent', async () => {
  server.use(http.get('/api/categories', failure), http.get('/api/categories/1', failure));
  const { router } = await openCategories();
  const message = await screen.findByText('Failed to load categories.');
  expect(screen.getByRole('table')).toContainElement(message);
  await act(() => router.navigate('/category/1'));
  expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
  expect(await screen.findByText('Failed to load categories.')).toBeVisible();
  expect(document.body).not.toHaveTextContent('undefined');
});

it.each([
  ['find the name of their parent among all parents where the response has none', '1', false],
  ['report that their parent is not among them', 2, true],
])('the children %s', async (_, id, isMissing) => {
  server.use(http.get('/api/categories/1', () => json(buildPage([buildChild()]))));
  serveParents(buildParent({ id }));
  await openCategories('/category/1');
  if (isMissing) {
    expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  } else await findPage(FLOOD);
  expect(screen.getByText('River level')).toBeVisible();
});

it('search the parents, and the children below theirs with a message of their own', async () => {
  serveChildren();
  server.use(
    http.get('/api/categories/search/parents', () => json(buildPage([buildParent()]))),
    http.get('/api/categories/search/children/1', () => json(null, 500)),
  );
  const { router } = await openCategories('/category?query=dam');
  await screen.findByRole('row', { name: new RegExp(FLOOD) });
  expect(callNames()).not.toContain('GET /api/categories');
  await act(() => router.navigate('/category/1?query=dam'));
  expect(await screen.findByText('Failed to search child categories.')).toBeVisible();
  expect(await findPage(FLOOD)).toBeVisible();
  const search = '?page=1&per_page=5&query=dam&start_date=&end_date=';
  for (const name of ['parents', 'children/1']) {
    const [call] = callsOf(`GET /api/categories/search/${name}`);
    expect([name, new URL(call?.url ?? '').search]).toEqual([name, search]);
  }
});

it('keep no state of the children when another parent opens', async () => {
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
  await gone();
  const asked = callsOf('GET /api/categories/2').map(({ url }) => new URL(url).search);
  expect(asked).toEqual(['?page=1']);
});
