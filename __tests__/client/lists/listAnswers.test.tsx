import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { asked, rows, station } from './listQueries';
import { openStations, serveStations } from './listScreen';
import { button } from '../../helpers/client/screens';

const stations = (...ids: number[]) => ids.map((id) => ({ id, name: `Station ${id}` }));
const answer = (reply: () => Response) => server.use(http.get('*/api/stations', reply));

describe('a list page with a server that is not ours', () => {
  it('counts its rows from the numbers that the server names', async () => {
    answer(() => json({ data: stations(9, 10), meta: { current_page: 3, per_page: 4 } }));
    openStations('/stations?page=3');
    await station(9);
    expect(rows()).toEqual(['9 Station 9', '10 Station 10']);
  });

  it('counts its rows by its own page and size where the server names none', async () => {
    answer(() => json(stations(21, 22)));
    openStations('/stations?page=3');
    await station(21);
    expect(rows()).toEqual(['21 Station 21', '22 Station 22']);
  });

  it('is empty after a success without a list', async () => {
    answer(() => json({ data: null }));
    openStations();
    expect(await screen.findByText('No station data found.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is empty and says so after a failure, and recovers on Clear', async () => {
    serveStations(6);
    const { user } = openStations();
    await station(1);
    answer(() => json({ message: 'Server Error' }, 500));
    await user.click(button('Page 2'));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load stations.');
    expect(screen.queryByText(/Station \d/)).not.toBeInTheDocument();
    expect(screen.queryByText(/in total/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();

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
    openStations('/stations?page=3');
    await station(1);
    expect(asked('stations')).toEqual(['?page=3', '?page=2', '?page=1']);
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});
