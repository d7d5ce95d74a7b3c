import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/core/http';
import { createMemoryRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { App } from '../../../src/client/app/App';
import { persistSession } from '../../../src/client/app/persistSession';
import { routesFor } from '../../../src/client/app/routes';
import { makeStore } from '../../../src/client/app/store';
import { buildSession } from '../../helpers/client/builders';
import { storeSession } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { findPage, focused } from '../../helpers/client/screens';
import { server } from '../../helpers/client/server';

function Broken(): never {
  throw new Error('A fault of ours');
}

/** The routes of the product with one broken screen. */
const breakScreen = (routes: RouteObject[], path: string): RouteObject[] =>
  routes.map((route) => {
    if (route.path === path) return { ...route, lazy: undefined, Component: Broken };
    const children = route.children && breakScreen(route.children, path);
    return { ...route, children } as RouteObject;
  });

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

it('offers a way back, inside the shell, from a page that fails to render', async () => {
  storeSession(buildSession());
  server.use(http.get('/api/sliders', () => json({ data: [] })));
  const store = makeStore();
  await persistSession(store);
  const routes = breakScreen(routesFor(store), '/slider/create');
  const router = createMemoryRouter(routes, { initialEntries: ['/slider/create'] });
  render(<App store={store} router={router} />);
  const heading = await findPage('This page could not be shown');
  await focused(() => heading);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.queryByText(/fault/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Slider' }));
  await findPage('Slider');
  expect(await screen.findByText('No slider data found.')).toBeVisible();
});
