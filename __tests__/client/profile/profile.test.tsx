import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { AUTH_USER_KEY } from '../../../src/client/app/sessionStorageEngine';
import type { LoginResponse } from '../../../src/contract/session';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { empty, hold, json } from '../../helpers/client/replies';
import { callNames, callOf, server } from '../../helpers/client/server';
import { button, findPage } from '../../helpers/client/screens';
import { failures } from '../../helpers/client/failures';

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const LABELS = ['Current Password', 'New Password', 'Confirm New Password'] as const;
const values = () => LABELS.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

// A server without a list of sessions.
beforeEach(() => server.use(http.get('/api/sessions', () => json({ message: 'Not found.' }, 404))));

async function openProfile(session: LoginResponse = buildSession()) {
  const app = await openApp('/profile', session);
  await findPage('Profile');
  return app;
}

async function openFilled(...passwords: string[]) {
  const app = await openProfile();
  for (const [index, label] of LABELS.entries()) {
    const password = passwords[index];
    if (!password) continue;
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(password);
  }
  return app;
}

const OLD = 'မိုး-2025';
const NEW = ' လေ-2026 ';

describe('the profile', () => {
  it('shows the stored user without a request for them', async () => {
    await openProfile();
    expect(facts()).toEqual({
      Name: 'Daw Khin Khin',
      'E-mail': 'khin@example.org',
      Role: 'Editor',
      Joined: '5 January 2026',
      Status: 'Active',
    });
    expect(callNames().filter((name) => name !== 'GET /api/sessions')).toEqual([]);
  });

  it.each([
    ['nothing', { name: null, email: null, role: null, roleName: null, created_at: null }],
    ['odd things', { name: '', email: '', role: { name: null }, created_at: 'soon' }],
  ])('shows dashes where the stored user has %s', async (_, over) => {
    const { user } = buildSession();
    localStorage.setItem('auth_token', 'token-of-khin');
    localStorage.setItem(AUTH_USER_KEY, JSON.stringify({ ...user, ...over, roleName: null }));
    await openApp('/profile');
    await findPage('Profile');
    expect(facts()).toEqual({ Name: '-', 'E-mail': '-', Role: '-', Joined: '-', Status: 'Active' });
  });
});

describe('Change Password', () => {
  it('sends the three passwords once as typed, shows success and starts again', async () => {
    const { user } = await openFilled(OLD, NEW, NEW);
    const { held, release } = hold();
    server.use(http.post('/api/change-password', () => held.then(() => empty())));
    await user.dblClick(button('Change Password'));
    expect(button('Change Password')).toBeDisabled();
    release();
    expect((await screen.findByText('Password changed successfully!')).outerHTML).toBe(
      '<div role="status">Password changed successfully!</div>',
    );
    expect(await callOf('POST /api/change-password').json()).toEqual({
      old_password: OLD,
      new_password: NEW,
      new_password_confirmation: NEW,
    });
    expect(values()).toEqual(['', '', '']);
    expect(screen.getByRole('heading', { name: 'Change Password' })).toHaveFocus();
  });

  it('has only one rule of its own', async () => {
    const { user } = await openFilled(OLD, NEW, 'other');
    await user.click(button('Change Password'));
    expect(await screen.findByText('New passwords do not match.')).toBeVisible();
    expect(callNames()).not.toContain('POST /api/change-password');
  });

  it('leaves the validation of empty passwords to the server', async () => {
    const { user } = await openProfile();
    server.use(
      http.post('/api/change-password', () =>
        json(
          {
            message: 'Odd.',
            errors: {
              old_password: ['Password is wrong.'],
              new_password: ['Password is required.', 'Password is short.'],
            },
          },
          422,
        ),
      ),
    );
    await user.click(button('Change Password'));
    expect((await screen.findByRole('alert')).innerHTML).toBe(
      'Password is wrong. Password is required. Password is short.',
    );
    expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(
      'Password is wrong.',
    );
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
  });

  it('has a toggle on each field', async () => {
    const { user } = await openProfile();
    for (const [index, name] of ['current', 'new', 'confirm new'].entries()) {
      await user.click(button(`Show ${name} password`));
      const types = LABELS.map((label) => screen.getByLabelText(label).getAttribute('type'));
      expect(types.indexOf('text')).toBe(index);
      await user.click(button(`Hide ${name} password`));
    }
  });

  it('shows each failure, keeps the passwords, and signs nobody out', async () => {
    const { user } = await openFilled(OLD, NEW, NEW);
    for (const { reply, message, errors } of failures) {
      server.use(http.post('/api/change-password', reply));
      await user.click(button('Change Password'));
      const shown = errors ?? message ?? 'Failed to change password.';
      await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe(shown));
    }
    expect(currentPath()).toBe('/profile');
    expect(values()).toEqual([OLD, NEW, NEW]);
    expect(localStorage.getItem('auth_token')).toBe('token-of-khin');
  });
});
