import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The one API of the client; each feature injects its endpoints of section 7 in its own file. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Announcement', 'Category', 'Post', 'Role', 'Slider', 'Tag', 'User'],
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});
