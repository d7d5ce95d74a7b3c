import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The one API of the client; each feature injects its endpoints of section 7 in its own file. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Announcement', 'Category', 'Role', 'Slider', 'User'],
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

type ApiState = ReturnType<typeof api.reducer>;

/** True while any call is under way, for the progress line. */
export function selectIsCalling(state: { api: ApiState }): boolean {
  const { queries, mutations } = state.api;
  return [queries, mutations].some((calls) =>
    Object.values(calls).some((call) => call?.status === 'pending'),
  );
}
