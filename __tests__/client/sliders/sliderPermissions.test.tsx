import { screen } from '@testing-library/react';
import { http } from 'msw';
import type { SessionUser } from '../../../src/contract/session';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { findPage } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

const slugs = ['slider-create', 'slider-edit', 'slider-delete'];
const role = (over: object) => ({ id: 4, slug: 'editor', name: { en: 'Editor', mm: '' }, ...over });

/** What each person sees: Create on an empty list, and the actions of a row. */
const people: [string, Partial<SessionUser>, boolean, string[]][] = [
  ['without permissions', {}, false, ['View']],
  ['with slider-create', { permissions: ['slider-create'] }, true, ['View']],
  ['with slider-edit', { permissions: ['slider-edit'] }, false, ['View', 'Edit']],
  ['with slider-delete', { permissions: ['slider-delete'] }, false, ['View', 'Delete']],
  ['with all three', { permissions: slugs }, true, ['View', 'Edit', 'Delete']],
  [
    'with all three by his role',
    { role: role({ permissions: slugs }) },
    true,
    ['View', 'Edit', 'Delete'],
  ],
  [
    'with those of posts',
    { permissions: ['post-create', 'post-edit', 'post-delete'] },
    false,
    ['View'],
  ],
  ...['admin', 'super-admin', 'tech-admin'].map(
    (slug): [string, Partial<SessionUser>, boolean, string[]] => [
      `with the role ${slug}`,
      { slug, role: role({ slug }) },
      true,
      ['View', 'Edit', 'Delete'],
    ],
  ),
];

describe.each(people)('a user %s', (_, user, mayCreate, actions) => {
  const open = async (data: unknown[]) => {
    server.use(http.get('/api/sliders', () => json({ data })));
    await openApp('/slider', buildSession(user));
  };
  const namesIn = (cell: Element | undefined) =>
    [...(cell?.querySelectorAll('a, button') ?? [])].map((action) =>
      action.getAttribute('aria-label'),
    );

  it(`sees in a row ${actions.join(', ')}, and never Create`, async () => {
    await open([buildSlider(1, 11)]);
    await screen.findByRole('link', { name: 'View' });
    expect(namesIn(screen.getAllByRole('cell').at(-1))).toEqual(actions);
    expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument();
  });

  it(`${mayCreate ? 'sees' : 'does not see'} Create on an empty list`, async () => {
    await open([]);
    await screen.findByText('No slider data found.');
    expect(screen.queryAllByRole('link', { name: 'Create' })).toHaveLength(mayCreate ? 1 : 0);
  });
});

describe('the links of the list', () => {
  const open = async (data: unknown[]) => {
    server.use(
      http.get('/api/sliders', () => json({ data })),
      http.get('/api/sliders/a%20b', () => json({ id: 'a b', images: [] })),
    );
    return openApp('/slider', buildSession({ permissions: slugs }));
  };

  it('opens the form with Create', async () => {
    const { user } = await open([]);
    await user.click(await screen.findByRole('link', { name: 'Create' }));
    await findPage('Create Slider');
  });

  it.each([
    ['View', 'Slider Detail'],
    ['Edit', 'Edit Slider'],
  ])('leads by %s to %s, whatever the id is made of', async (action, title) => {
    const { user } = await open([{ id: 'a b', images: [] }]);
    await user.click(await screen.findByRole('link', { name: action }));
    await findPage(title);
  });
});

describe('a form without its permission', () => {
  const NOTICE = 'You do not have permission to save.';

  it.each([
    ['/slider/create', 'slider-create'],
    ['/slider/3/edit', 'slider-edit'],
  ])('opens at %s, and notes that saving will be refused', async (path, slug) => {
    server.use(http.get('/api/sliders/3', () => json(buildSlider(3, 31))));
    const { unmount } = await openApp(path, buildSession());
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(await screen.findByRole('button', { name: /Create|Update/ })).toBeEnabled();
    unmount();
    await openApp(path, buildSession({ permissions: [slug] }));
    await screen.findByRole('button', { name: /Create|Update/ });
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});
