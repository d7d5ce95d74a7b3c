import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import {
  clampPage,
  Pagination,
  paginationItems,
} from '../../../src/client/shared/lists/Pagination';
import { renderShared } from '../shared/renderShared';

function show(page: number, lastPage: number) {
  const onChange = jest.fn();
  const onApproach = jest.fn();
  function Paged() {
    const [shown, setShown] = useState(page);
    const change = (next: number) => {
      onChange(next);
      setShown(next);
    };
    return (
      <Pagination page={shown} lastPage={lastPage} onChange={change} onApproach={onApproach} />
    );
  }
  return { ...renderShared(<Paged />), onChange, onApproach };
}

const navigation = () => screen.getByRole('navigation', { name: 'Pagination' });
const button = (name: string) => within(navigation()).getByRole('button', { name });

describe('Pagination', () => {
  it('is hidden if there is only one page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('names each button and marks the current page', () => {
    show(5, 10);
    const names = within(navigation())
      .getAllByRole('button')
      .map((item) => item.getAttribute('aria-label'));
    expect(names).toEqual([
      'Previous page',
      'Page 1',
      'Page 4',
      'Page 5',
      'Page 6',
      'Page 10',
      'Next page',
    ]);
    expect(within(navigation()).getByRole('list')).toHaveTextContent('1…456…10');
    expect(button('Page 5')).toHaveAttribute('aria-current', 'page');
    expect(button('Page 4')).not.toHaveAttribute('aria-current');
  });

  it('goes to the pressed, the next and the previous page', async () => {
    const { user, onChange } = show(5, 10);
    await user.click(button('Page 10'));
    await user.click(button('Previous page'));
    await user.click(button('Page 1'));
    await user.click(button('Next page'));
    expect(onChange.mock.calls).toEqual([[10], [9], [1], [2]]);
  });

  it('does nothing if there is no page to go to, and keeps the focus', async () => {
    const { user, onChange, onApproach } = show(2, 3);
    await user.click(button('Next page'));
    expect(button('Next page')).toHaveFocus();
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    onChange.mockClear();
    onApproach.mockClear();
    await user.click(button('Next page'));
    await user.click(button('Page 3'));
    expect(onChange).not.toHaveBeenCalled();
    expect(onApproach).not.toHaveBeenCalled();
  });

  it('announces the page whose button the pointer or the focus reaches', async () => {
    const { user, onApproach } = show(1, 10);
    await user.hover(button('Next page'));
    await user.hover(button('Page 10'));
    await user.hover(button('Page 1'));
    expect(onApproach.mock.calls).toEqual([[2], [10]]);
    onApproach.mockClear();
    await user.tab();
    expect(button('Previous page')).toHaveFocus();
    await user.tab();
    expect(onApproach).not.toHaveBeenCalled();
    await user.tab();
    expect(button('Page 2')).toHaveFocus();
    expect(onApproach.mock.calls).toEqual([[2]]);
  });
});

const itemsOf = (page: number, lastPage: number) =>
  paginationItems(page, lastPage)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

/** Page, last page, and the visible items: docs/specification/lists.md#pagination. */
const TABLE: [number, number, string][] = [
  [1, 0, ''],
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 2, '1 2'],
  [1, 3, '1 2 3'],
  [1, 4, '1 2 … 4'],
  [2, 4, '1 2 3 4'],
  [4, 4, '1 … 3 4'],
  [3, 5, '1 2 3 4 5'],
  [1, 10, '1 2 … 10'],
  [2, 10, '1 2 3 … 10'],
  [3, 10, '1 2 3 4 … 10'],
  [4, 10, '1 … 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [8, 10, '1 … 7 8 9 10'],
  [9, 10, '1 … 8 9 10'],
  [10, 10, '1 … 9 10'],
  [99, 10, '1 … 9 10'],
  [-3, 10, '1 2 … 10'],
  [500, 1000, '1 … 499 500 501 … 1000'],
];

it.each(TABLE)('paginationItems shows on page %i of %i: %s', (page, lastPage, items) =>
  expect(itemsOf(page, lastPage)).toBe(items),
);

it.each([
  [0, 5, 1],
  [3, 5, 3],
  [6, 5, 5],
  [2, 0, 1],
])('clampPage clamps page %i of %i to page %i', (page, lastPage, clamped) =>
  expect(clampPage(page, lastPage)).toBe(clamped),
);
