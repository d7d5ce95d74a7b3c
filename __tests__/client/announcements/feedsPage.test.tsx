import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { readFeeds } from '../../../src/client/features/announcements/feedsApi';
import { buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { button, findPage } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

const feeds = {
  announcement: '/feeds/announcement.json',
  posts_json: '/feeds/posts.json',
  posts_atom: '/feeds/posts.atom',
  cap_atom: '/feeds/cap.atom',
  cap: '/feeds/cap.xml',
  cap_status: 'Test',
};

const openFeeds = () => openApp('/announcement/feeds', buildSession());

it('copies the addresses', async () => {
  server.use(http.get('/api/feeds', () => json({ data: feeds })));
  const { user } = await openFeeds();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await findPage('Feeds');
  expect(await screen.findByText('http://localhost/feeds/cap.xml')).toBeVisible();
  expect(screen.getByText('http://localhost/feeds/cap.atom')).toBeVisible();
  expect(
    screen.getByText(
      'The alerts are marked as tests until the server is set to CAP_STATUS=Actual.',
    ),
  ).toBeVisible();
  await user.click(button('Copy: Posts (Atom)'));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(write).toHaveBeenLastCalledWith('http://localhost/feeds/posts.atom');
});

it('shows no address of alerts that are off', async () => {
  server.use(http.get('/api/feeds', () => json({ data: { ...feeds, cap_atom: null, cap: null } })));
  await openFeeds();
  expect(await screen.findByText('http://localhost/feeds/posts.atom')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Copy: / })).toHaveLength(3);
});

it('reports that the feeds are off', async () => {
  server.use(http.get('/api/feeds', () => json({ message: 'Not found.' }, 404)));
  await openFeeds();
  expect(
    await screen.findByText(
      'The public feeds are off. PUBLIC_FEEDS=true on the server turns them on.',
    ),
  ).toBeVisible();
  expect(callNames()).toEqual(['GET /api/feeds']);
});

test.each([null, [], 'feeds'])('reads no feeds from %j', (response) =>
  expect(readFeeds({ data: response })).toBeNull(),
);
