import { act, screen, waitFor } from '@testing-library/react';
import type { PermissionSlug } from '../../../src/contract/permissions';
import { userRefreshed } from '../../../src/client/shared/session/sessionSlice';
import { buildUser } from '../../helpers/client/builders';
import { findPage } from '../../helpers/client/screens';
import { open } from './leavingScreen';

const NOTICE = 'You do not have permission to save.';

/** Each form that is a page, its title, and the permission to save it. */
const FORMS: [string, string, PermissionSlug][] = [
  ['/slider/create', 'Create Slider', 'slider-create'],
  ['/slider/3/edit', 'Edit Slider', 'slider-edit'],
  ['/role/create', 'Create Role', 'role-create'],
  ['/role/4/edit', 'Edit Role', 'role-edit'],
  ['/posts/create', 'Create Post', 'post-create'],
  ['/posts/9/edit', 'Edit Post', 'post-edit'],
  ['/users/create', 'Create User', 'user-create'],
  ['/users/8/edit', 'Edit User', 'user-edit'],
];

it('warns users at every form that they may not save', async () => {
  const { router, store } = await open('/slider', { user: { permissions: [] } });
  for (const [path, title, permission] of FORMS) {
    act(() => void store.dispatch(userRefreshed(buildUser())));
    await act(() => router.navigate(path));
    await findPage(title);
    expect(await screen.findByText(NOTICE)).toBeVisible();
    act(() => void store.dispatch(userRefreshed(buildUser({ permissions: [permission] }))));
    await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
  }
});
