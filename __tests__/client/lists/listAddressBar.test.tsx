import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { listsSlice } from '../../../src/client/shared/lists/listsSlice';
import { address, field, station } from './listQueries';
import { openStations, serveStations } from './listScreen';
import { button } from '../../helpers/client/screens';

const back = () => act(() => window.history.back());

describe('the address bar of a list', () => {
  beforeEach(() => serveStations(20));

  it('opens the page and the filter of a link, and the dates in their fields', async () => {
    openStations('/stations?page=2&query=Station&start_date=2026-06-01&end_date=2026-06-12');
    await station(6);
    expect(screen.getByText('20 results for "Station", 1 to 12 June 2026')).toBeVisible();
    expect(field('Search')).toHaveValue('Station');
    expect(field('Start date')).toHaveValue('2026-06-01');
    expect(field('End date')).toHaveValue('2026-06-12');
    expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
  });

  it('follows Back and Forward through pages and filters, each by one change of the list', async () => {
    const { user, store } = openStations();
    await station(1);
    const events: string[] = [];
    const effect = ({ type }: { type: string }) => void events.push(type);
    store.dispatch(addListener({ matcher: isAnyOf(...Object.values(listsSlice.actions)), effect }));
    await user.click(button('Page 2'));
    await station(6);
    await user.click(field('Search'));
    await user.paste('Station 2');
    await user.keyboard('{Enter}');
    await screen.findByText('2 results for "Station 2"');
    expect(address()).toBe('?query=Station+2');
    expect(events).toEqual(['lists/pageChanged', 'lists/searched']);
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
    expect(events.slice(2)).toEqual(['lists/opened', 'lists/opened', 'lists/opened']);
  });

  it('is restored by Back from another page, and clean by a link without page and filter', async () => {
    const { user, router } = openStations('/stations?query=Station');
    await station(1);
    await user.click(button('Page 2'));
    await station(6);
    expect(address()).toBe('?page=2&query=Station');
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    back();
    await station(6);
    expect(field('Search')).toHaveValue('Station');
    await act(() => router.navigate('/stations'));
    await station(1);
    expect(screen.getByText('20 in total')).toBeVisible();
    expect(field('Search')).toHaveValue('');
  });

  it('puts the last page in the place of one past the end, which Back does not meet again', async () => {
    const { router } = openStations('/elsewhere');
    await act(() => router.navigate('/stations?page=99'));
    await station(20);
    await waitFor(() => expect(address()).toBe('?page=4'));
    back();
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});
