import { screen, waitFor, within } from '@testing-library/react';
import { CATEGORY_ICONS } from '../../../src/client/features/categories/icons';
import { buildParent, findPress, openCategories, serveParents } from './categoryScreen';

const control = () => screen.getByLabelText('Category Icon');
const grid = () => screen.findByRole('listbox', { name: 'Icons' });
const option = (name: string) => screen.getByLabelText(name);
const chosen = () => document.querySelectorAll('[role=option][aria-selected=true]');
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

async function openPicker(icon: string | null) {
  serveParents(buildParent({ icon }));
  const app = await openCategories();
  await app.user.click(await findPress('Edit'));
  await screen.findByLabelText('Category Icon');
  await app.user.tab();
  expect(control()).toHaveFocus();
  await app.user.keyboard('{Enter}');
  await grid();
  return app;
}

describe('the icon picker', () => {
  it('moves in the grid by arrow keys, Home and End, and chooses with Enter', async () => {
    const { user } = await openPicker(null);
    expect(control()).toHaveTextContent('Select an image');
    expect(option('category-one')).toHaveFocus();
    expect(chosen()).toHaveLength(0);
    for (const [key, name] of [
      ['{ArrowRight}', 'category-two'],
      ['{ArrowDown}', 'category-eight'],
      ['{ArrowLeft}', 'category-seven'],
      ['{ArrowUp}', 'category-one'],
      ['{End}', 'category-twenty-five'],
      ['{ArrowDown}', 'category-twenty-five'],
      ['{Home}', 'category-one'],
      ['{ArrowDown}', 'category-seven'],
    ] as const) {
      await user.keyboard(key);
      expect(option(name)).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    await closed();
    expect(control()).toHaveTextContent('category-seven');
    expect(control()).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is a combobox with a grid of the 24 icons, each named by its preset, that starts on the chosen one', async () => {
    await openPicker('https://cdn.example.org/category-nine.3f9a.png');
    const options = within(await grid()).getAllByRole('option');
    expect(options.map((icon) => icon.getAttribute('aria-label'))).toEqual(CATEGORY_ICONS);
    expect(options).toHaveLength(24);
    expect(option('category-nine')).toHaveFocus();
    expect([...chosen()]).toEqual([option('category-nine')]);
    expect(control()).toHaveAttribute('role', 'combobox');
    expect(control()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes alone on Escape and on Tab, choosing nothing, and opens with an arrow key', async () => {
    const { user } = await openPicker('/build/icons/category-nine.svg');
    for (const key of ['{Escape}', '{Tab}']) {
      await user.keyboard(`{ArrowRight}${key}`);
      await closed();
      expect(control()).toHaveTextContent('category-nine');
      expect(screen.getByRole('dialog', { name: 'Edit Parent Category' })).toBeVisible();
      await user.keyboard('{ArrowDown}');
      expect(await grid()).toBeVisible();
    }
  });
});
