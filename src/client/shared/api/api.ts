import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

const tagTypes = ['Announcement', 'Category', 'Post', 'Role', 'Slider', 'Tag', 'User'] as const;

/** The client's one API; each feature injects its endpoints in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});

/** A mutation's `invalidatesTags`: a failed call has changed nothing, so nothing is fetched again. */
export const invalidatesOnSuccess =
  (tag: (typeof tagTypes)[number]) => (_result: unknown, error: unknown) => (error ? [] : [tag]);
