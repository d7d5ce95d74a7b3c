import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { dropped, garbled, json, page } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { asked, rows, station } from './listQueries';
import { openStations, serveStations } from './listScreen';
import { button } from '../../helpers/client/screens';

const stations = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    name: `Station ${from + index}`,
  }));

const answer = (reply: () => Response) => server.use(http.get('*/api/stations', reply));

/** Responses to page 3, and the number of the first row: docs/specification/lists.md#row-numbers. */
const NUMBERS: [string, unknown, number][] = [
  ['numbers under meta', { data: stations(9, 4), meta: { current_page: 3, per_page: 4 } }, 9],
  ['numbers at the top', { data: stations(7, 3), current_page: 3, per_page: 3 }, 7],
  ['numbers as texts', { data: stations(7, 3), meta: { current_page: '3', per_page: '3' } }, 7],
  ['no page told', { data: stations(7, 3), meta: { per_page: 3 } }, 7],
  ['no size told', { data: stations(21, 3), meta: { current_page: 3 } }, 21],
  ['a bare array', stations(21, 3), 21],
];

/** What a server may respond instead of a page. */
const FAILURES: [string, () => Response][] = [
  ['500', () => json({ message: 'Server Error' }, 500)],
  ['403', () => json({ message: 'This action is unauthorized.' }, 403)],
  ['422', () => json({ message: 'Invalid.', errors: { page: ['Bad.'] } }, 422)],
  ['429 without a message', () => json(null, 429)],
  ['a page of HTML', () => page()],
  ['garbled text', () => garbled()],
  ['a dropped line', () => dropped()],
];

describe('a list page with a server that is not ours', () => {
  it.each(NUMBERS)('counts its rows from %s', async (_, body, first) => {
    answer(() => json(body));
    await openStations('/stations?page=3');
    await station(first);
    expect(rows()[0]).toBe(`${first} Station ${first}`);
  });

  it.each([
    ['null', null],
    ['null data', { data: null }],
    ['no data', {}],
    ['a text', 'none'],
  ])('is empty after %s', async (_, body) => {
    answer(() => json(body));
    await openStations();
    expect(await screen.findByText('No station data found.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(FAILURES)('is empty and says so after %s', async (_, reply) => {
    serveStations(12);
    const { user } = await openStations();
    await station(1);
    answer(reply);
    await user.click(button('Page 2'));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load stations.');
    expect(screen.queryByText(/Station \d/)).not.toBeInTheDocument();
    expect(screen.queryByText(/in total/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
  });

  it('recovers on Clear after a failure', async () => {
    answer(() => json(null, 500));
    const { user } = await openStations();
    await screen.findByRole('alert');
    serveStations(3);
    await user.click(button('Clear'));
    expect(await station(3)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('steps back page by page where a server names no last page', async () => {
    server.use(
      http.get('*/api/stations', ({ request }) =>
        json(request.url.endsWith('page=1') ? stations(1, 2) : []),
      ),
    );
    await openStations('/stations?page=3');
    await station(1);
    expect(asked('stations')).toEqual(['?page=3', '?page=2', '?page=1']);
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
