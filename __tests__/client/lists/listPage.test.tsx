import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { hold, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { asked, field, rows, searchOf, station, table } from './listQueries';
import { openStations, serveStations } from './listScreen';
import { button } from '../../helpers/client/screens';

describe('a list page', () => {
  it('shows Loading..., then its first page, numbered from 1, and how many there are', async () => {
    serveStations(12);
    const { held, release } = hold();
    server.use(http.get('*/api/stations', () => held.then(() => undefined)));
    openStations();
    expect(await screen.findByText('Loading...')).toBeVisible();
    release();
    await station(1);
    expect(rows()).toEqual([1, 2, 3, 4, 5].map((number) => `${number} Station ${number}`));
    expect(screen.getByText('12 in total')).toHaveAttribute('role', 'status');
    expect(asked('stations')).toEqual(['?page=1']);
  });

  it('keeps rows and pages while another page is on its way, and numbers its rows on', async () => {
    serveStations(12);
    const { user } = openStations();
    await station(1);
    const { held, release } = hold();
    server.use(http.get('*/api/stations', () => held.then(() => undefined)));
    await user.click(button('Page 3'));
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(table()).toHaveAttribute('aria-busy', 'true');
    // The first of five rows has the text, the other four are skeletons.
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(6);
    expect(screen.queryByRole('cell', { name: 'Station 1' })).not.toBeInTheDocument();
    expect(button('Page 3')).toHaveAttribute('aria-current', 'page');
    release();
    await station(11);
    expect(rows()).toEqual(['11 Station 11', '12 Station 12']);
    expect(button('Page 3')).toHaveFocus();
  });

  it('searches with the plain list aside, from page 1, and says where nothing is found', async () => {
    serveStations(20);
    const { user } = openStations('/stations?page=3');
    await station(11);
    await user.click(field('Search'));
    await user.paste('Station 1');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('11 results for "Station 1"')).toBeVisible();
    expect(rows()[0]).toBe('1 Station 1');
    await user.click(button('Next page'));
    await station(14);
    expect(rows()[0]).toBe('6 Station 14');
    expect(new Set(asked('stations/search'))).toEqual(
      new Set([searchOf('Station+1'), searchOf('Station+1', 2)]),
    );
    expect(asked('stations')).toEqual(['?page=3']);

    await user.clear(field('Search'));
    await user.paste('ocean');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No results for "ocean"')).toHaveAttribute('role', 'status');
    expect(screen.getByText('No station data found.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
  });

  it('sends the saved filter with a change of page, never what is typed by then', async () => {
    serveStations(12);
    const { user } = openStations();
    await station(1);
    await user.click(field('Search'));
    await user.paste('Station');
    await user.click(button('Page 2'));
    await station(6);
    expect(asked('stations/search')).toEqual([]);

    await user.type(field('Search'), '{Enter}');
    await station(1);
    await user.type(field('Search'), ' 9');
    await user.click(button('Page 2'));
    await station(6);
    expect(new Set(asked('stations/search'))).toEqual(
      new Set([searchOf('Station'), searchOf('Station', 2)]),
    );
    expect(field('Search')).toHaveValue('Station 9');
  });

  it('leaves the filter on Clear, and asks once more when Filter or Clear is pressed again', async () => {
    serveStations(20);
    const { user } = openStations('/stations?query=Station&page=2');
    await station(6);
    await user.click(button('Filter'));
    await station(1);
    const searches = asked('stations/search').length;
    await user.click(button('Filter'));
    await waitFor(() => expect(asked('stations/search')).toHaveLength(searches + 1));
    expect(asked('stations')).toEqual([]);

    await user.click(button('Clear'));
    expect(await screen.findByText('20 in total')).toBeVisible();
    expect(await station(1)).toBeVisible();
    expect(asked('stations')).toEqual(['?page=1']);
    expect(field('Search')).toHaveValue('');
    expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
    await user.click(button('Clear'));
    await waitFor(() => expect(asked('stations')).toEqual(['?page=1', '?page=1']));
    expect(await station(1)).toBeVisible();
  });

  it('prefetches a page when the pointer reaches its button, and shows it immediately', async () => {
    serveStations(12);
    const { user } = openStations();
    await station(1);
    await user.hover(button('Next page'));
    await waitFor(() => expect(asked('stations')).toEqual(['?page=1', '?page=2']));
    server.use(http.get('*/api/stations', () => hold().held.then(() => json([]))));
    await user.click(button('Next page'));
    expect(await station(6)).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('prefetches a search with its filter, and steps back when its last page loses its last row', async () => {
    serveStations(6);
    const { user } = openStations('/stations?query=Station&page=2');
    await station(6);
    await user.hover(button('Page 1'));
    await waitFor(() => expect(asked('stations/search')[1]).toBe(searchOf('Station')));
    await user.click(button('Delete'));
    await station(5);
    expect(rows()).toHaveLength(5);
    expect(screen.getByText('5 results for "Station"')).toBeVisible();
    expect(window.location.search).toBe('?query=Station');
  });
});
