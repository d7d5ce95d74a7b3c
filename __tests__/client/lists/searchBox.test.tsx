import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { SearchForm } from '../../../src/contract/search';
import { SearchBox } from '../../../src/client/shared/lists/SearchBox';
import { chooseSingleKeys } from '../../../src/client/shared/ui/shortcuts';
import { Notices } from '../../../src/client/shared/ui/Notices';
import { writeInto } from '../../helpers/client/screens';
import { renderShared } from '../shared/renderShared';

const NONE: SearchForm = { query: '', start_date: '', end_date: '' };

function show(first: Partial<SearchForm> = {}) {
  const onSearch = jest.fn();
  const onClear = jest.fn();
  let change: (filter: Partial<SearchForm>) => void = () => undefined;
  function Box() {
    const [filter, setFilter] = useState({ ...NONE, ...first });
    change = (next) => setFilter({ ...NONE, ...next });
    return <SearchBox filter={filter} onSearch={onSearch} onClear={onClear} />;
  }
  const view = renderShared(
    <>
      <button>Elsewhere</button>
      <Box />
      <Notices />
    </>,
  );
  return {
    ...view,
    onSearch,
    onClear,
    follow: (next: Partial<SearchForm>) => act(() => change(next)),
  };
}

type View = ReturnType<typeof show>;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = () => ['Search', 'Start date', 'End date'].map((name) => field(name).value);
const press = ({ user }: View, name: string) => user.click(screen.getByRole('button', { name }));

async function fill({ user }: View, query: string, start = '', end = '') {
  const typed: [string, string][] = [
    ['Search', query],
    ['Start date', start],
    ['End date', end],
  ];
  for (const [name, text] of typed.filter(([, each]) => each)) {
    await user.click(field(name));
    await user.paste(text);
  }
}

it('keeps text that is too long, shows an error immediately, and does not search', async () => {
  const view = show();
  await fill(view, 'မိုး'.repeat(51));
  const message = 'Please search for at most 200 characters.';
  expect(field('Search')).toHaveValue('မိုး'.repeat(51));
  expect(field('Search')).toHaveAccessibleDescription(message);
  expect(field('Search')).toBeInvalid();
  await press(view, 'Filter');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(view.onSearch).not.toHaveBeenCalled();
  await view.user.keyboard('{Backspace}');
  await view.user.clear(field('Search'));
  await fill(view, 'မိုး'.repeat(50));
  expect(field('Search')).toBeValid();
});

describe('SearchBox', () => {
  it('refuses a search with one alert, and dismisses it once the search is valid', async () => {
    const view = show();
    await press(view, 'Filter');
    const first = 'Please enter search text or select a date.';
    expect((await screen.findByRole('alert')).textContent).toBe(first);
    await fill(view, ' ', '2026-02-31', '2999-01-01');
    await press(view, 'Filter');
    const second = 'Please enter dates as YYYY-MM-DD.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(second));
    expect(values()).toEqual(['', '2026-02-31', '2999-01-01']);
    expect(view.onSearch).not.toHaveBeenCalled();
    expect(field('Start date')).toBeInvalid();
    expect(field('Start date')).toHaveAccessibleDescription(second);
    expect(screen.getAllByText(second)).toHaveLength(1);
    expect(field('Search')).toBeValid();
    expect(field('End date')).toBeValid();

    await view.user.clear(field('Start date'));
    expect(field('Start date')).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await view.user.clear(field('End date'));
    await fill(view, 'rain');
    await press(view, 'Filter');
    await waitFor(() => expect(view.onSearch).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('dismisses an alert that was about another filter', async () => {
    const view = show();
    await press(view, 'Filter');
    await screen.findByRole('alert');
    view.follow({ query: 'rain' });
    await press(view, 'Filter');
    await waitFor(() => expect(view.onSearch).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tidies text and dates on Filter, and when Enter is pressed in a field', async () => {
    const view = show();
    await fill(view, '', '', '20260601');
    await press(view, 'Filter');
    expect(field('End date')).toHaveValue('2026-06-01');
    await fill(view, ' rain ', '2026/6/1');
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(values()).toEqual(['rain', '2026-06-01', '2026-06-01']));
    expect(view.onSearch.mock.calls).toEqual([
      [{ ...NONE, end_date: '2026-06-01' }],
      [{ query: 'rain', start_date: '2026-06-01', end_date: '2026-06-01' }],
    ]);
  });

  it('empties its fields on Clear, whether they were searched for or only typed', async () => {
    const view = show({ query: 'rain', start_date: '2026-06-01' });
    await fill(view, 's and more', '', '2026');
    await press(view, 'Clear');
    expect(values()).toEqual(['', '', '']);
    expect(view.onClear).toHaveBeenCalledTimes(1);
    expect(view.onSearch).not.toHaveBeenCalled();
  });

  it('follows a filter that changes from outside, and otherwise keeps the input', async () => {
    const view = show({ query: 'rain', end_date: '2026-06-01' });
    expect(values()).toEqual(['rain', '', '2026-06-01']);
    view.follow({ query: 'storm' });
    expect(values()).toEqual(['storm', '', '']);
    await fill(view, 'y');
    view.follow({ query: 'storm' });
    expect(values()).toEqual(['stormy', '', '']);
    view.follow({});
    expect(values()).toEqual(['', '', '']);
  });

  it('gets the focus by / from anywhere but a field', async () => {
    const { user } = show({ query: 'rain' });
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.keyboard('/');
    expect(field('Search')).toHaveFocus();
    expect(field('Search')).toHaveValue('rain');
    await user.click(field('Start date'));
    await user.keyboard('2026/6');
    expect(field('Start date')).toHaveFocus();
    expect(field('Start date')).toHaveValue('2026/6');

    expect(screen.getByText('/')).toBeInTheDocument();
    act(() => chooseSingleKeys(false));
    expect(screen.queryByText('/')).not.toBeInTheDocument();
    expect(field('Search')).not.toHaveAttribute('aria-keyshortcuts');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.keyboard('/');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('ignores / together with Control and behind an open dialog', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.keyboard('{Control>}/{/Control}');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Choose date', description: 'End date' }));
    await screen.findByRole('grid');
    await user.keyboard('/');
    expect(screen.getByRole('textbox', { name: 'Search', hidden: true })).not.toHaveFocus();
  });
});

describe('a text that a script has written into the field', () => {
  it.each([
    ['Enter', ({ user }: View) => user.keyboard('{Enter}')],
    ['the button', (view: View) => press(view, 'Filter')],
  ])('is sought by %s', async (_, search) => {
    const view = show();
    await view.user.click(field('Start date'));
    writeInto(field('Search'), 'မိုး');
    writeInto(field('Start date'), '1/6/2026');
    await search(view);
    const filter = { query: 'မိုး', start_date: '2026-06-01', end_date: '' };
    await waitFor(() => expect(view.onSearch).toHaveBeenCalledWith(filter));
  });

  it('stays when the list renders again, and can be cleared', async () => {
    const view = show();
    writeInto(field('Search'), 'မိုး');
    view.follow({});
    expect(field('Search')).toHaveValue('မိုး');
    await press(view, 'Clear');
    expect(field('Search')).toHaveValue('');
  });
});
