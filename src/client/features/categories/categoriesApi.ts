import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { Category, CategoryForm } from '../../../contract/category';
import type { Id } from '../../../contract/ids';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../../contract/limits';
import type { SearchQuery } from '../../../contract/paging';
import { normalizePage } from '../../shared/api/normalize';
import type { Page } from '../../shared/api/normalize';
import { isRecord } from '../../../contract/records';
import { api } from '../../shared/api/api';
import type { ApiError } from '../../shared/api/apiError';
import { readCategories, readCategory } from './readCategory';

/** A page of children, with the parent that our server tells beside them (readings 58). */
export interface ChildPage extends Page<Category> {
  parent: Category | null;
}

const plainAt = (page: number) => ({ page, perPage: PAGE_SIZE.categories });
const searchedAt = (search: SearchQuery) => ({ page: search.page, perPage: search.per_page });
const addressOf = (id: Id) => `/categories/${encodeURIComponent(id)}`;

type Call = (args: FetchArgs) => PromiseLike<Answer> | Answer;
type Answer = { data?: unknown; error?: ApiError };

/**
 * Every parent there is, page after page (readings 60). A server that does not know `per_page` takes
 * more pages; a page that brings nothing new ends the walk, whatever its numbers say.
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
      transformResponse: (answer, _, page) => readCategories(normalizePage(answer, plainAt(page))),
      providesTags: ['Category'],
    }),
    getAllParentCategories: build.query<Category[], void>({
      queryFn: (_, _api, _options, call) => collectParents(call),
      providesTags: ['Category'],
    }),
    getChildCategories: build.query<ChildPage, { id: string; page: number }>({
      query: ({ id, page }) => ({ url: addressOf(id), params: { page } }),
      transformResponse: (answer, _, { id, page }) => ({
        ...readCategories(normalizePage(answer, plainAt(page)), id),
        parent: isRecord(answer) ? readCategory(answer.parent) : null,
      }),
      providesTags: ['Category'],
    }),
    searchParentCategories: build.query<Page<Category>, SearchQuery>({
      query: (params) => ({ url: '/categories/search/parents', params: { ...params } }),
      transformResponse: (answer, _, search) =>
        readCategories(normalizePage(answer, searchedAt(search))),
      providesTags: ['Category'],
    }),
    searchChildCategories: build.query<Page<Category>, { id: string; search: SearchQuery }>({
      query: ({ id, search }) => ({
        url: `/categories/search/children/${encodeURIComponent(id)}`,
        params: { ...search },
      }),
      transformResponse: (answer, _, { id, search }) =>
        readCategories(normalizePage(answer, searchedAt(search)), id),
      providesTags: ['Category'],
    }),
    /** Leaves the lists as they are: they are asked again once the dialog has closed (section 4). */
    createCategory: build.mutation<unknown, CategoryForm>({
      query: (body) => ({ url: '/categories', method: 'POST', body }),
    }),
    updateCategory: build.mutation<unknown, { id: Id; form: CategoryForm }>({
      query: ({ id, form }) => ({ url: addressOf(id), method: 'PUT', body: form }),
      invalidatesTags: (_, error) => (error ? [] : ['Category']),
    }),
  }),
});

/** Has every list of categories on show asked again, where it stands. */
export const categoriesOutdated = () => categoriesApi.util.invalidateTags(['Category']);

export const {
  useGetParentCategoriesQuery,
  useGetAllParentCategoriesQuery,
  useGetChildCategoriesQuery,
  useSearchParentCategoriesQuery,
  useSearchChildCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} = categoriesApi;
