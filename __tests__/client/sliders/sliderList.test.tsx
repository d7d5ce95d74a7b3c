import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { buildImage, buildSession, buildSlider } from '../../helpers/client/builders';
import { failures } from '../../helpers/client/failures';
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

it('shows Loading... until the list has loaded, without Create', async () => {
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
  expect(screen.queryByText('No slider data found.')).not.toBeInTheDocument();
  expect(create()).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('No slider data found.')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

it('shows the columns No, Image and Action', async () => {
  await openList({ data: [] });
  await findPage('Slider');
  const headers = await screen.findAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['No', 'Image', 'Action']);
});

it.each([
  ['bare', [buildSlider(4, 41), buildSlider(9)]],
  ['under data', { data: [buildSlider(4, 41), buildSlider(9)] }],
  [
    'with ids that are texts',
    [
      { ...buildSlider(4, 41), id: '4' },
      { ...buildSlider(9), id: '9' },
    ],
  ],
])('shows the rows of a response in the form %s', async (_, answer) => {
  await openList(answer);
  const rows = await findRows();
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['1', '2']);
  const hrefs = screen
    .getAllByRole('link', { name: 'View' })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/build/slider/4', '/build/slider/9']);
  expect(screen.queryByText('No slider data found.')).not.toBeInTheDocument();
});

it.each<[string, unknown]>([
  ['an array', [buildImage(41), buildImage(42)]],
  ['one object', buildImage(41)],
  ['one without an id or a size', { url: buildImage(41).url }],
])('shows the first image where images is %s', async (_, images) => {
  await openList({ data: [{ id: 4, images }] });
  expect(await screen.findByRole('img', { name: 'Slider 1' })).toHaveAttribute(
    'src',
    expect.stringContaining('/api/images/41'),
  );
  expect(screen.queryByText('No image')).not.toBeInTheDocument();
});

it.each<[string, object]>([
  ['null', { images: null }],
  ['missing', {}],
  ['empty', { images: [] }],
  ['an image without an address', { images: [{ id: 41, url: null }] }],
  ['a text', { images: 'rain.jpg' }],
])('shows No image where images is %s', async (_, slider) => {
  await openList({ data: [{ id: 4, ...slider }] });
  const [row] = await findRows();
  expect(row).toHaveTextContent(/^1No image$/);
});

it.each<[string, unknown]>([
  ['null', null],
  ['an object without data', { sliders: [] }],
  ['data that is no list', { data: 'none' }],
  ['entries that are no sliders', { data: [null, 'rain', { url: 'x' }, []] }],
])('shows an empty list for a response of %s', async (_, answer) => {
  await openList(answer);
  expect(await screen.findByText('No slider data found.')).toBeVisible();
});

it.each(failures)(
  'shows an empty list, no message and no Create after $what',
  async ({ reply }) => {
    answerWith(reply);
    await openApp('/slider', maker);
    expect(await screen.findByText('No slider data found.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(create()).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('undefined');
    expect(callNames()).toEqual(['GET /api/sliders']);
  },
);

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
