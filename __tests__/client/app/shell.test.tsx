import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { PERMISSION_SLUGS } from '../../../src/contract/permissions';
import type { SessionUser } from '../../../src/contract/session';
import { buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { chooseAccount, findPage } from '../../helpers/client/screens';
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

it('shows the same links to everyone, whatever their permissions', async () => {
  const { unmount } = await openList();
  const toNobody = labels();
  unmount();
  await openList({ permissions: [...PERMISSION_SLUGS] });
  expect(labels()).toEqual(toNobody);
  expect(toNobody[0]).toBe('Slider');
});

const role = { id: 4, slug: 'editor', name: { en: 'Forecaster', mm: 'မိုးလေဝသ' } };

it.each<[string, object, string]>([
  ['the role', { role }, 'Forecaster'],
  ['the role name beside it', { role: null, roleName: { en: 'Reviewer' } }, 'Reviewer'],
  ['a role without a name', { role: { id: 4 }, roleName: { en: 'Reviewer' } }, 'Reviewer'],
])('shows name and English role name, read from %s', async (_, user, shown) => {
  await openList({ name: 'ဒေါ်ခင်ခင်', ...user });
  expect(screen.getByText('ဒေါ်ခင်ခင်')).toBeVisible();
  expect(screen.getByText(shown)).toBeVisible();
});

it('shows a user of whom hardly anything is known without a crash', async () => {
  await openList({ role: undefined, roleName: undefined, permissions: undefined });
  expect(screen.getByText('Daw Khin Khin')).toBeVisible();
  expect(document.body).not.toHaveTextContent('undefined');
});

it('carries title, landmarks and the line of all rights', async () => {
  await openList();
  expect(screen.getByText('Disaster Info')).toBeVisible();
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    `© ${new Date().getFullYear()} Myanmar Disaster and Weather Information Service. All rights reserved.`,
  );
});

it('leads past the sidebar by its first stop of the tab key', async () => {
  const { user } = await openList();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('the account menu', () => {
  const account = () => screen.getByRole('button', { name: 'Account', hidden: true });

  it('opens and closes by the user icon and Escape, and returns the focus', async () => {
    const { user } = await openList();
    expect(account()).toHaveAttribute('aria-expanded', 'false');
    await user.click(account());
    expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
    expect(account()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(account()).toHaveFocus();
    expect(account()).toHaveAttribute('aria-expanded', 'false');
  });

  it('leads to the profile, and closes', async () => {
    const { user } = await openList();
    await chooseAccount(user, 'Profile');
    await findPage('Profile');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('works by keyboard alone', async () => {
    const { user } = await openList();
    act(() => account().focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });
});
