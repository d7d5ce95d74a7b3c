import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';
import { resizeWindow } from '../../helpers/client/viewport';

const links = () => screen.queryByRole('navigation', { name: 'Main' });
const button = (name: string) => screen.queryByRole('button', { name });
const isGone = () => waitFor(() => expect(links()).not.toBeInTheDocument());

async function openAt(width: number, path = '/slider/3') {
  resizeWindow({ width });
  server.use(
    http.get('/api/sliders', () => json({ data: [] })),
    http.get('/api/sliders/3', () => json({ data: buildSlider(3, 31) })),
  );
  const app = await openApp(path, buildSession());
  await screen.findByRole('button', { name: 'Image 1' });
  return app;
}

async function openSidebar({ user }: Awaited<ReturnType<typeof openAt>>) {
  await user.click(await screen.findByRole('button', { name: 'Open sidebar' }));
  expect(links()).toBeVisible();
}

it('is open from 768 px, without buttons to open or close it', async () => {
  await openAt(768);
  expect(links()).toBeVisible();
  expect(screen.getByText('Daw Khin Khin')).toBeVisible();
  expect(screen.getByText('Editor')).toBeVisible();
  expect(button('Open sidebar')).not.toBeInTheDocument();
  expect(button('Close sidebar')).not.toBeInTheDocument();
});

it('is collapsed below 768 px; opened, it closes by its button, Escape and a tap beside it', async () => {
  const app = await openAt(767);
  expect(links()).not.toBeInTheDocument();
  await openSidebar(app);
  await app.user.click(screen.getByRole('button', { name: 'Close sidebar' }));
  await isGone();
  await waitFor(() => expect(button('Open sidebar')).toHaveFocus());

  await openSidebar(app);
  await app.user.keyboard('{Escape}');
  await isGone();

  await openSidebar(app);
  const backdrop = document.querySelector('.MuiBackdrop-root');
  if (!backdrop) throw new Error('There is nothing beside the sidebar to tap on.');
  await app.user.click(backdrop);
  await isGone();
});

it('stays open when a keyboard shrinks the screen, and closes when it has led to a page, even the same', async () => {
  const app = await openAt(500);
  await openSidebar(app);
  resizeWindow({ height: 300 });
  resizeWindow({ width: 510 });
  expect(links()).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Slider' }));
  await isGone();
  await findPage('Slider');
  expect(await screen.findByText('No slider data found.')).toBeVisible();

  await openSidebar(app);
  await app.user.click(screen.getByRole('link', { name: 'Slider' }));
  await isGone();
});

it('closes when the page changes beneath it, as by the forward button', async () => {
  const app = await openAt(500);
  await openSidebar(app);
  await act(() => app.router.navigate('/slider'));
  await isGone();
});

it('adjusts when the width crosses 768 px, and is closed below', async () => {
  const { store } = await openAt(500);
  resizeWindow({ width: 768 });
  expect(links()).toBeVisible();
  expect(store.getState().shell.sidebar).toBe('open');
  resizeWindow({ width: 767 });
  await isGone();
  expect(store.getState().shell.sidebar).toBe('closed');
  expect(await screen.findByRole('button', { name: 'Open sidebar' })).toBeVisible();
});
