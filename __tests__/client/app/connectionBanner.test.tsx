import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { api } from '../../../src/client/shared/api/api';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { dropped, json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

const TEXT = 'No connection to the server. What you type is kept; nothing is sent by itself.';

const banner = () => screen.queryByText(TEXT);

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

it('does not check the connection while the page is hidden', async () => {
  serve(() => json([buildSlider(3, 31)]));
  const { store } = await openApp('/slider', buildSession());
  await screen.findByRole('img', { name: 'Slider 1' });
  show('hidden');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(banner()).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => void store.dispatch(api.util.invalidateTags(['Slider'])));
  await waitFor(() => expect(callNames()).toEqual(['GET /api/sliders', 'GET /api/sliders']));
});
