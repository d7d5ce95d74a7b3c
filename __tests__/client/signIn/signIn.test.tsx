import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { buildSession } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { callOf, server } from '../../helpers/client/server';
import { solvePuzzle } from '../../helpers/client/solvePuzzle';

it('signs in', async () => {
  server.use(
    http.post('/api/login', () => json(buildSession())),
    http.get('/api/sliders', () => json({ data: [] })),
  );
  const { user } = await openApp('/');
  await user.type(await screen.findByLabelText('E-mail'), 'khin@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await solvePuzzle();
  expect(await screen.findByRole('heading', { level: 1, name: 'Slider' })).toBeVisible();
  await screen.findByText('No slider data found.');
  expect(currentPath()).toBe('/slider');
  expect(await callOf('POST /api/login').json()).toEqual({
    email: 'khin@example.org',
    password: 'secret-1',
  });
});
