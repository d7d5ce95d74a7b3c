import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import type { SearchQuery } from '../../../contract/paging';
import type { Tag } from '../../../contract/tag';
import type { Versioned } from '../../../contract/versioned';
import {
  api,
  invalidatesOnSuccess,
  ofVersion,
  readRestorable,
  sendsForm,
} from '../../shared/api/api';
import { unwrap } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';
import { normalizePage } from '../../shared/lists/useListPage';
import type { Page } from '../../shared/lists/useListPage';
import { postBody, postUpdateBody } from './postFormValues';
import type { PostFormValues } from './postFormValues';
import { readPost, readPostCategories, readTag, readTags } from './readPost';
import type { PostCategory, StoredPost } from './readPost';

const addressOf = (id: Id) => `/posts/${encodeURIComponent(id)}`;

function readPosts(response: unknown, page: number, perPage: number): Page<StoredPost> {
  const read = normalizePage(response, { page, perPage });
  return { ...read, items: read.items.flatMap((item) => readPost(item) ?? []) };
}

export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPosts: build.query<Page<StoredPost>, number>({
      query: (page) => ({ url: '/posts', params: { page } }),
      transformResponse: (response, _, page) => readPosts(response, page, PAGE_SIZE.posts),
      providesTags: ['Post'],
    }),
    filterPosts: build.query<Page<StoredPost>, SearchQuery>({
      query: (params) => ({ url: '/posts/filter', params: { ...params } }),
      transformResponse: (response, _, { page, per_page }) => readPosts(response, page, per_page),
      providesTags: ['Post'],
    }),
    getPostCategories: build.query<PostCategory[], void>({
      query: () => ({ url: '/posts/categories' }),
      transformResponse: readPostCategories,
      providesTags: ['Category'],
    }),
    getPost: build.query<StoredPost | null, string>({
      query: (id) => ({ url: addressOf(id) }),
      transformResponse: (response) => readPost(unwrap(response)),
      providesTags: ['Post'],
    }),
    createPost: build.mutation<unknown, PostFormValues>({
      query: (values) => ({ url: '/posts', method: 'POST', body: postBody(values) }),
      invalidatesTags: invalidatesOnSuccess('Post'),
      extraOptions: sendsForm,
    }),
    updatePost: build.mutation<unknown, PostFormValues & Versioned>({
      query: ({ id, version, ...values }) => ({
        url: addressOf(id),
        method: 'POST',
        body: postUpdateBody(values),
        ...ofVersion(version),
      }),
      onQueryStarted: showsOwnSave('Post', readPost),
      invalidatesTags: invalidatesOnSuccess('Post'),
      extraOptions: sendsForm,
    }),
    /** Resolves to whether the post can be restored. */
    deletePost: build.mutation<boolean, Id>({
      query: (id) => ({ url: addressOf(id), method: 'DELETE' }),
      transformResponse: readRestorable,
      invalidatesTags: invalidatesOnSuccess('Post'),
    }),
    getTags: build.query<Tag[], void>({
      query: () => ({ url: '/tags' }),
      transformResponse: readTags,
      providesTags: ['Tag'],
    }),
    /** Resolves to the new tag, or null where the response has none. */
    createTag: build.mutation<Tag | null, string>({
      query: (name) => ({ url: '/tags', method: 'POST', body: { name } }),
      transformResponse: (response) => readTag(unwrap(response)),
      invalidatesTags: invalidatesOnSuccess('Tag'),
    }),
  }),
});

export const {
  useGetPostsQuery,
  useFilterPostsQuery,
  useGetPostCategoriesQuery,
  useGetPostQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
  useGetTagsQuery,
  useCreateTagMutation,
} = postsApi;
