import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { Category, CategoryForm } from '../../../contract/category';
import type { Id } from '../../../contract/ids';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../../contract/limits';
import type { SearchQuery } from '../../../contract/paging';
import { isRecord } from '../../../contract/records';
import { api, invalidatesOnSuccess } from '../../shared/api/api';
import type { Save, Update } from '../../shared/api/api';
import type { ApiError } from '../../shared/api/apiError';
import { isId, textOf, versionOf } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';
import { normalizePage } from '../../shared/lists/useListPage';
import type { Page } from '../../shared/lists/useListPage';

export interface ChildPage extends Page<Category> {
  parent: Category | null;
}

const plainAt = (page: number) => ({ page, perPage: PAGE_SIZE.categories });
const searchedAt = (search: SearchQuery) => ({ page: search.page, perPage: search.per_page });
const addressOf = (id: Id) => `/categories/${encodeURIComponent(id)}`;

/**
 * Reads a category of any server. Numbers may be strings, and fields may be missing or null.
 * Returns null if there is no id.
 *
 * @param parentId the parent of the requested children, used if a child has no parent id
 */
export function readCategory(value: unknown, parentId: Id | null = null): Category | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const assumed = parentId === null ? 1 : 2;
  const level = Number(value.level ?? assumed) === 2 ? 2 : 1;
  return {
    id: value.id,
    name: textOf(value.name),
    icon: textOf(value.icon) || null,
    level,
    parent_id: level === 1 ? null : isId(value.parent_id) ? value.parent_id : parentId,
    ...versionOf(value),
  };
}

function readCategories(page: Page<unknown>, parentId: Id | null = null): Page<Category> {
  return { ...page, items: page.items.flatMap((item) => readCategory(item, parentId) ?? []) };
}

type Call = (args: FetchArgs) => PromiseLike<Reply> | Reply;
type Reply = { data?: unknown; error?: ApiError };

/**
 * Fetches all parents, page after page, because a server may ignore `per_page`. A page without new
 * entries ends the loop, whatever its `last_page` says.
 */
async function collectParents(call: Call): Promise<{ data: Category[] } | { error: ApiError }> {
  const found = new Map<string, Category>();
  for (let page = 1; ; page += 1) {
    const params = { page, per_page: MAX_PAGE_SIZE };
    const { data, error } = await call({ url: '/categories', params });
    if (error) return { error };
    const before = found.size;
    const { items, lastPage } = readCategories(normalizePage(data, plainAt(page)));
    for (const category of items) found.set(String(category.id), category);
    if (page >= lastPage || found.size === before) {
      return { data: [...found.values()].filter(({ level }) => level === 1) };
    }
  }
}

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getParentCategories: build.query<Page<Category>, number>({
      query: (page) => ({ url: '/categories', params: { page } }),
      transformResponse: (response, _, page) =>
        readCategories(normalizePage(response, plainAt(page))),
      providesTags: ['Category'],
    }),
    getAllParentCategories: build.query<Category[], void>({
      queryFn: (_, _api, _options, call) => collectParents(call),
      providesTags: ['Category'],
    }),
    getChildCategories: build.query<ChildPage, { id: string; page: number }>({
      query: ({ id, page }) => ({ url: addressOf(id), params: { page } }),
      transformResponse: (response, _, { id, page }) => ({
        ...readCategories(normalizePage(response, plainAt(page)), id),
        parent: isRecord(response) ? readCategory(response.parent) : null,
      }),
      providesTags: ['Category'],
    }),
    searchParentCategories: build.query<Page<Category>, SearchQuery>({
      query: (params) => ({ url: '/categories/search/parents', params: { ...params } }),
      transformResponse: (response, _, search) =>
        readCategories(normalizePage(response, searchedAt(search))),
      providesTags: ['Category'],
    }),
    searchChildCategories: build.query<Page<Category>, { id: string; search: SearchQuery }>({
      query: ({ id, search }) => ({
        url: `/categories/search/children/${encodeURIComponent(id)}`,
        params: { ...search },
      }),
      transformResponse: (response, _, { id, search }) =>
        readCategories(normalizePage(response, searchedAt(search)), id),
      providesTags: ['Category'],
    }),
    /** Invalidates nothing, because the lists are fetched again once the dialog has closed. */
    createCategory: build.mutation<unknown, Save<CategoryForm>>({
      query: ({ values, ...save }) => ({ url: '/categories', method: 'POST', body: values, save }),
    }),
    updateCategory: build.mutation<unknown, Update<CategoryForm>>({
      query: ({ id, values, ...save }) => ({
        url: addressOf(id),
        method: 'PUT',
        body: values,
        save,
      }),
      onQueryStarted: showsOwnSave('Category', readCategory),
      invalidatesTags: invalidatesOnSuccess('Category'),
    }),
  }),
});

export const {
  useGetParentCategoriesQuery,
  useGetAllParentCategoriesQuery,
  useGetChildCategoriesQuery,
  useSearchParentCategoriesQuery,
  useSearchChildCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} = categoriesApi;
