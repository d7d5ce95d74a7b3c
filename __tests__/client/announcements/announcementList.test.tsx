import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { hold, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { buildAnnouncement, openAnnouncements, serveAnnouncements } from './announcementScreen';

const create = () => screen.queryByRole('button', { name: 'Create' });

it('shows number, text and type of each announcement, and no Create beside one', async () => {
  const types = ['pleasant', 'be careful', 'warning', 'tornado', null];
  serveAnnouncements(
    ...types.map((type, index) =>
      buildAnnouncement({ id: index + 1, text: `Text ${index}`, type }),
    ),
    buildAnnouncement({ id: 9, text: ' \u200b' }),
  );
  await openAnnouncements();
  await screen.findByText('Text 0');
  const [headers, ...rows] = screen.getAllByRole('row').map(({ children }) => [...children]);
  expect(headers?.map(({ textContent }) => textContent)).toEqual(['No', 'Text', 'Type', 'Action']);
  const shown = rows.map((cells) => cells.slice(0, 3).map(({ textContent }) => textContent));
  expect(shown).toEqual([
    ['1', 'Text 0', 'pleasant'],
    ['2', 'Text 1', 'be careful'],
    ['3', 'Text 2', 'warning'],
    ['4', 'Text 3', 'tornado'],
    ['5', 'Text 4', '-'],
    ['6', '-', 'be careful'],
  ]);
  const icons = rows.map((cells) => cells[2]?.querySelector('svg')?.getAttribute('data-testid'));
  expect(icons).toEqual([
    'WbSunnyOutlinedIcon',
    'WarningAmberOutlinedIcon',
    'ThunderstormOutlinedIcon',
    'WarningAmberOutlinedIcon',
    'WarningAmberOutlinedIcon',
    'WarningAmberOutlinedIcon',
  ]);
  expect(create()).not.toBeInTheDocument();
});

it('has its title, breadcrumb and the name of the table, and no Create while it loads', async () => {
  const { held, release } = hold();
  server.use(
    http.get('/api/announcements', async () => {
      await held;
      return json([]);
    }),
  );
  await openAnnouncements();
  expect(await screen.findByRole('heading', { level: 1, name: 'Announcement' })).toBeVisible();
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(way).getByText('Announcement List')).toBeVisible();
  expect(within(way).getByRole('link', { name: 'Announcement' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Announcement List' })).toBeVisible();
  expect(document.title).toMatch(/^Announcement ·/);
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(create()).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('No announcement data found.')).toBeVisible();
  await waitFor(() => expect(create()).toBeVisible());
});

it('offers View to everyone, Edit only where permitted', async () => {
  serveAnnouncements(buildAnnouncement());
  await openAnnouncements({});
  expect(await screen.findByRole('button', { name: 'View' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

it('offers no Create without the permission', async () => {
  serveAnnouncements();
  await openAnnouncements({ permissions: ['announcement-edit'] });
  await screen.findByText('No announcement data found.');
  expect(create()).not.toBeInTheDocument();
});
