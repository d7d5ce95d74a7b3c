import { act, screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { openApp, storeSession } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

it('offers to load a newer version until it is loaded', async () => {
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'build', content: 'abcd' }),
  );
  server.use(
    http.get('/api/sliders', () => {
      const response = json({ data: [] });
      response.headers.set('X-Build', 'ef01');
      return response;
    }),
    http.get('/api/roles', () => json({ data: [] })),
  );
  storeSession(buildSession());
  // The tab cannot record a reload, so no navigation reloads the page.
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { router } = await openApp('/slider');
  await findPage('Slider');
  const notice = await screen.findByText('A new version is available.');
  expect(notice).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await act(() => router.navigate('/role'));
  await findPage('Roles');
  expect(screen.getByText('A new version is available.')).toBeVisible();
  jest.restoreAllMocks();
});
