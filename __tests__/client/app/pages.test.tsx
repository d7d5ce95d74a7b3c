import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { findPage, findSignIn } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

const session = buildSession();
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));

beforeEach(() => {
  server.use(
    http.get('/api/sliders', () => json({ data: [buildSlider(3, 31)] })),
    http.get('/api/sliders/3', () => json({ data: buildSlider(3, 31) })),
  );
});

/** Path, title, breadcrumb, and the link of the sidebar that is marked. */
const PAGES: [string, string, string, string[]][] = [
  ['/slider', 'Slider', 'Slider>Slider List', ['Slider']],
  ['/slider/3', 'Slider Detail', 'Slider>Slider Detail', ['Slider']],
  ['/slider/3/edit', 'Edit Slider', 'Slider>Edit Slider', ['Slider']],
  ['/nowhere', 'Page not found', '', []],
  ['/slider/create', 'Create Slider', 'Slider>Create Slider', ['Slider']],
  ['/sliders', 'Page not found', '', []],
];

it('names each page in its heading, the window and the breadcrumb, and marks its link', async () => {
  const { router } = await openApp('/slider', session);
  for (const [path, title, way, links] of PAGES) {
    await act(() => router.navigate(path));
    await findPage(title);
    const marked = main()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect([path, marked.map(({ textContent }) => textContent)]).toEqual([path, links]);
    const subject = path.startsWith('/slider/3') ? ' · 3' : '';
    await waitFor(() => expect(document.title).toBe(`${title}${subject} · Disaster Info`));
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe(way);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  }
});

it('names the sign-in in the window', async () => {
  await openApp('/');
  await findSignIn();
  expect(document.title).toBe('Login · Disaster Info');
  expect(screen.getByRole('heading', { level: 1, name: 'Disaster Info' })).toBeVisible();
});

it('leads back by the breadcrumb, and puts the focus on the heading it arrives at', async () => {
  const { user } = await openApp('/slider/3', session);
  await findPage('Slider Detail');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  crumbs.getByText('Slider Detail', { selector: '[aria-current="page"] > *' });
  await user.click(crumbs.getByRole('link', { name: 'Slider' }));
  const heading = await findPage('Slider');
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Slider · Disaster Info');
  await screen.findByRole('link', { name: 'View' });
});

it('shows the page before on Back', async () => {
  const { user, router } = await openApp('/slider', session);
  await user.click(await screen.findByRole('link', { name: 'View' }));
  await findPage('Slider Detail');
  await act(() => router.navigate(-1));
  await findPage('Slider');
  await screen.findByRole('link', { name: 'View' });
});
