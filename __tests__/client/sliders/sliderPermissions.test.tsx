import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import type { PermissionSlug } from '../../../src/contract/permissions';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

const all: PermissionSlug[] = ['slider-create', 'slider-edit', 'slider-delete'];

/** Opens the list with these sliders, as a user who has these permissions. */
function openList(permissions: PermissionSlug[], ...data: unknown[]) {
  server.use(
    http.get('/api/sliders', () => json({ data })),
    http.get('/api/sliders/a%20b', () => json({ id: 'a b', images: [] })),
  );
  return openApp('/slider', buildSession({ permissions }));
}

const actions = () =>
  [...(screen.getAllByRole('cell').at(-1)?.querySelectorAll('a, button') ?? [])].map((action) =>
    action.getAttribute('aria-label'),
  );

describe('a list with a slider', () => {
  it.each<[PermissionSlug[], string[]]>([
    [['slider-create'], ['View']],
    [['slider-edit'], ['View', 'Edit']],
    [['slider-delete'], ['View', 'Delete']],
    [all, ['View', 'Edit', 'Delete']],
  ])('offers with %j in a row %j, and never Create', async (permissions, offered) => {
    await openList(permissions, buildSlider(1, 11));
    await screen.findByRole('link', { name: 'View' });
    expect(actions()).toEqual(offered);
    expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument();
  });

  it.each([
    ['View', 'Slider Detail'],
    ['Edit', 'Edit Slider'],
  ])('leads by %s to %s, whatever the id is made of', async (action, title) => {
    const { user } = await openList(all, { id: 'a b', images: [] });
    await user.click(await screen.findByRole('link', { name: action }));
    await findPage(title);
  });
});

describe('an empty list', () => {
  it('offers no Create without the permission', async () => {
    await openList(['slider-edit', 'slider-delete']);
    await screen.findByText('No slider data found.');
    expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument();
  });

  it('leads by Create to the form', async () => {
    const { user } = await openList(['slider-create']);
    await user.click(await screen.findByRole('link', { name: 'Create' }));
    await findPage('Create Slider');
    expect(await screen.findByRole('button', { name: 'Create' })).toBeEnabled();
    expect(screen.queryByText('You do not have permission to save.')).not.toBeInTheDocument();
  });
});

it.each([
  ['/slider/create', 'Create'],
  ['/slider/3/edit', 'Update'],
])('%s opens without its permission, and notes that saving will be refused', async (path, save) => {
  server.use(http.get('/api/sliders/3', () => json(buildSlider(3, 31))));
  await openApp(path, buildSession());
  expect(await screen.findByText('You do not have permission to save.')).toBeVisible();
  expect(await screen.findByRole('button', { name: save })).toBeEnabled();
});
