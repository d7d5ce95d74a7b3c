import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildPage } from '../../helpers/client/builders';
import { empty, json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { tableTexts } from '../../helpers/client/screens';
import { callOf, server } from '../../helpers/client/server';
import { alerts, box, buildRole, openRoles, PERMISSIONS, serveRoles } from './roleScreen';

describe('the list of roles', () => {
  it('shows number, both names, a dash for a missing one, and the permitted actions', async () => {
    serveRoles(buildRole(), buildRole({ id: 10, name: { en: 'Guest', mm: null } }));
    const { router } = await openRoles('/role', { permissions: ['role-edit'] });
    await screen.findByText('Guest');
    expect(tableTexts().map((row) => row.slice(0, 3))).toEqual([
      ['No', 'Role Name (EN)', 'Role Name (MM)'],
      ['1', 'Forecaster', 'မိုးလေဝသခန့်မှန်းသူ'],
      ['2', 'Guest', '-'],
    ]);
    const hrefs = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(hrefs('View')).toEqual(['/build/role/9', '/build/role/10']);
    expect(hrefs('Edit')).toEqual(['/build/role/9/edit', '/build/role/10/edit']);
    expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument();

    server.use(http.get('/api/roles/search', () => json(buildPage([buildRole()]))));
    await act(() => router.navigate('/role?query=cast&page=2'));
    await waitFor(() => expect(screen.queryByText('Guest')).not.toBeInTheDocument());
    const { search } = new URL(callOf('GET /api/roles/search').url);
    expect(search).toBe('?page=2&per_page=5&query=cast&start_date=&end_date=');
  });

  it('does not alert for a failure of an earlier visit, nor of a list that is empty', async () => {
    server.use(
      http.get('/api/roles', () => json(null, 500), { once: true }),
      http.get('/api/roles', () => empty()),
      http.get('/api/sliders', () => json([])),
    );
    const { router, user } = await openRoles('/role');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(alerts()).toEqual([]));
    await act(() => router.navigate('/slider'));
    await screen.findByText('No slider data found.');
    await act(() => router.navigate('/role'));
    expect(await screen.findByText('No role data found.')).toBeVisible();
    expect(alerts()).toEqual([]);
  });
});

describe('Role Detail', () => {
  it('shows both names, then all permissions by group, those of the role checked', async () => {
    const { held, release } = hold();
    serveRoles(buildRole({ name: { en: 'Forecaster' } }));
    server.use(http.get('/api/roles/permissions', () => held.then(() => json(PERMISSIONS))));
    await openRoles('/role/9', {});
    expect(await screen.findByText('Loading permissions...')).toBeVisible();
    expect(screen.getByText('Role Name (English)').nextSibling).toHaveTextContent('Forecaster');
    expect(screen.getByText('Role Name (Myanmar)').nextSibling).toHaveTextContent('-');
    release();
    expect(await box('Edit role')).toBeChecked();
    const slider = within(screen.getByRole('group', { name: 'Slider' }));
    expect(slider.getByRole('checkbox', { name: 'Create slider' })).toBeChecked();
    expect(slider.getByRole('checkbox', { name: 'Edit slider' })).not.toBeChecked();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('says that there are no permissions, and fetches them on Try again', async () => {
    serveRoles(buildRole());
    server.use(http.get('/api/roles/permissions', () => empty()));
    const { user } = await openRoles('/role/9');
    expect(await screen.findByText('Failed to load permissions.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/build/role/9/edit',
    );
    serveRoles(buildRole());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box('Edit role')).toBeChecked();
  });
});
