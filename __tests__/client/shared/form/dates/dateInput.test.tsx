import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { DateInput } from '../../../../../src/client/shared/ui/DateInput';
import type { DateFormat } from '../../../../../src/client/shared/ui/tidyDate';
import { renderShared } from '../../renderShared';
import { focused, gone } from '../../../../helpers/client/screens';

function show(first = '', format: DateFormat = 'YYYY-MM-DD') {
  function Field() {
    const [value, setValue] = useState(first);
    const field = { label: 'Start date', value, onChange: setValue, format };
    return <DateInput {...field} unreadable="Please enter dates as YYYY-MM-DD." />;
  }
  return renderShared(<Field />);
}

type User = ReturnType<typeof show>['user'];

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Start date' });
const opener = () => screen.getByRole('button', { name: 'Choose date' });
const day = (name: string) => screen.getByRole('gridcell', { name });

async function open(user: User) {
  await user.click(opener());
  return screen.findByRole('grid');
}

beforeEach(() => {
  // Half an hour past midnight in Yangon, when it is still the previous day in UTC. Only the date
  // is faked.
  jest.useFakeTimers({
    now: new Date('2026-11-19T18:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

it('reports on blur that a text is not a date or is ambiguous, until it changes', async () => {
  const { user } = show();
  await user.type(field(), '05/11/26');
  expect(field()).toBeValid();
  await user.tab();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Please enter dates as YYYY-MM-DD.');
  await user.type(field(), '{Backspace}');
  expect(field()).toBeValid();
  await user.clear(field());
  await user.tab();
  expect(field()).toBeValid();
});

it('keeps the text while typing, formats it on blur, and leaves invalid text to the form', async () => {
  const { user } = show();
  await user.type(field(), '2999/1/1');
  expect(field()).toHaveValue('2999/1/1');
  await user.tab();
  expect(field()).toHaveValue('2999-01-01');
  await user.type(field(), '-9');
  await user.tab();
  expect(field()).toHaveValue('2999-01-01-9');
});

it('is a text field with a numeric keypad, whose placeholder is its format', () => {
  show();
  expect(field()).toHaveAttribute('type', 'text');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('placeholder', 'YYYY-MM-DD');
  expect(opener()).toHaveAccessibleDescription('Start date');
});

it('opens a calendar whose week begins on Monday, with the focus on its day', async () => {
  const { user } = show('2026-06-12');
  const grid = await open(user);
  const names = within(grid).getAllByRole('columnheader');
  expect(names[0]).toHaveAttribute('aria-label', 'Monday');
  expect(names.map(({ textContent }) => textContent).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun');
  expect(screen.getByText('June 2026')).toBeVisible();
  await focused(() => day('12'));
  expect(day('12')).toHaveAttribute('aria-selected', 'true');
});

it('opens without a valid date on today in Asia/Yangon, and blocks the days after it', async () => {
  const { user } = show('2026-02-31');
  await open(user);
  await focused(() => day('20'));
  expect(day('20')).toHaveAttribute('aria-current', 'date');
  expect(day('19')).not.toHaveAttribute('aria-current');
  expect(day('20')).toBeEnabled();
  expect(day('21')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

it('works by keyboard alone, and the current day can be chosen again', async () => {
  const { user } = show('2026-06-12');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('grid');
  await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(field()).toHaveValue('2026-06-18');
  await focused(opener);
  await user.keyboard('{Enter}');
  await screen.findByRole('grid');
  await user.keyboard('{Enter}');
  await gone();
  expect(field()).toHaveValue('2026-06-18');
});

it('changes nothing on Escape or when only a year is chosen', async () => {
  const { user } = show('2026-06-12');
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Choose a year' }));
  await user.click(screen.getByRole('radio', { name: '2024' }));
  expect(await screen.findByText('June 2024')).toBeVisible();
  await user.keyboard('{Escape}');
  await gone();
  expect(field()).toHaveValue('2026-06-12');
  await focused(opener);
});

it('reads and writes the chosen day, first where that is its format, closes and returns the focus', async () => {
  const { user } = show('05-06-2026', 'DD-MM-YYYY');
  await open(user);
  expect(screen.getByText('June 2026')).toBeVisible();
  await focused(() => day('5'));
  await user.click(day('6'));
  expect(field()).toHaveValue('06-06-2026');
  await gone();
  await focused(opener);
});
