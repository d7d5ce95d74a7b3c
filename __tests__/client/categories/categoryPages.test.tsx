import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { CATEGORY_ICONS } from '../../../src/client/features/categories/icons';
import { buildPage } from '../../helpers/client/builders';
import { failure } from '../../helpers/client/failures';
import { empty, json } from '../../helpers/client/replies';
import { button, findPage, focused, gone, tableTexts } from '../../helpers/client/screens';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import { hold } from '../../helpers/hold';
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

const name = () => screen.findByLabelText('Category Name');
const icon = () => screen.getByLabelText('Category Icon');
const sent = async (call: string): Promise<unknown> => callOf(call).json();

async function openDialog(opener: string, path = '/category', row = buildParent()) {
  serveParents(row);
  serveChildren(row);
  const app = await openCategories(path);
  await app.user.click(await findPress(opener));
  await name();
  return app;
}

/** Opens the dialog of a new category and fills it in. */
async function openFilled(path = '/category') {
  const app = await openDialog('Create', path);
  await app.user.click(await name());
  await app.user.paste(' Storm ');
  await app.user.click(icon());
  await app.user.click(await screen.findByLabelText('category-two'));
  return app;
}

describe('the dialog of a new category', () => {
  it.each([
    ['Parent', '/category', 1, null],
    ['Child', '/category/1', 2, 1],
  ])('sends a %s once, and is empty when opened again', async (kind, path, level, parent_id) => {
    const { user } = await openFilled(path);
    expect(screen.getByRole('dialog', { name: `Create ${kind} Category` })).toBeVisible();
    server.use(http.post('/api/categories', () => json({ data: buildParent({ id: 2 }) }, 201)));
    await user.dblClick(button('Create'));
    await gone();
    expect(await sent('POST /api/categories')).toEqual({
      name: 'Storm',
      icon: '/build/icons/category-two.svg',
      level,
      parent_id,
    });
    const success = screen.getByText('Category created successfully!');
    expect(success).toHaveAttribute('role', 'status');
    await user.click(button('Create'));
    expect(await name()).toHaveValue('');
    const empty = await name();
    await focused(() => empty);
    expect(icon()).toHaveTextContent('Select an image');
  });

  it('closes and refetches the list 300 ms after the success', async () => {
    const { store } = await openFilled();
    const status = () => store.getState().categoryDialog.status;
    server.use(http.post('/api/categories', () => json(null, 201)));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      fireEvent.click(button('Create'));
      await waitFor(() => expect(status()).toBe('created'));
      const before = callsOf('GET /api/categories').length;
      act(() => jest.advanceTimersByTime(299));
      expect(status()).toBe('created');
      expect(button('Create')).toBeDisabled();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(status()).toBe('closed');
      await waitFor(() => expect(callsOf('GET /api/categories')).toHaveLength(before + 1));
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows success and refetches the list even if it was dismissed before the response', async () => {
    const { user } = await openFilled();
    const { held, release } = hold();
    server.use(http.post('/api/categories', () => held.then(() => json(null, 201))));
    await user.click(button('Create'));
    const asked = callsOf('GET /api/categories').length;
    await user.click(button('Cancel'));
    await gone();
    release();
    expect(await screen.findByText('Category created successfully!')).toBeVisible();
    await waitFor(() => expect(callsOf('GET /api/categories')).toHaveLength(asked + 1));
  });
});

describe('the dialog of an existing category', () => {
  it('stays with its parent, keeps an unknown stored icon, and closes at once', async () => {
    const stored = 'https://old.example.org/volcano.png';
    const { user } = await openDialog('Edit', '/category/1', buildChild({ icon: stored }));
    expect(screen.getByRole('dialog', { name: 'Edit Child Category' })).toBeVisible();
    expect(screen.queryByLabelText('Parent Category')).not.toBeInTheDocument();
    expect(icon()).toHaveTextContent('volcano');
    await user.type(await name(), '!');
    server.use(http.put('/api/categories/11', () => empty()));
    await user.click(button('Update'));
    await gone();
    expect(await sent('PUT /api/categories/11')).toEqual({
      name: 'River level!',
      icon: stored,
      level: 2,
      parent_id: 1,
    });
    expect(screen.getByText('Category updated successfully!')).toBeVisible();
    await focused(() => button('Edit'));
  });

  it('does nothing if a field is missing, and only validates the length of the name', async () => {
    const { user } = await openDialog('Edit', '/category', buildParent({ icon: null }));
    const update = async () => {
      await user.click(button('Update'));
      await waitFor(() => expect(button('Update')).toBeEnabled());
      expect(callNames()).not.toContain('PUT /api/categories/1');
    };
    await update();
    expect(screen.queryByText(/^Please/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.clear(await name());
    await user.paste('က'.repeat(101));
    await update();
    expect(screen.getByText('Category name must be at most 100 characters.')).toBeVisible();
  });

  it('offers to choose the parent of a child in the list of parents', async () => {
    serveParents(buildParent(), buildChild());
    const { user } = await openCategories();
    const [, edit] = await screen.findAllByRole('button', { name: 'Edit' });
    await user.click(edit as HTMLElement);
    const select = await screen.findByLabelText('Parent Category');
    await waitFor(() => expect(select).toHaveValue('1'));
    expect(within(select).getAllByRole('option')).toHaveLength(2);
    await user.selectOptions(select, '');
    await user.click(button('Update'));
    await waitFor(() => expect(button('Update')).toBeEnabled());
    expect(callNames()).not.toContain('PUT /api/categories/11');
  });
});

it.each([
  ['Create', 'POST /api/categories', 'Failed To Create'],
  ['Edit', 'PUT /api/categories/1', 'Failed to edit category.'],
])(
  'the dialog by %s shows the message of a refusal, else the first error of the name, else its own text',
  async (opener, call, fixed) => {
    const { user } = await (opener === 'Create' ? openFilled() : openDialog('Edit'));
    const errors = { name: ['Long.', 'Odd.'], icon: ['Odd icon.'], level: ['?'] };
    for (const [body, text] of [
      [{ message: 'Taken.', errors }, 'Taken.'],
      [{ errors: { icon: ['Odd icon.'] } }, fixed],
      [{ errors }, 'Long.'],
    ] as const) {
      server.use(http.all(call.slice(call.indexOf('/')), () => json(body, 422)));
      await user.click(button(opener === 'Create' ? 'Create' : 'Update'));
      await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(text));
    }
    expect(await name()).toHaveAccessibleDescription('Long. Odd.');
    expect(icon()).toHaveAccessibleDescription('Odd icon.');
  },
);

it('reports that the parents of a new child could not be loaded', async () => {
  server.use(http.get('/api/categories', () => json(null, 500)));
  const { user } = await openCategories();
  await user.click(await findPress('Add child category'));
  expect(await screen.findByText('Failed to load parent category.')).toBeVisible();
  expect(within(screen.getByLabelText('Parent Category')).getAllByRole('option')).toHaveLength(1);
});

it('picks an icon in a grid that starts on the chosen one and closes on Escape and Tab, without the dialog', async () => {
  const stored = buildParent({ icon: 'https://cdn.example.org/category-nine.3f9a.png' });
  const { user } = await openDialog('Edit', '/category', stored);
  const grid = () => screen.findByRole('listbox', { name: 'Icons' });
  await user.tab();
  await focused(icon);
  expect(icon()).toHaveAttribute('role', 'combobox');
  for (const key of ['{Escape}', '{Tab}']) {
    await user.keyboard('{ArrowDown}');
    const options = within(await grid()).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-label'))).toEqual(CATEGORY_ICONS);
    await focused(() => screen.getByLabelText('category-nine'));
    expect(icon()).toHaveAttribute('aria-expanded', 'true');
    const chosen = options.filter((option) => option.getAttribute('aria-selected') === 'true');
    expect(chosen).toEqual([screen.getByLabelText('category-nine')]);
    await user.keyboard(`{ArrowRight}${key}`);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(icon()).toHaveTextContent('category-nine');
    expect(screen.getByRole('dialog', { name: 'Edit Parent Category' })).toBeVisible();
  }
  await user.keyboard('{Enter}');
  await grid();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(icon()).toHaveTextContent('category-ten'));
  await focused(icon);
});
