import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw/core/http';
import { api } from '../../../src/client/shared/api/api';
import { rowMarked } from '../../../src/client/shared/lists/highlightedRowSlice';
import { listsSlice } from '../../../src/client/shared/lists/listsSlice';
import { alertShown } from '../../../src/client/shared/notices/noticesSlice';
import { buildPage, buildSession } from '../../helpers/client/builders';
import { openApp } from '../../helpers/client/renderApp';
import { dropped, empty, json } from '../../helpers/client/replies';
import { hold } from '../../helpers/hold';
import { button, findPage, focused, tableTexts } from '../../helpers/client/screens';
import { callsOf, server } from '../../helpers/client/server';
import { buildParent } from '../categories/categoryScreen';

const PATH = '/category';
const SEARCH = '/api/categories/search/parents';

/** Serves that many categories: `Station 1`, `Station 2`, and so on. */
function serveStations(total: number) {
  const stations = Array.from({ length: total }, (_, index) =>
    buildParent({ id: index + 1, name: `Station ${index + 1}` }),
  );
  const pageOf = ({ url }: Request) => {
    const { searchParams } = new URL(url);
    const page = Number(searchParams.get('page'));
    const found = stations.filter(({ name }) => name.includes(searchParams.get('query') ?? ''));
    const last_page = Math.max(1, Math.ceil(found.length / 5));
    const meta = { current_page: page, last_page, per_page: 5, total: found.length };
    return buildPage(found.slice((page - 1) * 5, page * 5), meta);
  };
  server.use(
    http.get('/api/categories', ({ request }) => json(pageOf(request))),
    http.get(SEARCH, ({ request }) => {
      const { data, meta } = pageOf(request);
      return json({ data, links: [], ...meta });
    }),
  );
}

const openStations = (search = '', path = PATH) => openApp(`${path}${search}`, buildSession());

const table = () => screen.getByRole('table', { name: 'Category List' });

/** Number and name of each visible row, such as `6 Station 6`. */
const rows = () =>
  tableTexts()
    .slice(1)
    .map((cells) => cells.slice(0, 2).join(' '));

/** Waits until a station is visible. */
const station = (number: number) => screen.findByRole('cell', { name: `Station ${number}` });

const search = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });

/** The query strings of the calls of that kind, oldest first. */
const asked = (name = '/api/categories') =>
  callsOf(`GET ${name}`).map(({ url }) => new URL(url).search);

/** The query string of a search for a text. */
const searchOf = (query: string, page = 1) =>
  `?page=${page}&per_page=5&query=${query}&start_date=&end_date=`;

const answer = (reply: () => Response | Promise<undefined>) =>
  server.use(http.get('/api/categories', reply));

const address = () => window.location.search;
const back = () => act(() => window.history.back());

/** Collects the texts of all that is taken off the page. */
function watchRemoved(): string[] {
  const removed: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      removed.push(...[...removedNodes].map(({ textContent }) => textContent ?? ''));
  });
  observer.observe(document.body, { subtree: true, childList: true });
  return removed;
}

describe('a list page', () => {
  it('shows Loading..., then its first page and the total, and the next page in place of its rows', async () => {
    serveStations(12);
    const [first, third] = [hold(), hold()];
    answer(() => first.held.then(() => undefined));
    const removed = watchRemoved();
    const { user } = await openStations();
    expect(await screen.findByText('Loading...')).toBeVisible();
    // Not even for a moment before the request starts.
    expect(removed.join()).not.toContain('Failed');
    first.release();
    await station(1);
    expect(rows()).toEqual([1, 2, 3, 4, 5].map((number) => `${number} Station ${number}`));
    expect(screen.getByText('12 in total').closest('[role="status"]')).toBeVisible();
    expect(asked()).toEqual(['?page=1']);

    answer(() => third.held.then(() => undefined));
    await user.click(button('Page 3'));
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(table()).toHaveAttribute('aria-busy', 'true');
    // The first of five rows has the text; the other four are skeletons.
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(6);
    expect(screen.queryByRole('cell', { name: 'Station 1' })).not.toBeInTheDocument();
    expect(button('Page 3')).toHaveAttribute('aria-current', 'page');
    third.release();
    await station(11);
    expect(rows()).toEqual(['11 Station 11', '12 Station 12']);
    await focused(() => button('Page 3'));
  });

  it('sends the saved filter with a change of page, never unsubmitted input', async () => {
    serveStations(12);
    const { user } = await openStations();
    await station(1);
    await user.click(search());
    await user.paste('Station');
    await user.click(button('Page 2'));
    await station(6);
    expect(asked(SEARCH)).toEqual([]);

    await user.type(search(), '{Enter}');
    await station(1);
    await user.type(search(), ' 9');
    await user.click(button('Page 2'));
    await station(6);
    expect(new Set(asked(SEARCH))).toEqual(new Set([searchOf('Station'), searchOf('Station', 2)]));
    expect(search()).toHaveValue('Station 9');
  });

  it('leaves the filter on Clear, and fetches again on another press of Filter or Clear', async () => {
    serveStations(20);
    const { user } = await openStations('?query=Station&page=2');
    await station(6);
    await user.click(button('Filter'));
    await station(1);
    const searches = asked(SEARCH).length;
    await user.click(button('Filter'));
    await waitFor(() => expect(asked(SEARCH)).toHaveLength(searches + 1));
    expect(asked()).toEqual([]);

    await user.click(button('Clear'));
    expect(await screen.findByText('20 in total')).toBeVisible();
    expect(await station(1)).toBeVisible();
    expect(asked()).toEqual(['?page=1']);
    expect(search()).toHaveValue('');
    await user.click(button('Clear'));
    await waitFor(() => expect(asked()).toEqual(['?page=1', '?page=1']));
    expect(await station(1)).toBeVisible();
  });

  it('prefetches a page, with its filter, when the pointer reaches its button, and shows it immediately', async () => {
    serveStations(6);
    const { user } = await openStations('?query=Station');
    await station(1);
    await user.hover(button('Next page'));
    await waitFor(() => expect(asked(SEARCH)[1]).toBe(searchOf('Station', 2)));
    const { held } = hold();
    server.use(http.get(SEARCH, () => held.then(() => json([]))));
    await user.click(button('Next page'));
    expect(await station(6)).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('steps back page by page if a server reports no last page', async () => {
    server.use(
      http.get('/api/categories', ({ request }) =>
        json(request.url.endsWith('page=1') ? [buildParent({ name: 'Station 1' })] : []),
      ),
    );
    await openStations('?page=3');
    await station(1);
    expect(asked()).toEqual(['?page=3', '?page=2', '?page=1']);
    await waitFor(() => expect(address()).toBe(''));
  });
});

it.each([
  ['the first page', ''],
  ['a page between', '?page=2'],
  ['the page itself', '?page=3'],
  ['a filter that leaves it out', '?query=Station+3'],
])('leads from %s to the page with a row that was created', async (_, from) => {
  serveStations(12);
  const { store } = await openStations(from);
  store.dispatch(rowMarked(PATH, 12, true));
  await station(12);
  expect(address()).toBe('?page=3');
});

it('dismisses an alert when another page is requested', async () => {
  serveStations(6);
  const { user, store } = await openStations();
  await station(1);
  act(() => void store.dispatch(alertShown('Failed.')));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(button('Page 2'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is loaded again when the user returns to the tab, and keeps what was typed', async () => {
  serveStations(2);
  const { user } = await openStations();
  await station(2);
  await user.type(search(), 'Sta');
  serveStations(3);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await station(3)).toBeVisible();
  expect(search()).toHaveValue('Sta');
  expect(search()).toHaveFocus();
});

describe('a list page that cannot be loaded', () => {
  const NOTE = /^As of \d\d:\d\d\. The server could not be reached\.$/;
  const isEmptied = () => {
    expect(screen.queryByText(/Station \d/)).not.toBeInTheDocument();
    expect(screen.queryByText(/in total/)).not.toBeInTheDocument();
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  };

  it('shows the rows of its last response on request, with their age', async () => {
    serveStations(6);
    const { user, router } = await openStations();
    await station(1);
    await act(() => router.navigate('/nowhere'));
    answer(dropped);
    await act(() => router.navigate(PATH));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load categories.');
    isEmptied();
    await user.click(screen.getByRole('button', { name: /^Show the list of \d\d:\d\d$/ }));
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(rows()).toHaveLength(5);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.click(button('Try again'));
    await waitFor(() => expect(button('Try again')).toBeEnabled());
    expect(rows()).toHaveLength(5);
  });

  it('keeps its rows if a refresh in the background fails, and loads them on Try again', async () => {
    serveStations(6);
    const { user, store } = await openStations();
    await station(1);
    answer(dropped);
    act(() => void store.dispatch(api.util.invalidateTags(['Category'])));
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(rows()).toHaveLength(5);
    expect(screen.getByText('6 in total')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    serveStations(2);
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
    expect(rows()).toEqual(['1 Station 1', '2 Station 2']);
  });

  it.each([
    ['the server refuses it', () => empty(500)],
    ['another page was on show', dropped],
  ])('empties itself if %s, says so, and recovers', async (_, reply) => {
    serveStations(6);
    const { user } = await openStations();
    await station(1);
    answer(reply);
    await user.click(button('Page 2'));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load categories.');
    isEmptied();
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
    serveStations(12);
    await user.click(button('Try again'));
    await station(6);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the address bar of a list', () => {
  beforeEach(() => serveStations(20));

  it('follows Back and Forward through pages and filters, each by one change of the list', async () => {
    const { user, store, router } = await openStations();
    await station(1);
    const events: string[] = [];
    const effect = ({ type }: { type: string }) => void events.push(type);
    store.dispatch(addListener({ matcher: isAnyOf(...Object.values(listsSlice.actions)), effect }));
    await user.click(button('Page 2'));
    await station(6);
    await user.click(search());
    await user.paste('Station 2');
    await user.keyboard('{Enter}');
    await screen.findByText('2 results for "Station 2"');
    expect(address()).toBe('?query=Station+2');
    expect(events).toEqual(['lists/pageChanged', 'lists/searched']);
    back();
    await station(6);
    expect(address()).toBe('?page=2');
    expect(search()).toHaveValue('');
    back();
    await station(1);
    expect(address()).toBe('');
    act(() => window.history.go(2));
    await screen.findByText('2 results for "Station 2"');
    expect(search()).toHaveValue('Station 2');
    expect(events.slice(2)).toEqual(['lists/opened', 'lists/opened', 'lists/opened']);
    // Like the link of the sidebar.
    await act(() => router.navigate(PATH));
    await station(1);
    expect(search()).toHaveValue('');
  });

  it('replaces a page past the end with the last page in the history', async () => {
    const { router } = await openStations('', '/nowhere');
    await act(() => router.navigate(`${PATH}?page=99`));
    await station(20);
    await waitFor(() => expect(address()).toBe('?page=4'));
    back();
    await findPage('Page not found');
  });
});
