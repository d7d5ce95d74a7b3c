import { screen } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession, buildSlider } from '../../helpers/client/builders';
import { currentPath, openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { callNames, server } from '../../helpers/client/server';

/** Everything that the page has ever shown in this test. */
function watchScreen(): () => string {
  const shown: (string | null)[] = [];
  const observer = new MutationObserver(() => shown.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => shown.join('\n');
}

it('opens a deep link with a stored session without ever showing the sign-in', async () => {
  server.use(http.get('/api/sliders/3', () => json({ data: buildSlider(3, 31) })));
  const everShown = watchScreen();
  const { router } = await openApp('/slider/3/edit', buildSession());
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  expect(await screen.findByRole('button', { name: 'Update' })).toBeVisible();
  expect(currentPath()).toBe('/slider/3/edit');
  expect(everShown()).toContain('Edit Slider');
  expect(everShown()).not.toContain('E-mail');
  expect(new Set(visited)).toEqual(new Set(['/build/slider/3/edit']));
  expect(callNames()).toEqual(['GET /api/sliders/3']);
});

it('keeps the session over a reload', async () => {
  server.use(http.get('/api/sliders', () => json({ data: [] })));
  const { unmount } = await openApp('/slider', buildSession());
  await screen.findByText('No slider data found.');
  unmount();
  await openApp('/slider');
  expect(await screen.findByText('Daw Khin Khin')).toBeVisible();
  await screen.findByText('No slider data found.');
});

it.each(['', '?from=mail'])(
  'answers to the base path without its slash and with "%s"',
  async (search) => {
    const { router } = await openApp(search);
    expect(await screen.findByLabelText('E-mail')).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe(`/build/${search}`);
    expect(window.location.pathname).toBe('/build/');
  },
);
