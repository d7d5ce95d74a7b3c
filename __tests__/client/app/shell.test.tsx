import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { PERMISSION_SLUGS } from '../../../src/contract/permissions';
import type { SessionUser } from '../../../src/contract/session';
import { buildSession, buildUser } from '../../helpers/client/builders';
import { tellOf } from '../../helpers/client/otherTab';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { findPage, focused } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

async function openList(user: Partial<SessionUser> = {}) {
  server.use(http.get('/api/sliders', () => json({ data: [] })));
  const app = await openApp('/slider', buildSession(user));
  await screen.findByText('No slider data found.');
  return app;
}

const labels = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Changes the stored user, as a refresh in another tab does. */
function change(user: object) {
  localStorage.setItem('auth_user', JSON.stringify({ ...buildUser(), ...user }));
  tellOf('auth_user');
}

it('shows the same links to everyone, whatever their permissions', async () => {
  await openList();
  const toNobody = labels();
  change({ name: 'Ko Aung', permissions: [...PERMISSION_SLUGS] });
  expect(screen.getByText('Ko Aung')).toBeVisible();
  expect(labels()).toEqual(toNobody);
  expect(toNobody[0]).toBe('Slider');
});

it('shows name and English role name from any known field', async () => {
  await openList({ role: undefined, roleName: undefined, permissions: undefined });
  expect(screen.getByText('Daw Khin Khin')).toBeVisible();
  expect(document.body).not.toHaveTextContent('undefined');

  const role = { id: 4, slug: 'editor', name: { en: 'Forecaster', mm: 'မိုးလေဝသ' } };
  change({ name: 'ဒေါ်ခင်ခင်', role });
  expect(screen.getByText('ဒေါ်ခင်ခင်')).toBeVisible();
  expect(screen.getByText('Forecaster')).toBeVisible();
  change({ role: null, roleName: { en: 'Reviewer' } });
  expect(screen.getByText('Reviewer')).toBeVisible();
  change({ role: { id: 4 }, roleName: { en: 'Translator' } });
  expect(screen.getByText('Translator')).toBeVisible();
});

it('has title, landmarks and copyright line, and a link that skips the sidebar', async () => {
  const { user } = await openList();
  expect(screen.getByText('Disaster Info')).toBeVisible();
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    `© ${new Date().getFullYear()} Myanmar Disaster and Weather Information Service. All rights reserved.`,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('focuses the heading of each page but the one that the browser opened, also after Back to it', async () => {
  const { router } = await openList();
  const slider = await findPage('Slider');
  expect(slider).not.toHaveFocus();
  await act(() => router.navigate('/profile'));
  await focused(() => screen.getByRole('heading', { level: 1, name: 'Profile' }));
  await act(() => router.navigate(-1));
  await focused(() => screen.getByRole('heading', { level: 1, name: 'Slider' }));
});

it('opens the account menu by pointer and keys, closes it by Escape, and leads to the profile', async () => {
  const account = () => screen.getByRole('button', { name: 'Account', hidden: true });
  const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  const { user } = await openList();
  expect(account()).toHaveAttribute('aria-expanded', 'false');
  await user.click(account());
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(account()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await isGone();
  await focused(account);
  expect(account()).toHaveAttribute('aria-expanded', 'false');

  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  await findPage('Profile');
  await isGone();
});

it('closes the drawer of a narrow window after a choice, even of the current page, and when the page changes', async () => {
  window.innerWidth = 500;
  const { user, router } = await openList();
  const links = () => screen.queryByRole('navigation', { name: 'Main' });
  const isGone = () => waitFor(() => expect(links()).not.toBeInTheDocument());
  const leave = [
    () => user.click(screen.getByRole('link', { name: 'Slider' })),
    () => act(() => router.navigate('/nowhere')),
  ];
  for (const go of leave) {
    await isGone();
    await user.click(await screen.findByRole('button', { name: 'Open sidebar' }));
    expect(links()).toBeVisible();
    await go();
    await isGone();
  }
});
