import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildImage, buildSession, buildSlider } from '../../helpers/client/builders';
import { failure } from '../../helpers/client/failures';
import { openApp } from '../../helpers/client/renderApp';
import { hold, json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { callNames, server } from '../../helpers/client/server';

const maker = buildSession({ permissions: ['slider-create'] });
const create = () => screen.queryByRole('link', { name: 'Create' });
const answerWith = (reply: () => Response) => server.use(http.get('/api/sliders', reply));

async function openList(answer: unknown) {
  answerWith(() => json(answer));
  return openApp('/slider', maker);
}

/** The texts of the slider rows. */
async function findRows() {
  await screen.findAllByRole('link', { name: 'View' });
  const [, ...rows] = screen.getAllByRole('row');
  return rows;
}

it('shows its columns and Loading... until the list has loaded, without Create', async () => {
  const { held, release } = hold();
  server.use(
    http.get('/api/sliders', async () => {
      await held;
      return json({ data: [] });
    }),
  );
  await openApp('/slider', maker);
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Slider List' })).toHaveAttribute('aria-busy', 'true');
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['No', 'Image', 'Action']);
  expect(screen.queryByText('No slider data found.')).not.toBeInTheDocument();
  expect(create()).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('No slider data found.')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

it('shows number and first image of each slider', async () => {
  await openList({ data: [buildSlider(4, 41, 42), buildSlider(9)] });
  const rows = await findRows();
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1', '2No image']);
  expect(screen.getByRole('img', { name: 'Slider 1' })).toHaveAttribute(
    'src',
    expect.stringContaining('/api/images/41'),
  );
  const links = screen.getAllByRole('link', { name: 'View' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/build/slider/4',
    '/build/slider/9',
  ]);
  expect(screen.queryByText('No slider data found.')).not.toBeInTheDocument();
});

it('shows the sliders of another server, and leaves out what is none', async () => {
  const foreign = { id: '4', images: { url: buildImage(41).url } };
  await openList([null, 'rain', { url: 'x' }, [], foreign, { id: '9' }]);
  const rows = await findRows();
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1', '2No image']);
  expect(screen.getByRole('img', { name: 'Slider 1' })).toBeVisible();
});

it('shows an empty list, no message and no Create after a failure', async () => {
  answerWith(failure);
  await openApp('/slider', maker);
  expect(await screen.findByText('No slider data found.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(create()).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('undefined');
  expect(callNames()).toEqual(['GET /api/sliders']);
});

it('empties a list that was shown when a refetch fails', async () => {
  const { user } = await openList({ data: [buildSlider(4, 41)] });
  await findRows();
  answerWith(() => json({ message: 'Server Error' }, 500));
  server.use(http.get('/api/sliders/4', () => json(buildSlider(4, 41))));
  await user.click(screen.getByRole('link', { name: 'View' }));
  await findPage('Slider Detail');
  await user.click(screen.getAllByRole('link', { name: 'Slider' })[0] ?? document.body);
  await findPage('Slider');
  expect(await screen.findByText('No slider data found.')).toBeVisible();
  expect(create()).not.toBeInTheDocument();
});
