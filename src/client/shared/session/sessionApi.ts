import { unwrap } from '../api/normalize';
import { isRecord } from '../../../contract/records';
import type { LoginResponse, LoginRequest } from '../../../contract/session';
import { api } from '../api/api';

const isLogin = (response: unknown): response is LoginResponse =>
  isRecord(response) &&
  typeof response.token === 'string' &&
  response.token !== '' &&
  isRecord(response.user);

/** A login response, bare or under `data`; null without a token or a user. */
function readLogin(response: unknown): LoginResponse | null {
  const login = unwrap(response);
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
