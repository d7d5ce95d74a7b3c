import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { hold, json } from '../../helpers/client/replies';
import { callNames, callsOf, server } from '../../helpers/client/server';
import {
  buildChild,
  buildParent,
  fill,
  findDialog,
  findPress,
  FLOOD,
  gone,
  openCategories,
  sent,
  serveChildren,
  serveParents,
} from './categoryScreen';
import { button } from '../../helpers/client/screens';

async function openCreate(path = '/category') {
  serveParents(buildParent());
  serveChildren();
  const app = await openCategories(path);
  await app.user.click(await findPress('Create'));
  await screen.findByLabelText('Category Name');
  return app;
}

describe('Create Parent Category', () => {
  it('sends a parent, closes, refetches the list and is empty when opened again', async () => {
    const app = await openCreate();
    expect(await findDialog('Create Parent Category')).toBeVisible();
    expect(screen.getByLabelText('Category Name')).toHaveFocus();
    expect(screen.queryByLabelText('Parent Category')).not.toBeInTheDocument();
    await fill(app, { name: ' မုန်တိုင်း ', icon: 'category-two' });
    server.use(http.post('/api/categories', () => json({ data: buildParent() }, 201)));
    serveParents(buildParent(), buildParent({ id: 2, name: 'မုန်တိုင်း' }));
    await app.user.click(button('Create'));
    await gone();
    expect(await sent('POST /api/categories')).toEqual({
      name: 'မုန်တိုင်း',
      icon: '/build/icons/category-two.svg',
      level: 1,
      parent_id: null,
    });
    expect(await screen.findByRole('cell', { name: 'မုန်တိုင်း' })).toBeVisible();
    expect(screen.getByText('Category created successfully!')).toHaveAttribute('role', 'status');
    await app.user.click(button('Create'));
    expect(await screen.findByLabelText('Category Name')).toHaveValue('');
    expect(screen.getByLabelText('Category Icon')).toHaveTextContent('Select an image');
  });

  it('shows every missing field at once, puts the focus on the first and sends nothing', async () => {
    const app = await openCreate();
    await fill(app, { name: '  ' });
    await app.user.click(button('Create'));
    expect(await screen.findByText('Please enter category name.')).toBeVisible();
    expect(screen.getByText('Please select a category icon.')).toBeVisible();
    expect(screen.queryByText('Please select a parent category.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Category Name')).toHaveFocus();
    await fill(app, { name: 'Storm' });
    await app.user.click(button('Create'));
    const icon = screen.getByLabelText('Category Icon');
    await waitFor(() => expect(icon).toHaveFocus());
    expect(icon).toHaveAccessibleDescription('Please select a category icon.');
    expect(callNames()).not.toContain('POST /api/categories');
  });

  it('closes and refetches the list 300 ms after the success', async () => {
    const app = await openCreate();
    await fill(app, { name: 'Storm', icon: 'category-two' });
    server.use(http.post('/api/categories', () => json(null, 201)));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      fireEvent.click(button('Create'));
      await waitFor(() => expect(app.store.getState().categoryDialog.status).toBe('created'));
      const before = callsOf('GET /api/categories').length;
      act(() => jest.advanceTimersByTime(299));
      expect(app.store.getState().categoryDialog.status).toBe('created');
      expect(button('Create')).toBeDisabled();
      act(() => jest.advanceTimersByTime(1));
      expect(app.store.getState().categoryDialog.status).toBe('closed');
      await waitFor(() => expect(callsOf('GET /api/categories')).toHaveLength(before + 1));
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps page and filter of the refetched list', async () => {
    server.use(
      http.get('/api/categories/search/parents', () =>
        json({ data: [buildParent()], current_page: 2, last_page: 2 }),
      ),
      http.post('/api/categories', () => json(null, 201)),
    );
    const app = await openCategories('/category?query=flood&page=2');
    await screen.findByRole('cell', { name: FLOOD });
    await app.user.click(button('Create'));
    await fill(app, { name: 'Storm', icon: 'category-two' });
    await app.user.click(button('Create'));
    await gone();
    await waitFor(() => {
      const calls = callsOf('GET /api/categories/search/parents').map(({ url }) => url);
      expect(calls).toHaveLength(2);
      expect(calls[1]).toBe(calls[0]);
    });
    expect(callNames()).not.toContain('GET /api/categories');
  });

  it('is saved once, and shows success also where it was dismissed before the response', async () => {
    const app = await openCreate();
    const { held, release } = hold();
    server.use(http.post('/api/categories', () => held.then(() => json(null, 201))));
    await fill(app, { name: 'Storm', icon: 'category-two' });
    await app.user.dblClick(button('Create'));
    expect(button('Create')).toBeDisabled();
    const asked = callsOf('GET /api/categories').length;
    await app.user.click(button('Cancel'));
    await gone();
    release();
    expect(await screen.findByText('Category created successfully!')).toBeVisible();
    expect(callsOf('POST /api/categories')).toHaveLength(1);
    await waitFor(() => expect(callsOf('GET /api/categories')).toHaveLength(asked + 1));
  });

  it('shows its message, else the first error of the name, else the fixed text, where it is refused', async () => {
    const app = await openCreate();
    await fill(app, { name: 'Storm', icon: 'category-two' });
    const errors = { name: ['Long.', 'Odd.'], icon: ['Odd icon.'], level: ['?'] };
    for (const [body, text] of [
      [{ message: 'Taken.', errors }, 'Taken.'],
      [{ errors: { icon: ['Odd icon.'] } }, 'Failed To Create'],
      [{ errors }, 'Long.'],
    ] as const) {
      server.use(http.post('/api/categories', () => json(body, 422)));
      await app.user.click(button('Create'));
      await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(text));
    }
    expect(screen.getByLabelText('Category Name')).toHaveValue('Storm');
    expect(screen.getByLabelText('Category Name')).toHaveAccessibleDescription('Long. Odd.');
    expect(screen.getByLabelText('Category Icon')).toHaveAccessibleDescription('Odd icon.');
    expect(button('Create')).toBeEnabled();
  });

  it('closes on Escape and with the page', async () => {
    const { user, router, store } = await openCreate();
    await user.keyboard('{Escape}');
    await gone();
    expect(button('Create')).toHaveFocus();
    await user.click(button('Create'));
    await screen.findByRole('dialog');
    server.use(http.get('/api/sliders', () => json([])));
    await act(() => router.navigate('/slider'));
    await screen.findByRole('heading', { level: 1, name: 'Slider' });
    expect(store.getState().categoryDialog).toEqual({ status: 'closed' });
  });
});

describe('Create Child Category', () => {
  it('belongs to the parent whose children are listed', async () => {
    const app = await openCreate('/category/1');
    expect(await findDialog('Create Child Category')).toBeVisible();
    expect(screen.queryByLabelText('Parent Category')).not.toBeInTheDocument();
    await fill(app, { name: 'Dam', icon: 'category-five' });
    server.use(http.post('/api/categories', () => json(null, 201)));
    serveChildren(buildChild({ name: 'Dam' }));
    await app.user.click(button('Create'));
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
