import { act, fireEvent, render, screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SessionEndBanner } from '../../../src/client/app/shell/SessionEndBanner';
import { endReported, started } from '../../../src/client/shared/session/sessionSlice';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { installPointerEvents } from '../../helpers/client/installPointerEvents';
import { makeCaller } from '../../helpers/client/probe';
import { openApp } from '../../helpers/client/renderApp';
import { empty, json } from '../../helpers/client/replies';
import { button, findPage, findSignIn, signIn } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clock = (moment: number) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Yangon' }).format(moment);

const banner = () => screen.queryByText(/^Your session ends at/);

beforeAll(installPointerEvents);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Renders the banner of a session that ends after so many milliseconds, with fake timers. */
function showBanner(left: number) {
  const { store } = makeCaller(buildSession());
  jest.useFakeTimers();
  const endsAt = Date.now() + left;
  store.dispatch(endReported(endsAt));
  const router = createMemoryRouter([{ path: '/', element: <SessionEndBanner /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, endsAt };
}

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('appears a quarter of an hour ahead, and stays until a new session', () => {
  const { store, endsAt } = showBanner(20 * MINUTE);
  advance(5 * MINUTE - 1);
  expect(banner()).not.toBeInTheDocument();
  advance(1);
  expect(screen.getByRole('status').innerHTML).toBe(
    `Your session ends at ${clock(endsAt)}. Save your work, then sign in again.`,
  );
  advance(30 * MINUTE);
  expect(banner()).toBeInTheDocument();
  act(() => void store.dispatch(started(buildSession())));
  expect(banner()).toBeInTheDocument();
  act(() => void store.dispatch(started(buildSession({}, 'another'))));
  expect(banner()).not.toBeInTheDocument();
});

it('sets no timer that is longer than browsers allow', () => {
  showBanner(40 * DAY);
  const before = Date.now();
  act(() => jest.advanceTimersToNextTimer());
  expect(Date.now() - before).toBe(2 ** 31 - 1);
  advance(40 * DAY - 15 * MINUTE - 2 ** 31);
  expect(banner()).not.toBeInTheDocument();
  advance(1);
  expect(banner()).toBeInTheDocument();
});

it('appears as soon as the page becomes visible after the machine has slept', () => {
  const { endsAt } = showBanner(DAY);
  jest.setSystemTime(endsAt - 10 * MINUTE);
  expect(banner()).not.toBeInTheDocument();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(banner()).toBeInTheDocument();
});

it.each([
  ['not between a press and its release', 0, () => undefined, false],
  ['after that release', 0, () => fireEvent.pointerUp(document.body, { button: 0 }), true],
  ['once a press has become a scroll', 0, () => fireEvent.pointerCancel(document.body), true],
  ['while a menu of the device is open', 2, () => undefined, true],
])('appears %s', (_, pressed, end, isShown) => {
  showBanner(16 * MINUTE);
  fireEvent.pointerDown(document.body, { button: pressed });
  advance(2 * MINUTE);
  end();
  advance(1);
  expect(banner() !== null).toBe(isShown);
});

it('signs out on request, and the next sign-in offers to return', async () => {
  jest.spyOn(console, 'info').mockReturnValue();
  const near = { headers: { 'Session-Ends-In': '600', 'Content-Type': 'application/json' } };
  server.use(
    http.get('/api/sliders/3', () => new Response(JSON.stringify(buildSlider(3, 1)), near)),
    http.get('/api/sliders', () => json({ data: [] })),
    http.post('/api/logout', () => empty()),
    http.post('/api/login', () => json(buildSession({}, 'another'))),
  );
  const { user } = await openApp('/slider/3', buildSession());
  await screen.findByText(/^Your session ends at/);
  await user.click(button('Sign in again'));
  await findSignIn();
  expect(localStorage).toHaveLength(0);
  await signIn(user);
  await findPage('Slider');
  expect(screen.getByRole('link', { name: 'Go back to where you were' })).toHaveAttribute(
    'href',
    '/build/slider/3',
  );
  expect(banner()).not.toBeInTheDocument();
  await screen.findByText('No slider data found.');
});
