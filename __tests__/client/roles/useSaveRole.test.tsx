import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useSaveRole } from '../../../src/client/features/roles/useSaveRole';

type Saving = ReturnType<typeof useSaveRole>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A form that shows what the hook tells, on a router that can be led away from it. */
function show() {
  const latest: { saving?: Saving } = {};
  function Probe() {
    latest.saving = useSaveRole('Failed to create role.');
    return <p>{latest.saving.isSaved ? 'saved' : `open: ${latest.saving.message}`}</p>;
  }
  const router = createMemoryRouter(
    [
      { path: '/role/create', Component: Probe },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/role/create'] },
  );
  render(<RouterProvider router={router} />);
  const setError = jest.fn();
  const save = (error?: unknown) =>
    act(async () => void (await latest.saving?.save(() => Promise.resolve({ error }), setError)));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { router, save, setError, wait };
}

it('leads to the list 200 ms after the save', async () => {
  const { router, save, wait } = show();
  await save();
  expect(screen.getByText('saved')).toBeVisible();
  await wait(199);
  expect(router.state.location.pathname).toBe('/role/create');
  await wait(1);
  expect(router.state.location.pathname).toBe('/role');
});

it('leads nowhere once the page has been left', async () => {
  const { router, save, wait } = show();
  await save();
  await act(() => router.navigate('/slider'));
  await wait(2000);
  expect(router.state.location.pathname).toBe('/slider');
});

it('leads nowhere after a failure', async () => {
  const { router, save, wait } = show();
  await save({ status: 500 });
  await wait(2000);
  expect(router.state.location.pathname).toBe('/role/create');
});

it.each([
  [
    { status: 422, message: 'Odd.', errors: { a: ['One.', 'Two.'], b: ['Three.'] } },
    'One. Two. Three.',
  ],
  [{ status: 422, message: 'Odd.' }, 'Failed to create role.'],
  [{ status: 0 }, 'Failed to create role.'],
])('tells of %j', async (error, message) => {
  const { save } = show();
  await save(error);
  expect(screen.getByText(`open: ${message}`)).toBeVisible();
});

it('puts the messages on their fields too, and forgets the old one with the next save', async () => {
  const { save, setError } = show();
  await save({ status: 422, errors: { 'name.en': ['Is taken.'] } });
  expect(setError).toHaveBeenCalledWith('name.en', { message: 'Is taken.' });
  await save({ status: 500 });
  expect(screen.getByText('open: Failed to create role.')).toBeVisible();
});
