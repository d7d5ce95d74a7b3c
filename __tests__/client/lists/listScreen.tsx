import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/core/http';
import { StrictMode } from 'react';
import { createBrowserRouter } from 'react-router';
import { App } from '../../../src/client/app/App';
import { mirrorLists, openList } from '../../../src/client/shared/lists/listsSlice';
import { Root, StartUp } from '../../../src/client/app/Root';
import { makeStore } from '../../../src/client/app/store';
import { api } from '../../../src/client/shared/api/api';
import { PagedTable } from '../../../src/client/shared/lists/PagedTable';
import { normalizePage, useListPage } from '../../../src/client/shared/lists/useListPage';
import { PageHeader } from '../../../src/client/shared/ui/PageHeader';
import { BASE_PATH, PAGE_SIZE, SEARCH_PAGE_SIZE } from '../../../src/contract/limits';
import type { SearchQuery } from '../../../src/contract/paging';
import type { Page } from '../../../src/client/shared/lists/useListPage';
import { json } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';
import { Unstyled } from '../../helpers/client/Unstyled';

interface Station {
  id: number;
  name: string;
}

const readPage = (answer: unknown, page: number, perPage: number): Page<Station> => {
  const read = normalizePage(answer, { page, perPage });
  return { ...read, items: read.items as Station[] };
};

const stationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStations: build.query<Page<Station>, number>({
      query: (page) => ({ url: '/stations', params: { page } }),
      transformResponse: (answer, _, page) => readPage(answer, page, PAGE_SIZE.users),
      providesTags: ['User'],
    }),
    searchStations: build.query<Page<Station>, SearchQuery>({
      query: (params) => ({ url: '/stations/search', params: { ...params } }),
      transformResponse: (answer, _, { page }) => readPage(answer, page, SEARCH_PAGE_SIZE),
      providesTags: ['User'],
    }),
  }),
});

/** A typical list screen, with stations instead of users. */
function StationListPage() {
  const list = useListPage<Station>({
    usePlain: stationsApi.useGetStationsQuery,
    useSearch: stationsApi.useSearchStationsQuery,
    prefetchPlain: stationsApi.usePrefetch('getStations'),
    prefetchSearch: stationsApi.usePrefetch('searchStations'),
  });
  return (
    <>
      <PageHeader title="Stations" />
      <PagedTable
        list={list}
        caption="Station List"
        columns={[
          { header: 'No', kind: 'number', render: (_, index) => index + 1 },
          { header: 'Name', render: ({ name }) => name },
        ]}
        rowKey={({ id }) => String(id)}
        emptyText="No station data found."
        failedText="Failed to load stations."
      />
    </>
  );
}

const count = (params: URLSearchParams, key: string, otherwise: number) =>
  Number(params.get(key) ?? otherwise);

/** Serves that many stations: `Station 1`, `Station 2`, and so on. */
export function serveStations(total: number) {
  const stations = Array.from({ length: total }, (_, index) => ({
    id: index + 1,
    name: `Station ${index + 1}`,
  }));
  const cut = (found: Station[], page: number, per_page: number) => ({
    data: found.slice((page - 1) * per_page, page * per_page),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(found.length / per_page)),
      per_page,
      total: found.length,
    },
  });
  server.use(
    http.get('*/api/stations', ({ request }) => {
      const { searchParams } = new URL(request.url);
      return json(cut(stations, count(searchParams, 'page', 1), 5));
    }),
    http.get('*/api/stations/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const found = stations.filter(({ name }) => name.includes(searchParams.get('query') ?? ''));
      const { data, meta } = cut(found, count(searchParams, 'page', 1), 5);
      return json({ data, links: [], ...meta });
    }),
  );
}

const routers: { dispose: () => void }[] = [];

/** Opens the stations at an address below the base path, with a real address bar. */
export function openStations(address = '/stations') {
  window.history.replaceState(null, '', `${BASE_PATH}${address}`);
  const store = makeStore();
  const router = createBrowserRouter(
    [
      {
        Component: Root,
        HydrateFallback: StartUp,
        children: [
          {
            path: '/stations',
            loader: (args) => {
              openList(store, args.request.url);
              return null;
            },
            Component: StationListPage,
          },
          { path: '/elsewhere', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
    { basename: BASE_PATH },
  );
  mirrorLists(store, router);
  routers.push(router);
  const view = render(
    <StrictMode>
      <Unstyled>
        <App store={store} router={router} />
      </Unstyled>
    </StrictMode>,
  );
  return { ...view, store, router, user: userEvent.setup() };
}

afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
});
