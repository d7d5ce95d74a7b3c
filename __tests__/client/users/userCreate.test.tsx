import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { currentPath } from '../../helpers/client/renderApp';
import { dropped, hold, json } from '../../helpers/client/replies';
import { callNames, callOf, server } from '../../helpers/client/server';
import { button, findPage } from '../../helpers/client/screens';
import { fillFields, openUsers, serveUsers } from './userScreen';

const filled = {
  'Full Name': ' ဒေါ်ခင်ခင် ',
  Email: 'khin@example.org',
  Password: ' သတိ-2026 ',
  'Confirm Password': ' သတိ-2026 ',
};

async function openCreate(me?: Parameters<typeof openUsers>[1]) {
  serveUsers();
  const app = await openUsers('/users/create', me);
  await findPage('Create User');
  await screen.findByRole('option', { name: 'Editor' });
  return app;
}

async function fillAll(app: Awaited<ReturnType<typeof openCreate>>) {
  await fillFields(app, filled);
  await app.user.selectOptions(screen.getByLabelText('Role'), 'Editor');
}

describe('Create User', () => {
  it('sends the input once, is busy meanwhile, and shows success on the list', async () => {
    const app = await openCreate();
    await fillAll(app);
    const { held, release } = hold();
    server.use(http.post('/api/users', () => held.then(() => json({ data: { id: 30 } }, 201))));
    await app.user.dblClick(button('Create User'));
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    release();
    const message = await screen.findByText('User created successfully!');
    // Hovering pauses its timer.
    await app.user.hover(message);
    await findPage('Users');
    expect(currentPath()).toBe('/users');
    expect(message.outerHTML).toBe('<div role="status">User created successfully!</div>');
    expect(message.nextSibling).toHaveTextContent('“ဒေါ်ခင်ခင်”');
    expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/build/users/30');
    expect(await callOf('POST /api/users').json()).toEqual({
      name: 'ဒေါ်ခင်ခင်',
      email: 'khin@example.org',
      password: ' သတိ-2026 ',
      password_confirmation: ' သတိ-2026 ',
      role_id: 4,
    });
  });

  it('says that the roles are loading', async () => {
    serveUsers();
    const { held, release } = hold();
    server.use(http.get('/api/roles', () => held.then(() => json([]))));
    await openUsers('/users/create');
    const select = await screen.findByLabelText('Role');
    expect(select).toHaveDisplayValue('Loading...');
    release();
    await waitFor(() => expect(select).toHaveDisplayValue('Select a Role'));
  });

  it('offers up to 50 roles, preselects none, shows every missing field and sends nothing', async () => {
    const { user } = await openCreate();
    const roles = within(screen.getByLabelText('Role')).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Select a Role',
      'Editor',
      'Viewer',
    ]);
    expect(screen.getByLabelText('Role')).toHaveValue('');
    expect(new URL(callOf('GET /api/roles').url).search).toBe('?per_page=50');
    await user.click(button('Create User'));
    for (const message of [
      'Full name is required.',
      'Email is required.',
      'Password is required.',
      'Please confirm your password.',
      'Role is required.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
    expect(callNames()).not.toContain('POST /api/users');
  });

  it('joins the server’s errors and puts each on its field, else shows its message or the fixed text', async () => {
    const app = await openCreate();
    await fillAll(app);
    const errors = { email: ['Email taken.', 'Email odd.'], role_id: ['Role too high.'] };
    server.use(http.post('/api/users', () => json({ message: 'Odd.', errors }, 422)));
    await app.user.click(button('Create User'));
    expect((await screen.findByRole('alert')).innerHTML).toBe(
      'Email taken. Email odd. Role too high.',
    );
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email taken. Email odd.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Role')).toHaveAccessibleDescription('Role too high.');
    server.use(http.post('/api/users', () => json({ message: 'Odd.' }, 422)));
    await app.user.click(button('Create User'));
    await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe('Odd.'));
    server.use(http.post('/api/users', dropped));
    await app.user.click(button('Create User'));
    await waitFor(() => expect(screen.getByRole('alert').innerHTML).toBe('Failed to create user.'));
    expect(screen.getByLabelText('Password')).toHaveValue(' သတိ-2026 ');
  });

  it('tells users without the permission that they may not save, and leads back by Cancel', async () => {
    const { user } = await openCreate({});
    expect(screen.getByText('You do not have permission to save.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await findPage('Users');
  });
});
