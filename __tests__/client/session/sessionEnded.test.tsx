import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { signInElsewhere, signOutElsewhere } from '../../helpers/client/otherTab';
import { currentPath } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { button, chooseAccount, findPage, findSignIn } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';
import { open } from '../app/leavingScreen';
import { findOffer } from '../shared/form/drafts/draftForm';

const ENDED = 'Your session has ended.';
const KEPT = `${ENDED} What you wrote is kept on this device.`;
const same = buildSession({ id: 7, slug: 'admin' });
const wayBack = () => screen.queryByRole('link', { name: 'Go back to where you were' });

async function changeAnnouncement() {
  const app = await open('/announcement');
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await app.user.click(await screen.findByLabelText('Text'));
  await app.user.paste('!');
  return app;
}

it('says why, and leads back to the dialog with its draft until that is used', async () => {
  const { user } = await changeAnnouncement();
  server.use(http.put('/api/announcements/6', () => json({ message: 'Unauthenticated.' }, 401)));
  await user.click(button('Update'));
  expect(await screen.findByText(KEPT)).toHaveAttribute('role', 'status');
  signInElsewhere(same);
  await findPage('Slider');
  expect(currentPath()).toBe('/slider');
  await user.click(await screen.findByRole('link', { name: 'Go back to where you were' }));
  await screen.findByRole('dialog');
  expect(await findOffer()).toBeVisible();
  expect(currentPath()).toBe('/announcement');
  expect(wayBack()).not.toBeInTheDocument();
});

it('says so where another tab has signed out, and is dismissed after the sign-in', async () => {
  const { user } = await changeAnnouncement();
  signOutElsewhere();
  await screen.findByText(KEPT);
  signInElsewhere(same);
  await screen.findByRole('link', { name: 'Go back to where you were' });
  await user.click(button('Close'));
  expect(wayBack()).not.toBeInTheDocument();
});

it('speaks of a draft only where there is one', async () => {
  await open('/announcement');
  await screen.findByRole('button', { name: 'Edit' });
  signOutElsewhere();
  expect(await screen.findByText(ENDED)).toBeVisible();
  expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
});

it('offers another user nothing', async () => {
  await changeAnnouncement();
  signOutElsewhere();
  await screen.findByText(KEPT);
  signInElsewhere(buildSession({ id: 8, name: 'Ko Aung' }, 'of-aung'));
  await findPage('Slider');
  await screen.findByText('Ko Aung');
  expect(wayBack()).not.toBeInTheDocument();
});

it('says nothing to those who sign out themselves', async () => {
  server.use(http.post('/api/logout', () => json({})));
  jest.spyOn(console, 'info').mockReturnValueOnce();
  const { user } = await open('/announcement');
  await chooseAccount(user, 'Logout');
  await findSignIn();
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});
