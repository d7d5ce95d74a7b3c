import { textOf, unwrap } from './normalize';
import { isPrivileged } from '../../../contract/permissions';
import type { PermissionHolder } from '../../../contract/permissions';
import { isRecord } from '../../../contract/records';
import type { LoginResponse, LoginRequest } from '../../../contract/session';
import { api } from './api';

const isLogin = (response: unknown): response is LoginResponse =>
  isRecord(response) &&
  typeof response.token === 'string' &&
  response.token !== '' &&
  isRecord(response.user);

/**
 * Reads a login response, bare or under `data`. If it has no token or user, this returns the plain
 * text that the server sent instead, or null.
 */
function readLogin(response: unknown): LoginResponse | string | null {
  const login = unwrap(response);
  if (isLogin(login)) return login;
  return textOf(login) || null;
}

/** Whether a login response lacks the permissions of a user whose role is not privileged. */
export function lacksPermissions({ user }: LoginResponse): boolean {
  const { permissions, role } = user as PermissionHolder;
  return !isPrivileged(user) && !permissions && !role?.permissions;
}

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResponse | string | null, LoginRequest>({
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
