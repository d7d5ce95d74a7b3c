import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { json } from '../../helpers/client/replies';
import { callOf, server } from '../../helpers/client/server';
import { buildParent } from '../categories/categoryScreen';
import { buildPost, buildTag, openPosts, servePosts } from '../posts/postScreen';
import { buildRole } from '../roles/roleScreen';
import { buildUserRow } from '../users/userScreen';
import { button } from '../../helpers/client/screens';

/** The search has the digit zero instead of the letter wa. */
const FOUND = 'မိုးလေဝသ';
const QUERY = 'မိုး လေ၀သ';

const marks = () => screen.queryAllByRole('mark').map(({ textContent }) => textContent);

it("marks the matches in the searched texts of each list, also for the server's added text, without changing them", async () => {
  const tags = [buildTag(1, `${FOUND}ဌာန`), buildTag(2, 'Rain'), buildTag(3, 'Wind')];
  const description = `<p>${'က'.repeat(27)}${FOUND}</p>`;
  const post = buildPost({ title: `${FOUND} သတင်း`, description, tags, category: FOUND });
  const user = { name: FOUND, email: `${FOUND}@example.org`, roleName: { en: FOUND } };
  const found: Record<string, object> = {
    'posts/filter': post,
    'users/search': buildUserRow(user),
    'roles/search': buildRole({ name: { en: `Of ${FOUND}`, mm: FOUND } }),
    'categories/search/parents': buildParent({ name: FOUND }),
    'categories/search/children/1': buildParent({ id: 2, name: FOUND, parent_id: 1, level: 2 }),
  };
  server.use(
    http.get('/api/posts', () => json({ data: [post] })),
    http.get('/api/categories/1', () => json({ data: [], parent: { id: 1, name: 'Parent' } })),
    ...Object.entries(found).map(([path, row]) =>
      http.get(`/api/${path}`, () => json({ data: [row], last_page: 1, also_searched: 'Rain' })),
    ),
  );
  const query = new URLSearchParams({ query: QUERY }).toString();
  const { router } = await openApp(`/posts?${query}`, buildSession());
  // The description is cut within the match.
  await waitFor(() => expect(marks()).toEqual([FOUND, 'မိုးလေ', FOUND, 'Rain']));
  expect(screen.getByRole('link', { name: `${FOUND} သတင်း` })).toBeVisible();
  const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(texts).toContain(`${FOUND}ဌာန, Rain +1`);

  const others = { users: 2, role: 2, category: 1, 'category/1': 1 };
  for (const [path, count] of Object.entries(others)) {
    await act(() => router.navigate(`/${path}?${query}`));
    await waitFor(() => expect(marks()).toEqual(Array.from({ length: count }, () => FOUND)));
  }

  await act(() => router.navigate('/posts'));
  expect(await screen.findByRole('link', { name: `${FOUND} သတင်း` })).toBeVisible();
  expect(marks()).toEqual([]);
});

it.each([
  ['levee', '...The levee broke at ဟင်္သာတ.'],
  ['ဟင်္သာတ', '...broke at ဟင်္သာတ.'],
  ['Rain fell', 'Rain fell all day long in the ...'],
])('shows the words around a match deep inside a description: %s', async (query, shown) => {
  const description = `<p>${'Rain fell all day long in the delta. '.repeat(5)}The levee broke at ဟင်္သာတ.</p>`;
  server.use(
    http.get('/api/posts/filter', () => json({ data: [buildPost({ description })], last_page: 1 })),
  );
  await openApp(`/posts?${new URLSearchParams({ query })}`, buildSession());
  await waitFor(() => expect(marks()).toEqual([query]));
  const mark = screen.getByRole('mark');
  expect(mark.closest('[data-one-line]')).toHaveTextContent(shown);
});

const OFFER = '2 look like Zawgyi';

it('filters posts that look like Zawgyi if the server reports any', async () => {
  const meta = { current_page: 1, last_page: 1, per_page: 10, total: 7, zawgyi: 2 };
  server.use(
    http.get('/api/posts', () => json({ data: [buildPost()], meta })),
    http.get('/api/posts/filter', () => json({ data: [buildPost()], total: 1 })),
  );
  const { user, router } = await openPosts();
  await user.click(await screen.findByRole('button', { name: OFFER }));
  expect(await screen.findByText('1 result, looks like Zawgyi')).toBeVisible();
  expect(router.state.location.search).toBe('?zawgyi=true');
  expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument();
  const { url } = callOf('GET /api/posts/filter');
  expect(new URL(url).searchParams.get('zawgyi')).toBe('true');

  await user.click(button('Clear'));
  expect(await screen.findByRole('button', { name: OFFER })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('shows the text that the server also searched for', async () => {
  const also_searched = 'လေ';
  server.use(
    http.get('/api/posts/filter', () => json({ data: [buildPost()], total: 1, also_searched })),
  );
  await openPosts('/posts?query=ေလ');
  const note = await screen.findByText('Also searched for “လေ” (converted from Zawgyi).');
  expect(note.closest('[role="status"]')).toHaveTextContent(/^1 result for "ေလ"/);
});

it('says nothing of Zawgyi with another server', async () => {
  servePosts(buildPost());
  await openPosts();
  await screen.findByText('1 in total');
  expect(screen.queryByText(/Zawgyi/)).not.toBeInTheDocument();
});

const DIVIDER = 'Longer words that contain it';
const isDivider = (row: HTMLElement) => row.textContent === DIVIDER;
const titleIn = (row: HTMLElement) => within(row).getByRole('link', { name: /^\d$/ }).textContent;

it.each([
  ['within a page', 2, ['1', '2', DIVIDER, '3']],
  ['at its top', 0, [DIVIDER, '1', '2', '3']],
  ['on a later one', 3, ['1', '2', '3']],
  ['with a server that does not say it', undefined, ['1', '2', '3']],
])('says where longer words begin: %s', async (_, whole, expected) => {
  const data = [1, 2, 3].map((id) => buildPost({ id, title: String(id) }));
  server.use(
    http.get('/api/posts/filter', () =>
      json({ data, total: 30, whole, per_page: 3, current_page: 2, last_page: 10 }),
    ),
  );
  await openPosts('/posts?query=ရေ&page=2');
  await screen.findByRole('link', { name: '1' });
  const [, ...rows] = screen.getAllByRole('row');
  const shown = rows.map((row) => (isDivider(row) ? DIVIDER : titleIn(row)));
  expect(shown).toEqual(expected);
});
