import { unwrap } from '../api/normalize';
import { isRecord } from '../../../contract/records';
import type { LoginResponse, LoginRequest } from '../../../contract/session';
import { api } from '../api/api';

const isLogin = (answer: unknown): answer is LoginResponse =>
  isRecord(answer) &&
  typeof answer.token === 'string' &&
  answer.token !== '' &&
  isRecord(answer.user);

/** A login answer, bare or under `data`; null where token or user is missing. */
function readLogin(answer: unknown): LoginResponse | null {
  const login = unwrap(answer);
  return isLogin(login) ? login : null;
}

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse | null, LoginRequest>({
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
