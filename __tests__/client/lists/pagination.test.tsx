import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Pagination } from '../../../src/client/shared/lists/Pagination';
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
  it.each([0, 1])('is hidden where the last page is %i', (lastPage) => {
    show(1, lastPage);
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

  it('does nothing where there is no page to go to, and keeps the focus there', async () => {
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

  it('shows the last page for one past the end', async () => {
    const { user, onChange } = show(99, 3);
    expect(button('Page 3')).toHaveAttribute('aria-current', 'page');
    await user.click(button('Previous page'));
    expect(onChange.mock.calls).toEqual([[2]]);
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
