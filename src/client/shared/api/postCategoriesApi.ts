import { api } from './api';
import { readPostCategories } from './readPostCategories';
import type { PostCategory } from './readPostCategories';

const postCategoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All categories, of both levels. */
    getPostCategories: build.query<PostCategory[], void>({
      query: () => ({ url: '/posts/categories' }),
      transformResponse: readPostCategories,
      providesTags: ['Category'],
    }),
  }),
});

export const { useGetPostCategoriesQuery } = postCategoriesApi;
