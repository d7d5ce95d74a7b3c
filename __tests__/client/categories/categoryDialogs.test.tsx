import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { hold, json } from '../../helpers/client/replies';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
import {
  buildChild,
  buildParent,
  findPress,
  FLOOD,
  openCategories,
  press,
  serveChildren,
  serveParents,
} from './categoryScreen';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const option = (name: string) => screen.findByRole('option', { name });
const sent = async (name: string): Promise<unknown> => callOf(name).json();

type App = Awaited<ReturnType<typeof openCategories>>;

async function fill({ user }: App, { name, icon }: { name?: string; icon?: string }) {
  const field = await screen.findByLabelText('Category Name');
  await user.clear(field);
  if (name) await user.paste(name);
  if (!icon) return;
  await user.click(screen.getByLabelText('Category Icon'));
  await user.click(await option(icon));
}

async function openCreate(path = '/category') {
  serveParents(buildParent());
  serveChildren();
  const app = await openCategories(path);
  await app.user.click(await findPress('Create'));
  await screen.findByLabelText('Category Name');
  return app;
}

async function openEdit(path = '/category', row = buildParent()) {
  serveParents(row);
  serveChildren(row);
  const app = await openCategories(path);
  await app.user.click(await findPress('Edit'));
  await screen.findByLabelText('Category Name');
  return app;
}

describe('Create Parent Category', () => {
  it('sends a parent, closes, loads the list again and is empty when opened again', async () => {
    const app = await openCreate();
    expect(await dialog('Create Parent Category')).toBeVisible();
    expect(screen.getByLabelText('Category Name')).toHaveFocus();
    expect(screen.queryByLabelText('Parent Category')).not.toBeInTheDocument();
    await fill(app, { name: ' မုန်တိုင်း ', icon: 'category-two' });
    server.use(http.post('/api/categories', () => json({ data: buildParent() }, 201)));
    serveParents(buildParent(), buildParent({ id: 2, name: 'မုန်တိုင်း' }));
    await app.user.click(press('Create'));
    await gone();
    expect(await sent('POST /api/categories')).toEqual({
      name: 'မုန်တိုင်း',
      icon: '/build/icons/category-two.svg',
      level: 1,
      parent_id: null,
    });
    expect(await screen.findByRole('cell', { name: 'မုန်တိုင်း' })).toBeVisible();
    expect(screen.getByText('Category created successfully!')).toHaveAttribute('role', 'status');
    await app.user.click(press('Create'));
    expect(await screen.findByLabelText('Category Name')).toHaveValue('');
    expect(screen.getByLabelText('Category Icon')).toHaveTextContent('Select an image');
  });

  it('tells all that is missing at once, and sends nothing', async () => {
    const { user } = await openCreate();
    await user.type(screen.getByLabelText('Category Name'), '  ');
    await user.click(press('Create'));
    expect(await screen.findByText('Please enter category name.')).toBeVisible();
    expect(screen.getByText('Please select a category icon.')).toBeVisible();
    expect(screen.queryByText('Please select a parent category.')).not.toBeInTheDocument();
    expect(callNames()).not.toContain('POST /api/categories');
  });

  it('puts the focus on a missing icon', async () => {
    const app = await openCreate();
    await fill(app, { name: 'Storm' });
    await app.user.click(press('Create'));
    expect(await screen.findByText('Please select a category icon.')).toBeVisible();
    expect(screen.getByLabelText('Category Icon')).toHaveFocus();
    expect(screen.getByLabelText('Category Icon')).toHaveAccessibleDescription(
      'Please select a category icon.',
    );
  });

  it('waits 300 ms after the success before it closes and the list is asked again', async () => {
    const app = await openCreate();
    await fill(app, { name: 'Storm', icon: 'category-two' });
    server.use(http.post('/api/categories', () => json(null, 201)));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      fireEvent.click(press('Create'));
      await waitFor(() => expect(app.store.getState().categoryDialog.status).toBe('created'));
      const before = callsOf('GET /api/categories').length;
      act(() => jest.advanceTimersByTime(299));
      expect(app.store.getState().categoryDialog.status).toBe('created');
      expect(press('Create')).toBeDisabled();
      act(() => jest.advanceTimersByTime(1));
      expect(app.store.getState().categoryDialog.status).toBe('closed');
      await waitFor(() => expect(callsOf('GET /api/categories')).toHaveLength(before + 1));
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps page and filter of the list that it loads again', async () => {
    server.use(
      http.get('/api/categories/search/parents', () =>
        json({ data: [buildParent()], current_page: 2, last_page: 2 }),
      ),
      http.post('/api/categories', () => json(null, 201)),
    );
    const app = await openCategories('/category?query=flood&page=2');
    await screen.findByRole('cell', { name: FLOOD });
    await app.user.click(press('Create'));
    await fill(app, { name: 'Storm', icon: 'category-two' });
    await app.user.click(press('Create'));
    await gone();
    await waitFor(() => {
      const calls = callsOf('GET /api/categories/search/parents').map(({ url }) => url);
      expect(calls).toHaveLength(2);
      expect(calls[1]).toBe(calls[0]);
    });
    expect(callNames()).not.toContain('GET /api/categories');
  });

  it('is saved once, and says so too where it was dismissed before the answer came', async () => {
    const app = await openCreate();
    const { held, release } = hold();
    server.use(http.post('/api/categories', () => held.then(() => json(null, 201))));
    await fill(app, { name: 'Storm', icon: 'category-two' });
    await app.user.dblClick(press('Create'));
    expect(press('Create')).toBeDisabled();
    const asked = callsOf('GET /api/categories').length;
    await app.user.click(press('Cancel'));
    await gone();
    release();
    expect(await screen.findByText('Category created successfully!')).toBeVisible();
    expect(callsOf('POST /api/categories')).toHaveLength(1);
    await waitFor(() => expect(callsOf('GET /api/categories')).toHaveLength(asked + 1));
  });

  it.each([
    ['its message', { message: 'Taken.', errors: { name: ['Name taken.'] } }, 'Taken.'],
    ['its first error of the name', { errors: { icon: ['?'], name: ['Long.', 'Odd.'] } }, 'Long.'],
    ['the fixed text', { errors: { icon: ['Odd icon.'] } }, 'Failed To Create'],
  ])('shows %s where the server refuses it', async (_, body, text) => {
    const app = await openCreate();
    server.use(http.post('/api/categories', () => json(body, 422)));
    await fill(app, { name: 'Storm', icon: 'category-two' });
    await app.user.click(press('Create'));
    expect((await screen.findByRole('alert')).innerHTML).toBe(text);
    expect(screen.getByLabelText('Category Name')).toHaveValue('Storm');
    expect(press('Create')).toBeEnabled();
  });

  it('puts the errors of the server on the fields', async () => {
    const app = await openCreate();
    const errors = { name: ['Long.', 'Odd.'], icon: ['Odd icon.'], level: ['?'] };
    server.use(http.post('/api/categories', () => json({ message: 'Odd.', errors }, 422)));
    await fill(app, { name: 'Storm', icon: 'category-two' });
    await app.user.click(press('Create'));
    await screen.findByText('Odd.');
    expect(screen.getByLabelText('Category Name')).toHaveAccessibleDescription('Long. Odd.');
    expect(screen.getByLabelText('Category Icon')).toHaveAccessibleDescription('Odd icon.');
  });

  it('closes on Escape and not on a press beside it', async () => {
    const { user } = await openCreate();
    await user.click(screen.getByRole('dialog').parentElement as Element);
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await gone();
    expect(press('Create')).toHaveFocus();
  });

  it('closes when its page is left', async () => {
    const { router, store } = await openCreate();
    server.use(http.get('/api/sliders', () => json([])));
    await act(() => router.navigate('/slider'));
    await screen.findByRole('heading', { level: 1, name: 'Slider' });
    expect(store.getState().categoryDialog).toEqual({ status: 'closed' });
  });
});

describe('Create Child Category', () => {
  it('belongs to the parent whose children are listed', async () => {
    const app = await openCreate('/category/1');
    expect(await dialog('Create Child Category')).toBeVisible();
    expect(screen.queryByLabelText('Parent Category')).not.toBeInTheDocument();
    await fill(app, { name: 'Dam', icon: 'category-five' });
    server.use(http.post('/api/categories', () => json(null, 201)));
    serveChildren(buildChild({ name: 'Dam' }));
    await app.user.click(press('Create'));
    await gone();
    expect(await sent('POST /api/categories')).toEqual({
      name: 'Dam',
      icon: '/build/icons/category-five.svg',
      level: 2,
      parent_id: 1,
    });
    expect(await screen.findByRole('cell', { name: 'Dam' })).toBeVisible();
  });
});

describe('Edit Parent Category', () => {
  it('sends the changed category, closes at once and loads the list again', async () => {
    const app = await openEdit();
    expect(await dialog('Edit Parent Category')).toBeVisible();
    expect(screen.getByLabelText('Category Name')).toHaveValue(FLOOD);
    expect(screen.getByLabelText('Category Icon')).toHaveTextContent('category-four');
    await fill(app, { name: 'Flood', icon: 'category-six' });
    server.use(http.put('/api/categories/1', () => json(null)));
    serveParents(buildParent({ name: 'Flood' }));
    await app.user.click(press('Update'));
    await gone();
    expect(await sent('PUT /api/categories/1')).toEqual({
      name: 'Flood',
      icon: '/build/icons/category-six.svg',
      level: 1,
      parent_id: null,
    });
    expect(await screen.findByRole('cell', { name: 'Flood' })).toBeVisible();
    expect(screen.getByText('Category updated successfully!')).toBeVisible();
    expect(press('Edit')).toHaveFocus();
  });

  it('keeps a stored icon that it does not know', async () => {
    const icon = 'https://old.example.org/volcano.png';
    const app = await openEdit('/category', buildParent({ icon }));
    expect(screen.getByLabelText('Category Icon')).toHaveTextContent('volcano');
    server.use(http.put('/api/categories/1', () => json(null)));
    await app.user.click(press('Update'));
    await gone();
    expect(await sent('PUT /api/categories/1')).toMatchObject({ icon });
  });

  it.each([
    ['name', () => openEdit().then((app) => fill(app, { name: '' }).then(() => app))],
    ['icon', () => openEdit('/category', buildParent({ icon: null }))],
  ])('does nothing at all where the %s is missing', async (_, open) => {
    const { user } = await open();
    await user.click(press('Update'));
    await waitFor(() => expect(press('Update')).toBeEnabled());
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByText(/^Please/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(callNames()).not.toContain('PUT /api/categories/1');
  });

  it.each([
    ['its message', { message: 'Taken.', errors: { name: ['Name taken.'] } }, 'Taken.'],
    ['its first error of the name', { errors: { name: ['Long.', 'Odd.'] } }, 'Long.'],
    ['the fixed text', {}, 'Failed to edit category.'],
  ])('shows %s where the server refuses it', async (_, body, text) => {
    const { user } = await openEdit();
    server.use(http.put('/api/categories/1', () => json(body, 422)));
    await user.click(press('Update'));
    expect((await screen.findByRole('alert')).innerHTML).toBe(text);
    expect(screen.getByLabelText('Category Name')).toHaveValue(FLOOD);
  });
});

describe('Edit Child Category', () => {
  it('stays with its parent', async () => {
    const { user } = await openEdit('/category/1', buildChild());
    expect(await dialog('Edit Child Category')).toBeVisible();
    expect(screen.queryByLabelText('Parent Category')).not.toBeInTheDocument();
    server.use(http.put('/api/categories/11', () => json(null)));
    await user.click(press('Update'));
    await gone();
    expect(await sent('PUT /api/categories/11')).toMatchObject({ level: 2, parent_id: 1 });
  });
});
