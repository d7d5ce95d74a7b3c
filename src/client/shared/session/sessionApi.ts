import type { LoginAnswer, LoginRequest } from '../../../contract/session';
import { unwrap } from '../../../contract/paging';
import { api } from '../api/api';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginRequest>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
      transformResponse: (answer) => unwrap(answer) as LoginAnswer,
    }),
    logout: build.mutation<null, void>({
      query: () => ({ url: '/logout', method: 'POST' }),
      transformResponse: () => null,
    }),
  }),
});

export const { useLoginMutation, useLogoutMutation } = sessionApi;
