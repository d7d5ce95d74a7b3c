import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { buildImage, buildSession, buildSlider } from '../../helpers/client/builders';
import { failures } from '../../helpers/client/failures';
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

it.each<[string, unknown, number]>([
  ['an array under data', { data: buildSlider(3, 31, 32, 33) }, 3],
  ['a bare slider', buildSlider(3, 31), 1],
  ['one image as an object', { data: { id: '3', images: buildImage(31) } }, 1],
])('labels the images of %s from Image 1 on', async (_, answer, count) => {
  await openDetail(() => json(answer));
  await screen.findByRole('button', { name: 'Image 1' });
  expect(labels()).toEqual(Array.from({ length: count }, (__, index) => `Image ${index + 1}`));
  await findPage('Slider Detail');
});

it('shows Loading... until the slider has loaded', async () => {
  const { held, release } = hold();
  server.use(
    http.get('/api/sliders/3', async () => {
      await held;
      return json(buildSlider(3, 31));
    }),
  );
  await openApp('/slider/3', session);
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  release();
  await screen.findByRole('button', { name: 'Image 1' });
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

it.each([
  [
    'its button',
    (user: { click: (element: Element) => Promise<void> }) =>
      user.click(screen.getByRole('button', { name: 'Close' })),
  ],
  ['Escape', (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}')],
])('opens an image in full size, closes it by %s and returns the focus', async (_, close) => {
  const { user } = await openDetail(() => json(buildSlider(3, 31, 32)));
  await user.click(await screen.findByRole('button', { name: 'Image 2' }));
  const overlay = await screen.findByRole('dialog', { name: 'Image 2' });
  const image = within(overlay).getByRole('img', { name: 'Image 2' });
  expect(image).toHaveAttribute('src', buildImage(32).url);
  await close(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Image 2' })).toHaveFocus());
});

it('shows a slider without images as it is', async () => {
  await openDetail(() => json({ data: { id: 3, images: null } }));
  await findPage('Slider Detail');
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  expect(labels()).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const missing = [
  { what: 'no body', reply: () => empty() },
  { what: 'data that is null', reply: () => json({ data: null }) },
  { what: 'an empty object', reply: () => json({}) },
  { what: 'a list', reply: () => json({ data: [] }) },
];

it.each([...failures, ...missing])('shows Slider not found. after $what', async ({ reply }) => {
  await openDetail(reply);
  expect((await screen.findByRole('alert')).textContent).toBe('Slider not found.');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(labels()).toEqual([]);
  expect(document.body).not.toHaveTextContent('undefined');
  expect(callNames()).toEqual(['GET /api/sliders/3']);
});
