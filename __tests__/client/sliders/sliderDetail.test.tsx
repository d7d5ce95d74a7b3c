import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildImage, buildSession, buildSlider } from '../../helpers/client/builders';
import { failure } from '../../helpers/client/failures';
import { openApp } from '../../helpers/client/renderApp';
import { empty, hold, json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

const session = buildSession();
const main = () => within(screen.getByRole('main'));
const labels = () =>
  main()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

function openDetail(reply: () => Response) {
  server.use(http.get('/api/sliders/3', reply));
  return openApp('/slider/3', session);
}

it('shows Loading..., then the images, labelled from Image 1 on', async () => {
  const { held, release } = hold();
  server.use(
    http.get('/api/sliders/3', async () => {
      await held;
      return json({ data: buildSlider(3, 31, 32, 33) });
    }),
  );
  await openApp('/slider/3', session);
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  release();
  await screen.findByRole('button', { name: 'Image 1' });
  expect(labels()).toEqual(['Image 1', 'Image 2', 'Image 3']);
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Slider Detail · 3 · Disaster Info'));
});

it('opens an image in full size, closes it by its button or Escape and returns the focus', async () => {
  const { user } = await openDetail(() => json(buildSlider(3, 31, 32)));
  for (const close of [
    () => user.click(screen.getByRole('button', { name: 'Close' })),
    () => user.keyboard('{Escape}'),
  ]) {
    await user.click(await screen.findByRole('button', { name: 'Image 2' }));
    const overlay = await screen.findByRole('dialog', { name: 'Image 2' });
    const image = within(overlay).getByRole('img', { name: 'Image 2' });
    expect(image).toHaveAttribute('src', buildImage(32).url);
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Image 2' })).toHaveFocus());
  }
});

it('shows a slider without images as it is', async () => {
  await openDetail(() => json({ data: { id: 3, images: null } }));
  await findPage('Slider Detail');
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  expect(labels()).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['a failure', failure, ['Try again']],
  ['no body', () => empty(), []],
  ['an empty object', () => json({}), []],
])('shows Slider not found. and the way back after %s', async (_, reply, buttons) => {
  await openDetail(reply);
  expect((await screen.findByRole('alert')).textContent).toBe('Slider not found.');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(labels()).toEqual(buttons);
  const back = main().getByRole('link', { name: 'Back to the list' });
  expect(back).toHaveAttribute('href', '/build/slider');
  expect(document.body).not.toHaveTextContent('undefined');
  expect(callNames()).toEqual(['GET /api/sliders/3']);
});

it('leaves what it showed where the server does not answer, until it does', async () => {
  const { user, router } = await openDetail(() => json(buildSlider(3, 31)));
  await screen.findByRole('button', { name: 'Image 1' });
  await act(() => router.navigate('/slider/create'));
  server.use(http.get('/api/sliders/3', () => empty(504)));
  await act(() => router.navigate('/slider/3'));
  expect(
    await screen.findByText(/^As of \d\d:\d\d\. The server could not be reached\.$/),
  ).toBeVisible();
  expect(labels()).toEqual(['Try again', 'Image 1']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  server.use(http.get('/api/sliders/3', () => json(buildSlider(3, 31, 32))));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Image 2' });
  expect(labels()).toEqual(['Image 1', 'Image 2']);
  expect(screen.getByRole('main')).toHaveFocus();
});
