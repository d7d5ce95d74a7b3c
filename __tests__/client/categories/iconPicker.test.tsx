import { screen, waitFor, within } from '@testing-library/react';
import { CATEGORY_ICONS } from '../../../src/client/features/categories/icons';
import { buildParent, findPress, openCategories, serveParents } from './categoryScreen';

const control = () => screen.getByLabelText('Category Icon');
const grid = () => screen.findByRole('listbox', { name: 'Icons' });
const option = (name: string) => screen.getByRole('option', { name });
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
  it('is a combobox that opens a grid of the 24 icons, each named by its preset', async () => {
    await openPicker(null);
    const options = within(await grid()).getAllByRole('option');
    expect(options.map((icon) => icon.getAttribute('aria-label'))).toEqual(CATEGORY_ICONS);
    expect(options).toHaveLength(24);
    expect(option('category-one')).toHaveFocus();
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    expect(control()).toHaveAttribute('role', 'combobox');
    expect(control()).toHaveAttribute('aria-expanded', 'true');
    expect(control()).toHaveTextContent('Select an image');
  });

  it('moves in the grid by arrow keys, Home and End', async () => {
    const { user } = await openPicker(null);
    for (const [key, name] of [
      ['{ArrowRight}', 'category-two'],
      ['{ArrowDown}', 'category-eight'],
      ['{ArrowLeft}', 'category-seven'],
      ['{ArrowUp}', 'category-one'],
      ['{End}', 'category-twenty-five'],
      ['{ArrowDown}', 'category-twenty-five'],
      ['{Home}', 'category-one'],
    ] as const) {
      await user.keyboard(key);
      expect(option(name)).toHaveFocus();
    }
  });

  it('chooses with Enter and returns the focus', async () => {
    const { user } = await openPicker(null);
    await user.keyboard('{ArrowDown}{Enter}');
    await closed();
    expect(control()).toHaveTextContent('category-seven');
    expect(control()).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('starts on the chosen icon, wherever it is served from', async () => {
    await openPicker('https://cdn.example.org/category-nine.3f9a.png');
    expect(option('category-nine')).toHaveFocus();
    expect(option('category-nine')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  });

  it.each(['{Escape}', '{Tab}'])('closes on %s alone, and nothing is chosen', async (key) => {
    const { user } = await openPicker('/build/icons/category-nine.svg');
    await user.keyboard(`{ArrowRight}${key}`);
    await closed();
    expect(control()).toHaveTextContent('category-nine');
    expect(screen.getByRole('dialog', { name: 'Edit Parent Category' })).toBeVisible();
  });

  it('opens with an arrow key as a select does', async () => {
    const { user } = await openPicker(null);
    await user.keyboard('{Escape}');
    await closed();
    await user.keyboard('{ArrowDown}');
    expect(await grid()).toBeVisible();
  });
});
