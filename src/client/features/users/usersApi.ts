import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import { isRecord } from '../../../contract/records';
import type { SessionInfo, TemporaryPassword } from '../../../contract/session';
import type { Role } from '../../../contract/role';
import { roleName } from '../../../contract/roleName';
import type { User, UserCreateForm, UserEditForm } from '../../../contract/user';
import { api, invalidatesOnSuccess } from '../../shared/api/api';
import type { Save, Update } from '../../shared/api/api';
import {
  isId,
  isInstant,
  readSlugs,
  textOf,
  unwrap,
  unwrapList,
  versionOf,
} from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';
import { listCall, pageReader } from '../../shared/api/readPage';
import type { ListState, Page } from '../../shared/api/readPage';
import { readSessions } from '../../shared/api/readSessions';
import { roleNameOr } from '../../shared/text/roleNameOr';

/** Reads the role of a user: an object, with or without an id, or just a name. */
function readRole(value: unknown): Role {
  const role = isRecord(value) ? value : { name: value };
  return {
    id: isId(role.id) ? role.id : '',
    slug: textOf(role.slug),
    name: { en: roleName(role, 'en') ?? '', mm: roleName(role, 'mm') ?? '' },
    permissions: readSlugs(role.permissions),
  };
}

const readRoleOptions = (response: unknown): Role[] =>
  unwrapList(response)
    .map(readRole)
    .filter(({ id }) => id !== '');

/** Reads a user of any server. Missing fields become empty. Returns null if there is no id. */
export function readUser(value: unknown): User | null {
  if (!isRecord(value) || !isId(value.id)) return null;
  const role = readRole(value.role);
  return {
    id: value.id,
    name: textOf(value.name),
    email: textOf(value.email),
    role,
    roleName: { en: roleName({ name: value.roleName }, 'en') ?? '' },
    slug: textOf(value.slug) || role.slug,
    role_id: isId(value.role_id) ? value.role_id : role.id,
    created_at: textOf(value.created_at),
    ...versionOf(value),
  };
}

/** Returns the name of a user's role in the language of the page; '' if there is none. */
export const roleNameOf = ({ roleName, role }: User) =>
  roleNameOr(roleName.en || role.name.en, role);

const addressOf = (id: Id) => `/users/${encodeURIComponent(id)}`;

function readTemporaryPassword(response: unknown): TemporaryPassword | null {
  const given = unwrap(response);
  if (!isRecord(given) || !isInstant(given.expires_at)) return null;
  const password = textOf(given.password);
  return password === '' ? null : { password, expires_at: given.expires_at };
}

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<Page<User>, ListState>({
      query: (list) => listCall(list, '/users', '/users/search'),
      transformResponse: pageReader(readUser, PAGE_SIZE.users),
      providesTags: ['User'],
    }),
    getUser: build.query<User | null, string>({
      query: (id) => ({ url: addressOf(id) }),
      transformResponse: (response) => readUser(unwrap(response)),
      providesTags: ['User'],
    }),
    getRoleOptions: build.query<Role[], void>({
      query: () => ({ url: '/roles', params: { per_page: 50 } }),
      transformResponse: readRoleOptions,
      providesTags: ['Role'],
    }),
    createUser: build.mutation<unknown, Save<UserCreateForm>>({
      query: ({ values, ...save }) => ({ url: '/users', method: 'POST', body: values, save }),
      invalidatesTags: invalidatesOnSuccess('User'),
    }),
    updateUser: build.mutation<unknown, Update<UserEditForm>>({
      query: ({ id, values, ...save }) => ({
        url: addressOf(id),
        method: 'PUT',
        body: values,
        save,
      }),
      onQueryStarted: showsOwnSave('User', readUser),
      invalidatesTags: invalidatesOnSuccess('User'),
    }),
    deleteUser: build.mutation<unknown, Id>({
      query: (id) => ({ url: addressOf(id), method: 'DELETE' }),
      invalidatesTags: invalidatesOnSuccess('User'),
    }),
    getUserSessions: build.query<SessionInfo[] | null, Id>({
      query: (id) => ({ url: `${addressOf(id)}/sessions` }),
      transformResponse: readSessions,
      providesTags: ['Session'],
    }),
    endUserSessions: build.mutation<unknown, Id>({
      query: (id) => ({ url: `${addressOf(id)}/sessions`, method: 'DELETE' }),
      invalidatesTags: invalidatesOnSuccess('Session'),
    }),
    /** Whether a user has set up two-factor sign-in; null if the server does not say. */
    getUserTwoFactor: build.query<boolean | null, Id>({
      query: (id) => ({ url: `${addressOf(id)}/two-factor` }),
      transformResponse: (response) => {
        const state = unwrap(response);
        return isRecord(state) && typeof state.enabled === 'boolean' ? state.enabled : null;
      },
      providesTags: ['TwoFactor'],
    }),
    resetTwoFactor: build.mutation<unknown, Id>({
      query: (id) => ({ url: `${addressOf(id)}/two-factor`, method: 'DELETE' }),
      invalidatesTags: invalidatesOnSuccess('TwoFactor', 'Session'),
    }),
    resetPassword: build.mutation<TemporaryPassword | null, Id>({
      query: (id) => ({ url: `${addressOf(id)}/reset-password`, method: 'POST' }),
      transformResponse: readTemporaryPassword,
      invalidatesTags: invalidatesOnSuccess('Session'),
    }),
  }),
});

export const { resetPassword } = usersApi.endpoints;
export const {
  useGetUserQuery,
  useGetRoleOptionsQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useGetUserSessionsQuery,
  useEndUserSessionsMutation,
  useGetUserTwoFactorQuery,
  useResetTwoFactorMutation,
} = usersApi;
