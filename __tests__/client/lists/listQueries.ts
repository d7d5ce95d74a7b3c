import { screen, within } from '@testing-library/react';
import { callsOf } from '../../helpers/client/server';

export const table = () => screen.getByRole('table', { name: 'Station List' });

/** Number and name of each row on show: `6 Station 6`. */
export const rows = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => cell.textContent)
        .join(' '),
    );

/** Waits until a station is on show. */
export const station = (number: number) => screen.findByRole('cell', { name: `Station ${number}` });

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The query strings of the calls of that kind, oldest first. */
export const asked = (name: 'stations' | 'stations/search') =>
  callsOf(`GET /api/${name}`).map(({ url }) => new URL(url).search);

/** What a search for a text sends. */
export const searchOf = (query: string, page = 1) =>
  `?page=${page}&per_page=5&query=${query}&start_date=&end_date=`;

/** Page and filter in the address bar. */
export const address = () => window.location.search;
