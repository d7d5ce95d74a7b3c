import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { UserEvent } from '@testing-library/user-event';
import { readSlider } from '../../../src/client/features/sliders/slidersApi';
import type { PermissionSlug } from '../../../src/contract/permissions';
import { buildFile, buildImage, buildSession, buildSlider } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { empty, json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { button, findPage, focused, tableTexts, tiles } from '../../helpers/client/screens';
import { callNames, callOf, fieldsOf, server } from '../../helpers/client/server';
import { failures } from '../../helpers/client/failures';

const serveList = (reply: () => Response | Promise<Response>) =>
  server.use(http.get('/api/sliders', reply));

function openList(permissions: PermissionSlug[], ...data: unknown[]) {
  serveList(() => json({ data }));
  return openApp('/slider', buildSession({ permissions }));
}

const create = () => screen.queryByRole('link', { name: 'Create' });
const emptyList = () => screen.findByText('No slider data found.');

it.each([
  ['one image', { id: '4', images: buildImage(41) }, { id: '4', images: [buildImage(41)] }],
  ['no images', { id: 9, images: null }, { id: 9, images: [] }],
  ['no id', { images: [buildImage(41)] }, null],
  ['a text', 'rain', null],
])('reads a slider of %s', (_, value, slider) => expect(readSlider(value)).toEqual(slider));

describe('the list of sliders', () => {
  it('shows number and images of each slider, and leaves out invalid ones', async () => {
    const stored = { ...buildImage(41), url: '/api/images/a.webp' };
    const two = { id: 4, images: [stored, buildImage(42)] };
    await openList(['slider-create'], null, two, 'rain', buildSlider(9));
    expect(await screen.findByRole('img', { name: 'Slider 1' })).toHaveAttribute(
      'src',
      '/api/images/a.webp?w=160',
    );
    const [header, ...rows] = tableTexts();
    expect(header).toEqual(['No', 'Image', 'Action']);
    // Requested while the page was loading, and not again by the page.
    expect(callNames().filter((name) => name === 'GET /api/sliders')).toHaveLength(1);
    expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
      ['1', '2 images'],
      ['2', 'No image'],
    ]);
    expect(create()).not.toBeInTheDocument();
  });

  it('offers Create once it has loaded and is empty', async () => {
    const { held, release } = hold();
    serveList(() => held.then(() => json({ data: [] })));
    await openApp('/slider', buildSession({ permissions: ['slider-create'] }));
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    expect(create()).not.toBeInTheDocument();
    release();
    await emptyList();
    expect(create()).toHaveAttribute('href', '/build/slider/create');
  });

  it('offers no Create without the permission', async () => {
    await openList(['slider-edit', 'slider-delete']);
    await emptyList();
    expect(create()).not.toBeInTheDocument();
  });

  it.each<[PermissionSlug, string[]]>([
    ['slider-create', ['View']],
    ['slider-edit', ['View', 'Edit']],
    ['slider-delete', ['View', 'Delete']],
  ])('offers with %s in a row %j', async (permission, offered) => {
    await openList([permission], buildSlider(1, 11));
    await screen.findByRole('link', { name: 'View' });
    const actions = screen.getAllByRole('cell').at(-1)?.querySelectorAll('a, button');
    expect([...(actions ?? [])].map((action) => action.getAttribute('aria-label'))).toEqual(
      offered,
    );
  });

  it('opens a slider with any characters in its id', async () => {
    const slider = { id: 'a b', images: [] };
    server.use(http.get('/api/sliders/a%20b', () => json(slider)));
    const { user } = await openList(['slider-edit'], slider);
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/build/slider/a%20b/edit',
    );
    await user.click(screen.getByRole('link', { name: 'View' }));
    await findPage('Slider Detail');
    await waitFor(() => expect(document.title).toContain('a b'));
  });
});

const labels = () =>
  [...screen.getByRole('main').querySelectorAll('button')].map(({ textContent }) => textContent);

function openDetail(reply: () => Response) {
  server.use(http.get('/api/sliders/3', reply));
  return openApp('/slider/3', buildSession());
}

it('Slider Detail shows its earlier content on request while the server does not respond', async () => {
  const { user, router } = await openDetail(() => json(buildSlider(3, 31)));
  await screen.findByRole('button', { name: 'Image 1' });
  await act(() => router.navigate('/slider/create'));
  server.use(http.get('/api/sliders/3', () => empty(504)));
  await act(() => router.navigate('/slider/3'));
  expect(await screen.findByText('Slider not found.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Show as of \d\d:\d\d$/ }));
  expect(
    await screen.findByText(/^As of \d\d:\d\d\. The server could not be reached\.$/),
  ).toBeVisible();
  expect(labels()).toEqual(['Try again', 'Image 1']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  server.use(http.get('/api/sliders/3', () => json(buildSlider(3, 31, 32))));
  await user.click(button('Try again'));
  await screen.findByRole('button', { name: 'Image 2' });
  expect(labels()).toEqual(['Image 1', 'Image 2']);
  await focused(() => screen.getByRole('main'));
});

const REQUIRED = 'Please upload at least one slider image.';
const EDITOR = buildSession({ permissions: ['slider-create', 'slider-edit'] });

/** Opens a form. The slider to edit has the images 31 and 32. */
async function openForm(path: string, session = EDITOR) {
  server.use(
    http.get('/api/sliders/3', () => json({ data: buildSlider(3, 31, 32) })),
    http.get('/api/sliders', () => json({ data: [] })),
    http.post('/api/sliders', () => json({}, 201)),
    http.post('/api/sliders/3', () => json({ data: null })),
  );
  const app = await openApp(path, session);
  const submitLabel = path.endsWith('create') ? 'Create' : 'Update';
  await screen.findByRole('button', { name: submitLabel });
  const removeFirst = async () =>
    app.user.click(screen.getAllByRole('button', { name: 'Remove File' })[0] as Element);
  return { ...app, removeFirst, send: () => app.user.click(button(submitLabel)) };
}

const choose = (user: UserEvent, ...names: string[]) =>
  user.upload(
    screen.getByLabelText('Images'),
    names.map((name) => buildFile(name)),
  );

it('requires an image of a new slider, sends the chosen ones, and leads to the list', async () => {
  const { user, removeFirst, send } = await openForm('/slider/create');
  await send();
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  await choose(user, 'rain.jpg');
  await waitFor(() => expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument());
  await removeFirst();
  await send();
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  expect(callNames()).toEqual([]);

  await choose(user, 'rain.jpg', 'မိုး.jpg');
  await choose(user, 'storm.jpg');
  await send();
  await findPage('Slider');
  expect(await fieldsOf(callOf('POST /api/sliders'))).toEqual([
    ['images[]', 'rain.jpg'],
    ['images[]', 'မိုး.jpg'],
    ['images[]', 'storm.jpg'],
  ]);
});

it('sends new and removed images as a POST with the method override', async () => {
  const { user, removeFirst, send } = await openForm('/slider/3/edit');
  await removeFirst();
  await choose(user, 'rain.jpg');
  await send();
  await findPage('Slider');
  expect((await fieldsOf(callOf('POST /api/sliders/3'))).sort()).toEqual([
    ['_method', 'PUT'],
    ['images[]', 'rain.jpg'],
    ['removed_slider_image[]', '31'],
  ]);
});

it('omits the keys of unchanged lists', async () => {
  const { send } = await openForm('/slider/3/edit');
  await send();
  await findPage('Slider');
  expect(await fieldsOf(callOf('POST /api/sliders/3'))).toEqual([['_method', 'PUT']]);
});

it.each([
  ['/slider/create', '/api/sliders', 'Failed to create slider.'],
  ['/slider/3/edit', '/api/sliders/3', 'Failed to update slider.'],
])('reports at %s each failure in place, and keeps the changes', async (path, call, text) => {
  const { user, removeFirst, send } = await openForm(path);
  await choose(user, 'rain.jpg', 'storm.jpg');
  await removeFirst();
  const changed = tiles();
  expect(changed).toContain('storm.jpg');
  for (const { reply, message } of failures) {
    server.use(http.post(call, reply));
    await send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message ?? text));
  }
  expect(tiles()).toEqual(changed);
  expect(currentPath()).toBe(path);
});
