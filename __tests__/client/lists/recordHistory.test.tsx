import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import {
  ADMIN,
  buildImage,
  buildSession,
  buildSlider,
  buildUser,
} from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json, serverHas } from '../../helpers/client/replies';
import { button, findPage } from '../../helpers/client/screens';
import { callNames, callsOf, server } from '../../helpers/client/server';
import { buildRole, openRoles, serveRoles } from '../roles/roleScreen';
import { buildPost, chosenTags, description, field, serveForm } from '../posts/form/postFormScreen';

/** Serves an entity and its versions. */
function serveHistory(path: string, entity: object, versions: object[]) {
  serverHas('history');
  server.use(
    http.get(path, () => json({ data: entity })),
    http.get(`${path}/versions`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const meta = { current_page: page, per_page: 1, total: versions.length };
      return json({ data: versions.slice(page - 1, page), meta });
    }),
  );
}

const buildVersion = (id: number, entity: object, over: object = {}) => ({
  id,
  entity,
  user_name: 'U Than',
  from: `2026-11-20T0${id}:00:00.000Z`,
  until: `2026-11-20T0${id + 1}:00:00.000Z`,
  ...over,
});

const writes = () => callNames().filter((name) => !name.startsWith('GET'));
const openHistory = async () => screen.findByRole('button', { name: 'History' });
const useVersion = () => screen.findByRole('button', { name: 'Use this version' });

const role = buildRole();
const first = buildRole({ name: { en: 'Observer', mm: 'လေ့လာသူ' }, permissions: [] });
const roleVersions = [
  buildVersion(5, role, { until: null }),
  buildVersion(3, buildRole({ name: { en: 'Observer', mm: 'လေ့လာသူ' } })),
  buildVersion(0, first, { user_name: null, from: null }),
];

it('shows who changed what when, and opens the form with a version as a change that is not saved', async () => {
  serveRoles(role);
  serveHistory('/api/roles/9', role, roleVersions);
  const { user } = await openRoles('/role/9', ADMIN);
  const history = await openHistory();
  expect(history).toHaveAttribute('aria-expanded', 'false');
  expect(callsOf('GET /api/roles/9/versions')).toEqual([]);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(history);
  const newest = await screen.findByText('20 November 2026 at 11:30 · U Than');
  expect(newest).toBeVisible();
  expect(scroll.mock.contexts.at(-1)).toBe(newest.closest('li'));
  scroll.mockRestore();
  expect(screen.getByText('As it is now')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use this version' })).not.toBeInTheDocument();
  await user.click(button('Older versions'));
  await screen.findByText('20 November 2026 at 09:30 · U Than');
  await user.click(button('Older versions'));
  await screen.findByText('Before the first recorded change');
  expect(screen.queryByRole('button', { name: 'Older versions' })).not.toBeInTheDocument();

  const boxes = screen.getAllByRole('checkbox', { name: 'Compare' });
  for (const box of [boxes[0], boxes[2]]) if (box) await user.click(box);
  const difference = within(screen.getByRole('region', { name: 'Difference' }));
  expect(difference.getByText('Observer').tagName).toBe('DEL');
  expect(difference.getByText('Forecaster').tagName).toBe('INS');
  expect(difference.getByText('Edit role').tagName).toBe('INS');

  const [, oldest] = screen.getAllByRole('button', { name: 'Use this version' });
  if (oldest) await user.click(oldest);
  await findPage('Edit Role');
  expect(await screen.findByLabelText('Role Name (English)')).toHaveValue('Observer');
  expect(screen.getByText('This is an earlier version. It is not saved yet.')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Edit role' })).not.toBeChecked();
  await user.click(button('Cancel'));
  expect(await screen.findByText('Kept as a draft')).toBeVisible();
  expect(writes()).toEqual([]);
});

it('is hidden if the server keeps no versions', async () => {
  serveRoles(role);
  await openRoles('/role/9', ADMIN);
  await screen.findByText('Forecaster', { selector: 'dd *' });
  expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
});

it.each([
  ['role', '/api/roles/9', '/role/9', role],
  ['user', '/api/users/9', '/users/9', buildUser({ id: 9, name: 'Daw Mya' })],
])('of a %s is only for privileged users', async (noun, path, address, entity) => {
  serveRoles();
  serveHistory(path, entity, []);
  const editor = await openApp(address, buildSession({ permissions: [`${noun}-edit`] }));
  await screen.findByRole('link', { name: 'Edit' });
  expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
  editor.unmount();
  await openApp(address, buildSession(ADMIN));
  expect(await openHistory()).toBeVisible();
});

it('reports an empty history and a failed load', async () => {
  serveRoles(role);
  serveHistory('/api/roles/9', role, []);
  server.use(http.get('/api/roles/9/versions', () => json({}, 500), { once: true }));
  const { user } = await openRoles('/role/9', ADMIN);
  await user.click(await openHistory());
  await screen.findByText('Failed to load the history.');
  await user.click(button('Try again'));
  expect(await screen.findByText('No change has been recorded yet.')).toBeVisible();
});

it('offers no version to users who may not edit', async () => {
  const slider = buildSlider(3, 31, 32);
  const old = buildVersion(3, { ...slider, images: [buildImage(31)] });
  serveHistory('/api/sliders/3', slider, [old]);
  const { user } = await openApp('/slider/3', buildSession({ permissions: [] }));
  await user.click(await openHistory());
  await screen.findByText('20 November 2026 at 09:30 · U Than');
  expect(screen.queryByRole('button', { name: 'Use this version' })).not.toBeInTheDocument();
});

it('puts everything except the images of an earlier post into the form', async () => {
  const post = buildPost();
  const tags = [{ id: 8, name: 'Storm', slug: 'storm' }];
  const old = { ...post, title: 'River', tags, description: '<p>Rain</p>', cover_image: null };
  serveForm({ post });
  serveHistory('/api/posts/9', post, [buildVersion(2, old)]);
  const { user } = await openApp('/posts/9', buildSession({ permissions: ['post-edit'] }));
  await user.click(await openHistory());
  await user.click(await useVersion());
  expect(await description()).toHaveTextContent('Rain');
  expect(field('Title')).toHaveValue('River');
  expect(chosenTags()).toEqual(['Storm']);
  expect(
    screen.getByText(/Its images are no longer stored\. The current ones stay\.$/),
  ).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Remove/, hidden: true }).length).toBeGreaterThan(
    2,
  );
});

it('removes images added to a slider since, but never all of them', async () => {
  const slider = buildSlider(3, 31, 32);
  serveHistory('/api/sliders/3', slider, [
    buildVersion(2, { ...slider, images: [buildImage(31), buildImage(30)] }),
    buildVersion(1, { ...slider, images: [buildImage(30)] }),
  ]);
  const { user } = await openApp('/slider/3', buildSession({ permissions: ['slider-edit'] }));
  await user.click(await openHistory());
  await user.click(await screen.findByRole('button', { name: 'Older versions' }));
  await screen.findByText('20 November 2026 at 07:30 · U Than');
  await user.click(await useVersion());
  await findPage('Edit Slider');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1));
});

it('opens the dialog of a category with a version', async () => {
  const parent = { id: 5, name: 'Floods', icon: '/a.svg', parent_id: null, level: 1 };
  serveHistory('/api/categories/5', parent, [buildVersion(2, { ...parent, name: 'Flood' })]);
  server.use(
    http.get('/api/categories/5', () =>
      json({ data: [], parent, meta: { current_page: 1, last_page: 1 } }),
    ),
  );
  const { user } = await openApp('/category/5', buildSession({ permissions: ['category-edit'] }));
  await user.click(await openHistory());
  await user.click(await useVersion());
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Parent Category' }));
  expect(await dialog.findByLabelText('Category Name')).toHaveValue('Flood');
});
