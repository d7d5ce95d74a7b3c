import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
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
    await openStations();
    expect(await screen.findByText('Loading...')).toBeVisible();
    release();
    await station(1);
    expect(rows()).toEqual([1, 2, 3, 4, 5].map((number) => `${number} Station ${number}`));
    expect(screen.getByText('12 in total')).toHaveAttribute('role', 'status');
    expect(asked('stations')).toEqual(['?page=1']);
  });

  it('numbers its rows on from page to page', async () => {
    serveStations(12);
    const { user } = await openStations();
    await station(1);
    await user.click(button('Page 3'));
    await station(11);
    expect(rows()).toEqual(['11 Station 11', '12 Station 12']);
    expect(button('Page 3')).toHaveFocus();
  });

  it('keeps the rows and the pages while another page is on its way', async () => {
    serveStations(12);
    const { user } = await openStations();
    await station(1);
    const { held, release } = hold();
    server.use(http.get('*/api/stations', () => held.then(() => undefined)));
    await user.click(button('Page 2'));
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(table()).toHaveAttribute('aria-busy', 'true');
    // The first of five rows has the text, the other four are skeletons.
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(6);
    expect(screen.queryByRole('cell', { name: 'Station 1' })).not.toBeInTheDocument();
    expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
    release();
    expect(await station(6)).toBeVisible();
  });

  it('searches with the plain list aside, from page 1, five to a page', async () => {
    serveStations(20);
    const { user } = await openStations('/stations?page=3');
    await station(11);
    await user.type(field('Search'), 'Station 1{Enter}');
    expect(await screen.findByText('11 results for "Station 1"')).toBeVisible();
    expect(rows()[0]).toBe('1 Station 1');
    await user.click(button('Next page'));
    await station(14);
    expect(rows()[0]).toBe('6 Station 14');
    expect(new Set(asked('stations/search'))).toEqual(
      new Set([searchOf('Station+1'), searchOf('Station+1', 2)]),
    );
    expect(asked('stations')).toEqual(['?page=3']);
  });

  it('sends the saved filter with a change of page, never what is typed by then', async () => {
    serveStations(20);
    const { user } = await openStations('/stations?query=Station');
    await station(1);
    await user.type(field('Search'), ' 9 and more');
    await user.click(button('Page 2'));
    await station(6);
    expect(new Set(asked('stations/search'))).toEqual(
      new Set([searchOf('Station'), searchOf('Station', 2)]),
    );
    expect(field('Search')).toHaveValue('Station 9 and more');
  });

  it('does not send what is typed with a change of page of the plain list', async () => {
    serveStations(12);
    const { user } = await openStations();
    await station(1);
    await user.type(field('Search'), 'Station 9');
    await user.click(button('Page 2'));
    await station(6);
    expect(asked('stations/search')).toEqual([]);
  });

  it('leaves the filter on Clear and loads page 1 anew', async () => {
    serveStations(20);
    const { user } = await openStations('/stations?query=Station&page=2');
    await station(6);
    await user.click(button('Clear'));
    await station(1);
    expect(asked('stations')).toEqual(['?page=1']);
    expect(field('Search')).toHaveValue('');
    expect(screen.getByText('20 in total')).toBeVisible();
    expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
  });

  it.each(['Filter', 'Clear'])(
    'asks once more when %s is pressed where it stands',
    async (name) => {
      serveStations(12);
      const isFilter = name === 'Filter';
      const { user } = await openStations(isFilter ? '/stations?query=Station' : '/stations');
      await station(1);
      const kind = isFilter ? 'stations/search' : 'stations';
      expect(asked(kind)).toHaveLength(1);
      await user.click(button(name));
      await waitFor(() => expect(asked(kind)).toHaveLength(2));
      expect(await station(1)).toBeVisible();
    },
  );

  it('says that a search found nothing, with the text of an empty list', async () => {
    serveStations(3);
    const { user } = await openStations();
    await station(1);
    await user.type(field('Search'), 'ocean{Enter}');
    expect(await screen.findByText('No results for "ocean"')).toHaveAttribute('role', 'status');
    expect(screen.getByText('No station data found.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
  });

  it('prefetches a page when the pointer reaches its button, and shows it immediately', async () => {
    serveStations(12);
    const { user } = await openStations();
    await station(1);
    await user.hover(button('Next page'));
    await waitFor(() => expect(asked('stations')).toEqual(['?page=1', '?page=2']));
    server.use(http.get('*/api/stations', () => hold().held.then(() => json([]))));
    await user.click(button('Next page'));
    expect(await station(6)).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('fetches the next page of a search with its filter', async () => {
    serveStations(12);
    const { user } = await openStations('/stations?query=Station');
    await station(1);
    await user.hover(button('Page 3'));
    await waitFor(() => expect(asked('stations/search')[1]).toBe(searchOf('Station', 3)));
  });

  it('steps back when the last row of the last page is deleted, keeping the filter', async () => {
    serveStations(6);
    const { user } = await openStations('/stations?query=Station&page=2');
    await station(6);
    await user.click(button('Delete'));
    await station(5);
    expect(rows()).toHaveLength(5);
    expect(screen.getByText('5 results for "Station"')).toBeVisible();
    expect(window.location.search).toBe('?query=Station');
  });
});
