import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { empty, json } from '../../helpers/client/replies';
import { callNames, server } from '../../helpers/client/server';
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

async function openEdit(path = '/category', row = buildParent()) {
  serveParents(row);
  serveChildren(row);
  const app = await openCategories(path);
  await app.user.click(await findPress('Edit'));
  await screen.findByLabelText('Category Name');
  return app;
}

describe('Edit Parent Category', () => {
  it('sends the changed category, closes at once and refetches the list', async () => {
    const app = await openEdit();
    expect(await findDialog('Edit Parent Category')).toBeVisible();
    expect(screen.getByLabelText('Category Name')).toHaveValue(FLOOD);
    expect(screen.getByLabelText('Category Icon')).toHaveTextContent('category-four');
    await fill(app, { name: 'Flood', icon: 'category-six' });
    server.use(http.put('/api/categories/1', () => json(null)));
    serveParents(buildParent({ name: 'Flood' }));
    await app.user.click(button('Update'));
    await gone();
    expect(await sent('PUT /api/categories/1')).toEqual({
      name: 'Flood',
      icon: '/build/icons/category-six.svg',
      level: 1,
      parent_id: null,
    });
    expect(await screen.findByRole('cell', { name: 'Flood' })).toBeVisible();
    expect(screen.getByText('Category updated successfully!')).toBeVisible();
    expect(button('Edit')).toHaveFocus();
  });

  it('does nothing at all where the icon or the name is missing', async () => {
    const app = await openEdit('/category', buildParent({ icon: null }));
    const update = async () => {
      await app.user.click(button('Update'));
      await waitFor(() => expect(button('Update')).toBeEnabled());
      expect(screen.getByRole('dialog')).toBeVisible();
      expect(screen.queryByText(/^Please/)).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(callNames()).not.toContain('PUT /api/categories/1');
    };
    await update();
    await fill(app, { name: '', icon: 'category-two' });
    await update();
  });

  it('asks for a shorter name, the one thing that it judges itself', async () => {
    const app = await openEdit();
    await fill(app, { name: 'က'.repeat(101) });
    await app.user.click(button('Update'));
    const message = 'Category name must be at most 100 characters.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Category Name')).toHaveFocus();
    expect(callNames()).not.toContain('PUT /api/categories/1');
    await fill(app, { name: 'က'.repeat(100) });
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it('shows its message, else the first error of the name, else the fixed text, where it is refused', async () => {
    const { user } = await openEdit();
    const errors = { name: ['Long.', 'Odd.'] };
    for (const [body, text] of [
      [{ message: 'Taken.', errors }, 'Taken.'],
      [{ errors }, 'Long.'],
      [{}, 'Failed to edit category.'],
    ] as const) {
      server.use(http.put('/api/categories/1', () => json(body, 422)));
      await user.click(button('Update'));
      await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(text));
    }
    expect(screen.getByLabelText('Category Name')).toHaveValue(FLOOD);
  });
});

describe('Edit Child Category', () => {
  it('stays with its parent and keeps an unknown stored icon', async () => {
    const icon = 'https://old.example.org/volcano.png';
    const { user } = await openEdit('/category/1', buildChild({ icon }));
    expect(await findDialog('Edit Child Category')).toBeVisible();
    expect(screen.queryByLabelText('Parent Category')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Category Icon')).toHaveTextContent('volcano');
    server.use(http.put('/api/categories/11', () => empty()));
    await user.click(button('Update'));
    await gone();
    expect(await sent('PUT /api/categories/11')).toMatchObject({ icon, level: 2, parent_id: 1 });
  });
});
