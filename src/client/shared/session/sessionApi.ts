import { unwrap } from '../../../contract/paging';
import { isRecord } from '../../../contract/records';
import type { LoginAnswer, LoginRequest } from '../../../contract/session';
import { api } from '../api/api';

const isLogin = (answer: unknown): answer is LoginAnswer =>
  isRecord(answer) &&
  typeof answer.token === 'string' &&
  answer.token !== '' &&
  isRecord(answer.user);

/** A login answer, bare or under `data`; null where token or user is missing. */
function readLogin(answer: unknown): LoginAnswer | null {
  const login = unwrap(answer);
  return isLogin(login) ? login : null;
}

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer | null, LoginRequest>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
      transformResponse: readLogin,
    }),
    logout: build.mutation<null, void>({
      query: () => ({ url: '/logout', method: 'POST' }),
      transformResponse: () => null,
    }),
  }),
});

export const { login } = sessionApi.endpoints;
export const { useLogoutMutation } = sessionApi;
