import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import type { SearchQuery } from '../../../contract/paging';
import { normalizePage, unwrap } from '../../shared/api/normalize';
import type { Page } from '../../shared/api/normalize';
import type { Tag } from '../../../contract/tag';
import { api } from '../../shared/api/api';
import { postBody, postUpdateBody } from './postBody';
import type { PostChange, PostUpdate } from './postBody';
import { readPost, readPostCategories } from './readPost';
import type { PostCategory, StoredPost } from './readPost';
import { readTag, readTags } from './readTag';

const addressOf = (id: Id) => `/posts/${encodeURIComponent(id)}`;

function readPosts(answer: unknown, page: number, perPage: number): Page<StoredPost> {
  const read = normalizePage(answer, { page, perPage });
  return { ...read, items: read.items.flatMap((item) => readPost(item) ?? []) };
}

export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPosts: build.query<Page<StoredPost>, number>({
      query: (page) => ({ url: '/posts', params: { page } }),
      transformResponse: (answer, _, page) => readPosts(answer, page, PAGE_SIZE.posts),
      providesTags: ['Post'],
    }),
    filterPosts: build.query<Page<StoredPost>, SearchQuery>({
      query: (params) => ({ url: '/posts/filter', params: { ...params } }),
      transformResponse: (answer, _, { page, per_page }) => readPosts(answer, page, per_page),
      providesTags: ['Post'],
    }),
    getPostCategories: build.query<PostCategory[], void>({
      query: () => ({ url: '/posts/categories' }),
      transformResponse: readPostCategories,
      providesTags: ['Category'],
    }),
    getPost: build.query<StoredPost | null, string>({
      query: (id) => ({ url: addressOf(id) }),
      transformResponse: (answer) => readPost(unwrap(answer)),
      providesTags: ['Post'],
    }),
    createPost: build.mutation<unknown, PostChange>({
      query: (change) => ({ url: '/posts', method: 'POST', body: postBody(change) }),
      invalidatesTags: (_, error) => (error ? [] : ['Post']),
    }),
    updatePost: build.mutation<unknown, PostUpdate>({
      query: (update) => ({
        url: addressOf(update.id),
        method: 'POST',
        body: postUpdateBody(update),
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Post']),
    }),
    deletePost: build.mutation<unknown, Id>({
      query: (id) => ({ url: addressOf(id), method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['Post']),
    }),
    getTags: build.query<Tag[], void>({
      query: () => ({ url: '/tags' }),
      transformResponse: readTags,
      providesTags: ['Tag'],
    }),
    /** Gives back the new tag; null where the answer holds none. */
    createTag: build.mutation<Tag | null, string>({
      query: (name) => ({ url: '/tags', method: 'POST', body: { name } }),
      transformResponse: (answer) => readTag(unwrap(answer)),
      invalidatesTags: (_, error) => (error ? [] : ['Tag']),
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
