import { screen, within } from '@testing-library/react';
import { object, string } from 'yup';
import { CategorySearch } from '../../../../src/client/features/posts/CategorySearch';
import { Form } from '../../../../src/client/shared/form/Form';
import { SelectInput } from '../../../../src/client/shared/form/SelectInput';
import { button, focused, writeInto } from '../../../helpers/client/screens';
import { renderShared } from '../../shared/renderShared';

const NAMES = ['မိုးလေဝသ / Weather', 'မြစ်ရေ / River level', 'ဆည်ရေ / Reservoir'];
const schema = object({ category: string().defined() });
const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: NAMES[index] ?? `Category ${index}`,
  }));

function show(count: number) {
  const submit = jest.fn();
  const search = { label: 'Search categories', Search: CategorySearch };
  const { user } = renderShared(
    <Form<{ category: string }> schema={schema} defaultValues={{ category: '' }} submit={submit}>
      <SelectInput
        name="category"
        label="Category"
        options={optionsOf(count)}
        placeholder="Select a category"
        search={search}
      />
    </Form>,
  );
  return { user, submit };
}

const select = () => screen.getByLabelText('Category');

const found = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('finds a category by any part of its name, and otherwise keeps the choice', async () => {
  const { user, submit } = show(10);
  await user.click(button('Search categories'));
  await focused(() => screen.getByRole('combobox', { name: 'Search categories' }));
  await user.keyboard('RIV');
  expect(found()).toEqual([NAMES[1]]);
  await user.clear(screen.getByRole('combobox', { name: 'Search categories' }));
  await user.keyboard('r\u200BIV');
  expect(found()).toEqual([NAMES[1]]);
  await user.keyboard('{Enter}');
  expect(select()).toHaveValue('1');
  await focused(select);

  await user.click(button('Search categories'));
  await user.keyboard('no such category{Enter}');
  expect(screen.getByText('No category data found.')).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(select()).toHaveValue('1');
  await focused(select);
});

it('is not offered for a few options', () => {
  show(9);
  expect(screen.queryByRole('button', { name: 'Search categories' })).not.toBeInTheDocument();
});

it('finds the category whose name a script has written', async () => {
  const { user } = show(10);
  await user.click(button('Search categories'));
  writeInto(screen.getByRole('combobox', { name: 'Search categories' }), 'river');
  await user.keyboard('{ArrowDown}');
  expect(found()).toEqual([NAMES[1]]);
  await user.keyboard('{Enter}');
  expect(select()).toHaveValue('1');
});
