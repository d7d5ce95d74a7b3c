import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { currentPath } from '../../helpers/client/renderApp';
import { hold, json } from '../../helpers/client/replies';
import { callNames, callOf, callsOf, server } from '../../helpers/client/server';
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
  it('sends the input, and shows success on the list', async () => {
    const app = await openCreate();
    await fillAll(app);
    server.use(http.post('/api/users', () => json({ data: {} }, 201)));
    await app.user.click(button('Create User'));
    const message = await screen.findByText('User created successfully!');
    // Hovering pauses its timer.
    await app.user.hover(message);
    await findPage('Users');
    expect(currentPath()).toBe('/users');
    expect(message.outerHTML).toBe('<div role="status">User created successfully!</div>');
    expect(await callOf('POST /api/users').json()).toEqual({
      name: 'ဒေါ်ခင်ခင်',
      email: 'khin@example.org',
      password: ' သတိ-2026 ',
      password_confirmation: ' သတိ-2026 ',
      role_id: 4,
    });
  });

  it('requests up to 50 roles and preselects none', async () => {
    await openCreate();
    const roles = within(screen.getByLabelText('Role')).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Select a Role',
      'Editor',
      'Viewer',
    ]);
    expect(screen.getByLabelText('Role')).toHaveValue('');
    expect(new URL(callsOf('GET /api/roles')[0]?.url ?? '').search).toBe('?per_page=50');
  });

  it('says that the roles are loading', async () => {
    serveUsers();
    const { held, release } = hold();
    server.use(http.get('/api/roles', () => held.then(() => json([]))));
    await openUsers('/users/create');
    const select = await screen.findByLabelText('Role');
    expect(select).toHaveAccessibleDescription('Loading...');
    release();
    await waitFor(() => expect(select).toHaveAccessibleDescription(''));
  });

  it('shows every missing field and sends nothing', async () => {
    const { user } = await openCreate();
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

  it.each([
    [{ Email: 'a@b' }, 'Email is invalid.'],
    [{ Password: '12345', 'Confirm Password': '12345' }, 'Password must be at least 6 characters.'],
    [{ 'Confirm Password': 'other' }, 'Passwords do not match.'],
  ])('refuses %j', async (wrong, message) => {
    const app = await openCreate();
    await fillAll(app);
    await fillFields(app, wrong);
    await app.user.click(button('Create User'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(callNames()).not.toContain('POST /api/users');
  });

  it('shows and hides either password by its own toggle', async () => {
    const { user } = await openCreate();
    await user.click(button('Show password'));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password');
    await user.click(button('Show confirm password'));
    await user.click(button('Hide password'));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(button('Hide confirm password')).toBeVisible();
  });

  it('is busy while the request is pending, and sends once', async () => {
    const app = await openCreate();
    await fillAll(app);
    const { held, release } = hold();
    server.use(http.post('/api/users', () => held.then(() => json(null, 201))));
    await app.user.dblClick(button('Create User'));
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    release();
    await findPage('Users');
    expect(callsOf('POST /api/users')).toHaveLength(1);
  });

  it('joins the server’s errors and puts each on its field', async () => {
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
    expect(screen.getByLabelText('Password')).toHaveValue(' သတိ-2026 ');
  });

  it('tells users without the permission that they may not save', async () => {
    await openCreate({});
    expect(screen.getByText('You do not have permission to save.')).toBeVisible();
  });

  it('returns to the list on Cancel', async () => {
    const { user } = await openCreate();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await findPage('Users');
  });
});
