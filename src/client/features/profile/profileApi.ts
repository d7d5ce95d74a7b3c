import type { ChangePasswordForm } from '../../../contract/profile';
import type { SessionInfo } from '../../../contract/session';
import { api, invalidatesOnSuccess } from '../../shared/api/api';
import { readSessions } from '../../shared/api/readSessions';

/** Other servers know no `code`, so it is sent only if there is one. */
type PasswordChange = Omit<ChangePasswordForm, 'code'> & { code?: string };

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => ({ url: '/change-password', method: 'POST', body }),
      invalidatesTags: invalidatesOnSuccess('Session'),
    }),
    getSessions: build.query<SessionInfo[] | null, void>({
      query: () => ({ url: '/sessions' }),
      transformResponse: readSessions,
      providesTags: ['Session'],
    }),
    /** A 404 also means that the session has ended. */
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_, error) => (!error || error.status === 404 ? ['Session'] : []),
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: '/sessions', method: 'DELETE' }),
      invalidatesTags: invalidatesOnSuccess('Session'),
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = profileApi;
