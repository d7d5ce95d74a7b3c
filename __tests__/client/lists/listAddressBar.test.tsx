import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { listsSlice } from '../../../src/client/shared/lists/listsSlice';
import { address, field, rows, station } from './listQueries';
import { openStations, serveStations } from './listScreen';
import { button } from '../../helpers/client/screens';

const back = () => act(() => window.history.back());

describe('the address bar of a list', () => {
  beforeEach(() => serveStations(20));

  it('opens the page and the filter of a link, and the dates in their fields', async () => {
    await openStations('/stations?page=2&query=Station&start_date=2026-06-01&end_date=2026-06-12');
    await station(6);
    expect(screen.getByText('20 results for "Station", 1 to 12 June 2026')).toBeVisible();
    expect(field('Search')).toHaveValue('Station');
    expect(field('Start date')).toHaveValue('2026-06-01');
    expect(field('End date')).toHaveValue('2026-06-12');
    expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
  });

  it('keeps page and filter over a reload', async () => {
    const { user, unmount } = await openStations();
    await station(1);
    await user.type(field('Search'), 'Station{Enter}');
    await waitFor(() => expect(address()).toBe('?query=Station'));
    await user.click(button('Page 4'));
    await station(16);
    expect(address()).toBe('?page=4&query=Station');
    unmount();
    await openStations(`/stations${address()}`);
    await station(16);
    expect(rows()[0]).toBe('16 Station 16');
    expect(field('Search')).toHaveValue('Station');
  });

  it('follows Back and Forward through pages and filters, with its fields', async () => {
    const { user } = await openStations();
    await station(1);
    await user.click(button('Page 2'));
    await station(6);
    await user.type(field('Search'), 'Station 2{Enter}');
    await screen.findByText('2 results for "Station 2"');
    back();
    await station(6);
    expect(address()).toBe('?page=2');
    expect(field('Search')).toHaveValue('');
    back();
    await station(1);
    expect(address()).toBe('');
    act(() => window.history.go(2));
    await screen.findByText('2 results for "Station 2"');
    expect(field('Search')).toHaveValue('Station 2');
  });

  it('changes the list once per search, and once by Back', async () => {
    const { user, store } = await openStations();
    await station(1);
    const events: string[] = [];
    const effect = ({ type }: { type: string }) => void events.push(type);
    store.dispatch(addListener({ matcher: isAnyOf(...Object.values(listsSlice.actions)), effect }));
    await user.type(field('Search'), 'Station 2{Enter}');
    await screen.findByText('2 results for "Station 2"');
    expect(address()).toBe('?query=Station+2');
    expect(events).toEqual(['lists/searched']);
    back();
    await station(1);
    expect(events).toEqual(['lists/searched', 'lists/opened']);
  });

  it('is restored by Back from another page', async () => {
    const { router } = await openStations('/stations?page=2&query=Station');
    await station(6);
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    back();
    await station(6);
    expect(field('Search')).toHaveValue('Station');
  });

  it('is the clean list where a link has neither page nor filter, as in the sidebar', async () => {
    const { router } = await openStations('/stations?page=2&query=Station');
    await station(6);
    await act(() => router.navigate('/stations'));
    await station(1);
    expect(screen.getByText('20 in total')).toBeVisible();
    expect(field('Search')).toHaveValue('');
  });

  it('puts the last page in the place of one past the end, which Back does not meet again', async () => {
    const { router } = await openStations('/elsewhere');
    await act(() => router.navigate('/stations?page=99'));
    await station(20);
    await waitFor(() => expect(address()).toBe('?page=4'));
    back();
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});
