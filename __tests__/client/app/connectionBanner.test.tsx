import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { dropped, json } from '../../helpers/client/replies';
import { button, findPage } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

const TEXT = 'No connection to the server. What you type is kept; nothing is sent by itself.';
const NOTE = /^As of \d\d:\d\d\. The server could not be reached\.$/;

const banner = () => screen.queryByText(TEXT);

/** Makes the page visible again, which checks the connection immediately. */
const probeDue = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** jsdom's page is never visible by itself. */
const show = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => {
  show('visible');
});

afterEach(() => {
  jest.restoreAllMocks();
});

const serve = (reply: () => Response) => server.use(http.get('/api/sliders', reply));
const serveProbe = (reply: () => Response) => server.use(http.get('/api/announcements', reply));

it("appears on the browser's event, and disappears on the next response", async () => {
  serve(() => json([buildSlider(3, 31)]));
  await openApp('/slider', buildSession());
  await screen.findByRole('img', { name: 'Slider 1' });
  expect(banner()).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(banner()).toHaveAttribute('role', 'status');
  serveProbe(() => json({ message: 'Forbidden.' }, 403));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(banner()).not.toBeInTheDocument());
});

it("appears again if the last response arrived after the browser's event", async () => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  const late = async () => {
    await sent;
    return json([buildSlider(3, 31)]);
  };
  server.use(http.get('/api/sliders', late));
  serveProbe(dropped);
  const { store } = await openApp('/slider', buildSession());
  await findPage('Slider');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(banner()).toBeVisible();
  const statuses = new Set<string>();
  store.subscribe(() => statuses.add(store.getState().connection.status));
  send();
  await screen.findByRole('img', { name: 'Slider 1' });
  await waitFor(() => expect(statuses).toEqual(new Set(['online', 'down'])));
  expect(await screen.findByText(TEXT)).toBeVisible();
});

it('keeps the rows and shows their age while the connection is down, and does not probe while hidden', async () => {
  serve(() => json([buildSlider(3, 31)]));
  const { router, user } = await openApp('/slider', buildSession());
  await screen.findByRole('img', { name: 'Slider 1' });
  act(() => void router.navigate('/slider/create'));
  await findPage('Create Slider');
  serve(dropped);
  show('hidden');
  act(() => void router.navigate('/slider'));
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Slider 1' })).toBeVisible();
  expect(banner()).toBeVisible();
  probeDue();

  serve(() => json([buildSlider(4, 41)]));
  await user.click(button('Try again'));
  await waitFor(() => expect(banner()).not.toBeInTheDocument());
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  expect(new Set(callNames())).toEqual(new Set(['GET /api/sliders']));
});
