import type { Category, CategoryForm } from '../../../contract/category';
import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import { isRecord } from '../../../contract/records';
import { api, invalidatesOnSuccess } from '../../shared/api/api';
import type { Save, Update } from '../../shared/api/api';
import { isId, textOf, versionOf } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';
import { listCall, pageReader, readAllPages } from '../../shared/api/readPage';
import type { ListState, Page } from '../../shared/api/readPage';

export interface ChildPage extends Page<Category> {
  parent: Category | null;
}

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

function readParent(value: unknown): Category | null {
  const category = readCategory(value);
  return category?.level === 1 ? category : null;
}

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getParentCategories: build.query<Page<Category>, ListState>({
      query: (list) => listCall(list, '/categories', '/categories/search/parents'),
      transformResponse: pageReader((value) => readCategory(value), PAGE_SIZE.categories),
      providesTags: ['Category'],
    }),
    getAllParentCategories: build.query<Category[], void>({
      queryFn: (_, _api, _options, call) =>
        readAllPages(call, '/categories', PAGE_SIZE.categories, readParent),
      providesTags: ['Category'],
    }),
    getChildCategories: build.query<ChildPage, { id: string; list: ListState }>({
      query: ({ id, list }) =>
        listCall(list, addressOf(id), `/categories/search/children/${encodeURIComponent(id)}`),
      transformResponse: (response, meta, { id, list }) => ({
        ...pageReader((value) => readCategory(value, id), PAGE_SIZE.categories)(
          response,
          meta,
          list,
        ),
        parent: isRecord(response) ? readCategory(response.parent) : null,
      }),
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
  useGetAllParentCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} = categoriesApi;
