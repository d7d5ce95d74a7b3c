import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import type { Tag, TagForm, TagMergeForm, TagUse } from '../../../contract/tag';
import { api, invalidatesOnSuccess, readRestorable } from '../../shared/api/api';
import type { Save, Update } from '../../shared/api/api';
import { formBody } from '../../shared/api/formBody';
import { unwrap } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';
import { listCall, pageReader } from '../../shared/api/readPage';
import type { ListState, Page } from '../../shared/api/readPage';
import { POST_BODY } from './postFormValues';
import type { PostFormValues } from './postFormValues';
import { readPost, readTag, readTags, readTagUses } from './readPost';
import type { StoredPost } from './readPost';

const addressOf = (id: Id) => `/posts/${encodeURIComponent(id)}`;
const tagAddress = (id: Id) => `/tags/${encodeURIComponent(id)}`;

/** A change of a tag also changes posts, because they show the names of their tags. */
const inPosts = (_result: unknown, error: unknown) => (error ? [] : (['Tag', 'Post'] as const));

export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPosts: build.query<Page<StoredPost>, ListState>({
      query: (list) => listCall(list, '/posts', '/posts/filter'),
      transformResponse: pageReader(readPost, PAGE_SIZE.posts),
      providesTags: ['Post'],
    }),
    getPost: build.query<StoredPost | null, string>({
      query: (id) => ({ url: addressOf(id) }),
      transformResponse: (response) => readPost(unwrap(response)),
      providesTags: ['Post'],
    }),
    createPost: build.mutation<unknown, Save<PostFormValues>>({
      query: ({ values, ...save }) => ({
        url: '/posts',
        method: 'POST',
        body: formBody(values, POST_BODY),
        save,
      }),
      invalidatesTags: invalidatesOnSuccess('Post'),
    }),
    /** A plain POST, without the `_method` of a slider. */
    updatePost: build.mutation<unknown, Update<PostFormValues>>({
      query: ({ id, values, ...save }) => ({
        url: addressOf(id),
        method: 'POST',
        body: formBody(values, POST_BODY),
        save,
      }),
      onQueryStarted: showsOwnSave('Post', readPost),
      invalidatesTags: invalidatesOnSuccess('Post'),
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
    /** Resolves to the new tag, or null if the response has none. */
    createTag: build.mutation<Tag | null, string>({
      query: (name) => ({ url: '/tags', method: 'POST', body: { name } }),
      transformResponse: (response) => readTag(unwrap(response)),
      invalidatesTags: invalidatesOnSuccess('Tag'),
    }),
    getTagUses: build.query<TagUse[], void>({
      query: () => ({ url: '/tags/usage' }),
      transformResponse: readTagUses,
      providesTags: ['Tag', 'Post'],
    }),
    renameTag: build.mutation<unknown, Update<TagForm>>({
      query: ({ id, values, ...save }) => ({
        url: tagAddress(id),
        method: 'PUT',
        body: values,
        save,
      }),
      invalidatesTags: inPosts,
    }),
    mergeTag: build.mutation<unknown, Update<TagMergeForm>>({
      query: ({ id, values, ...save }) => ({
        url: `${tagAddress(id)}/merge`,
        method: 'POST',
        body: values,
        save,
      }),
      invalidatesTags: inPosts,
    }),
    /** The key lets a repeated call restore only once. */
    restoreTag: build.mutation<unknown, { id: Id; key: string }>({
      query: ({ id, key }) => ({
        url: `${tagAddress(id)}/restore`,
        method: 'POST',
        save: { key },
      }),
      invalidatesTags: inPosts,
    }),
    deleteTag: build.mutation<unknown, Id>({
      query: (id) => ({ url: tagAddress(id), method: 'DELETE' }),
      invalidatesTags: invalidatesOnSuccess('Tag'),
    }),
  }),
});

export const {
  useGetPostQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
  useGetTagsQuery,
  useCreateTagMutation,
  useGetTagUsesQuery,
  useRenameTagMutation,
  useMergeTagMutation,
  useDeleteTagMutation,
} = postsApi;
