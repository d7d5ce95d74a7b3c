import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { BURMESE } from '../../../src/client/shared/text/burmese';
import { ENGLISH, setTexts } from '../../../src/client/shared/text/i18n';
import { ADMIN, buildPage, buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { PERMISSIONS } from '../roles/roleScreen';
import { buildRole, buildUserRow } from '../users/userScreen';

afterEach(() => act(() => setTexts(ENGLISH)));

it('shows roles by their Burmese name on a Burmese page, else by the English one', async () => {
  const [editor, viewer] = [buildRole(), buildRole({ id: 5, slug: 'viewer', name: 'Viewer' })];
  server.use(
    http.get('/api/users', () => json(buildPage([buildUserRow()]))),
    http.get('/api/users/21', () => json({ data: buildUserRow() })),
    http.get('/api/users/21/sessions', () => json({ data: [] })),
    http.get('/api/roles', () => json(buildPage([editor, viewer]))),
    http.get('/api/roles/4', () => json({ data: editor })),
    http.get('/api/roles/permissions', () => json(PERMISSIONS)),
    http.put('/api/roles/4', () => json({ data: editor })),
  );
  setTexts(BURMESE);
  const { router, user } = await openApp('/users', buildSession(ADMIN));
  const go = (path: string) => act(() => router.navigate(path));
  const { t } = BURMESE;

  expect(await screen.findByRole('cell', { name: 'အယ်ဒီတာ' })).toBeVisible();
  expect(screen.getByText('အက်ဒမင်')).toBeVisible();

  await go('/users/21');
  expect(await screen.findByText('အယ်ဒီတာ')).toBeVisible();

  await go('/users/21/edit');
  const select = await screen.findByRole('combobox', { name: t('Role') });
  await waitFor(() => expect(within(select).getAllByRole('option')).toHaveLength(3));
  const offered = within(select).getAllByRole('option');
  expect(offered.slice(1).map(({ textContent }) => textContent)).toEqual(['အယ်ဒီတာ', 'Viewer']);

  await go('/profile');
  expect(await screen.findAllByText('အက်ဒမင်')).toHaveLength(2);

  for (const path of ['/role/4', '/role/4/edit']) {
    await go(path);
    await waitFor(() => expect(document.title).toContain('အယ်ဒီတာ'));
  }
  await user.click(await screen.findByRole('button', { name: t('Update') }));
  expect(await screen.findByText(/“အယ်ဒီတာ”/)).toBeVisible();
});
