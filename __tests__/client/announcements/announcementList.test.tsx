import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { dropped, hold, json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  openAnnouncements,
  RAIN,
  serveAnnouncements,
} from './announcementScreen';

const create = () => screen.queryByRole('button', { name: 'Create' });
const row = (name: RegExp) => screen.findByRole('row', { name });
const cellsOf = (line: HTMLElement) =>
  within(line)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('shows number, text and type of each announcement', async () => {
  serveAnnouncements(
    buildAnnouncement(),
    buildAnnouncement({ id: 4, text: 'Sun all day', type: 'pleasant' }),
  );
  await openAnnouncements();
  expect(cellsOf(await row(/be careful/)).slice(0, 3)).toEqual(['1', RAIN, 'be careful']);
  expect(cellsOf(await row(/pleasant/)).slice(0, 3)).toEqual(['2', 'Sun all day', 'pleasant']);
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['No', 'Text', 'Type', 'Action']);
});

it('has its title, breadcrumb and the name of the table', async () => {
  serveAnnouncements();
  await openAnnouncements();
  expect(await screen.findByRole('heading', { level: 1, name: 'Announcement' })).toBeVisible();
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(way).getByText('Announcement List')).toBeVisible();
  expect(within(way).getByRole('link', { name: 'Announcement' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Announcement List' })).toBeVisible();
  expect(document.title).toMatch(/^Announcement ·/);
  expect(await screen.findByText('No announcement data found.')).toBeVisible();
});

it.each([
  ['pleasant', 'WbSunnyOutlinedIcon', 'pleasant'],
  ['be careful', 'WarningAmberOutlinedIcon', 'be careful'],
  ['warning', 'ThunderstormOutlinedIcon', 'warning'],
  ['tornado', 'WarningAmberOutlinedIcon', 'tornado'],
  [null, 'WarningAmberOutlinedIcon', '-'],
])('shows the type %p with its icon and its word', async (type, icon, word) => {
  serveAnnouncements(buildAnnouncement({ type }));
  await openAnnouncements();
  const badge = await screen.findByText(word);
  expect(within(badge).getByTestId(icon)).toBeVisible();
});

it('shows a dash for a blank text', async () => {
  serveAnnouncements(buildAnnouncement({ text: ' \u200b' }));
  await openAnnouncements();
  expect(cellsOf(await row(/be careful/))[1]).toBe('-');
});

it('offers View to everyone, Edit only where permitted', async () => {
  serveAnnouncements(buildAnnouncement());
  await openAnnouncements({});
  expect(await screen.findByRole('button', { name: 'View' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

describe('Create', () => {
  it('is offered where the list loaded empty and it is permitted', async () => {
    serveAnnouncements();
    await openAnnouncements();
    await waitFor(() => expect(create()).toBeVisible());
  });

  it('is absent while the list loads', async () => {
    const { held, release } = hold();
    server.use(
      http.get('/api/announcements', async () => {
        await held;
        return json([]);
      }),
    );
    await openAnnouncements();
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(create()).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(create()).toBeVisible());
  });

  it('is absent where there is an announcement', async () => {
    serveAnnouncements(buildAnnouncement());
    await openAnnouncements();
    await screen.findByText(RAIN);
    expect(create()).not.toBeInTheDocument();
  });

  it('is absent without the permission', async () => {
    serveAnnouncements();
    await openAnnouncements({ permissions: ['announcement-edit'] });
    await screen.findByText('No announcement data found.');
    expect(create()).not.toBeInTheDocument();
  });

  it('is absent where the load failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.get('/api/announcements', dropped));
    await openAnnouncements();
    await screen.findByText('No announcement data found.');
    expect(create()).not.toBeInTheDocument();
  });
});
