import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { button } from '../../helpers/client/screens';
import { dropped, empty } from '../../helpers/client/replies';
import { callsOf, server } from '../../helpers/client/server';
import { rows, station } from './listQueries';
import { openStations, serveStations } from './listScreen';

const NOTE = /^As of \d\d:\d\d\. The server could not be reached\.$/;

const answer = (reply: () => Response) => server.use(http.get('*/api/stations', reply));

async function openTwice(reply: () => Response) {
  serveStations(6);
  const app = openStations();
  await station(1);
  await act(() => app.router.navigate('/elsewhere'));
  answer(reply);
  await act(() => app.router.navigate('/stations'));
  return app;
}

it.each([
  ['no response', dropped],
  ['502', () => empty(502)],
  ['503', () => empty(503)],
  ['504', () => empty(504)],
])('keeps its rows with their age after %s, and loads them on Try again', async (_, reply) => {
  const { user } = await openTwice(reply);
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(rows()).toHaveLength(5);
  expect(screen.getByText('6 in total')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  serveStations(2);
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
  expect(rows()).toEqual(['1 Station 1', '2 Station 2']);
});

it('empties itself where the server refuses, and offers to try again', async () => {
  const { user } = await openTwice(() => empty(500));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load stations.');
  expect(screen.queryByText(/Station \d/)).not.toBeInTheDocument();
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  serveStations(2);
  await user.click(button('Try again'));
  await station(2);
  expect(callsOf('GET /api/stations')).toHaveLength(3);
});

it('shows no rows of another page, and says that it has failed', async () => {
  serveStations(6);
  const { user } = openStations();
  await station(1);
  answer(dropped);
  await user.click(button('Page 2'));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load stations.');
  expect(screen.queryByText(/Station \d/)).not.toBeInTheDocument();
  expect(button('Try again')).toBeVisible();
});
