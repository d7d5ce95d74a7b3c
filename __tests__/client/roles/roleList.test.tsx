import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { pageChanged } from '../../../src/client/shared/lists/listsSlice';
import { currentPath } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { callOf, callsOf, server } from '../../helpers/client/server';
import { alerts, buildRole, openRoles, pageOf, serveRoles } from './roleScreen';

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    );

it('shows number and both names, a dash for a missing one', async () => {
  serveRoles(buildRole(), buildRole({ id: 10, name: { en: 'Guest', mm: null } }));
  await openRoles('/role');
  await screen.findByText('Guest');
  expect(cells()).toEqual([
    ['1', 'Forecaster', 'မိုးလေဝသခန့်မှန်းသူ'],
    ['2', 'Guest', '-'],
  ]);
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['No', 'Role Name (EN)', 'Role Name (MM)', 'Action']);
});

it('has its title, breadcrumb and the name of the table', async () => {
  serveRoles();
  await openRoles('/role');
  expect(await screen.findByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(way).getByRole('link', { name: 'Role' })).toBeVisible();
  expect(within(way).getByText('Role List')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Role List' })).toBeVisible();
  expect(await screen.findByText('No role data found.')).toBeVisible();
});

it('links to the detail alone without permissions', async () => {
  serveRoles(buildRole());
  await openRoles('/role', {});
  expect(await screen.findByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    '/build/role/9',
  );
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument();
});

it('requests the page in its URL, and links to edit and create where permitted', async () => {
  server.use(http.get('/api/roles', () => json(pageOf([buildRole()], 2))));
  await openRoles('/role?page=2');
  await screen.findByText('Forecaster');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/build/role/9/edit');
  expect(screen.getByRole('link', { name: 'Create' })).toHaveAttribute(
    'href',
    '/build/role/create',
  );
  expect(new URL(callOf('GET /api/roles').url).search).toBe('?page=2');
});

it('searches with all five parameters, blank ones too, on every page', async () => {
  serveRoles(buildRole());
  server.use(
    http.get('/api/roles/search', ({ request }) => {
      const page = new URL(request.url).searchParams.get('page');
      const number = { current_page: page, last_page: '2', per_page: '5', total: '6' };
      return json({ data: [buildRole({ name: `Found on ${page}` })], ...number, links: [] });
    }),
  );
  const { user } = await openRoles('/role');
  await user.click(await screen.findByLabelText('Search'));
  await user.paste('cast');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await screen.findByText('Found on 1');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await screen.findByText('Found on 2');
  expect(cells()[0]?.[0]).toBe('6');
  const sent = callsOf('GET /api/roles/search').map(({ url }) => new URL(url).search);
  expect(new Set(sent)).toEqual(
    new Set([1, 2].map((page) => `?page=${page}&per_page=5&query=cast&start_date=&end_date=`)),
  );
  expect(currentPath()).toBe('/role');
});

it('alerts and empties the list where a page fails, and once more where the next one does', async () => {
  server.use(
    http.get('/api/roles', ({ request }) =>
      request.url.endsWith('page=1')
        ? json(pageOf([buildRole()], 3))
        : json({ message: 'Server Error' }, 500),
    ),
  );
  const { user, store } = await openRoles('/role');
  await screen.findByText('Forecaster');
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(alerts()).toEqual(['Failed to fetch roles.']));
  expect(screen.getByText('No role data found.')).toBeVisible();
  const first = store.getState().notices.alert?.id;
  act(() => void store.dispatch(pageChanged({ path: '/role', page: 2 })));
  expect(store.getState().notices.alert).toBeNull();
  await waitFor(() => expect(alerts()).toEqual(['Failed to fetch roles.']));
  expect(store.getState().notices.alert?.id).not.toBe(first);
});

it('does not alert for a failure of an earlier visit', async () => {
  server.use(
    http.get('/api/roles', () => json(null, 500), { once: true }),
    http.get('/api/sliders', () => json([])),
  );
  const { router, user } = await openRoles('/role');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(alerts()).toEqual([]));
  await act(() => router.navigate('/slider'));
  await screen.findByText('No slider data found.');
  serveRoles(buildRole());
  await act(() => router.navigate('/role'));
  expect(await screen.findByText('Forecaster')).toBeVisible();
  expect(alerts()).toEqual([]);
});
