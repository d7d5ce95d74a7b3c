import type { Id } from '../../../contract/ids';
import { PAGE_SIZE } from '../../../contract/limits';
import type { SearchQuery } from '../../../contract/paging';
import { normalizePage, unwrap } from '../../shared/api/normalize';
import type { Page } from '../../shared/api/normalize';
import type { User, UserCreateForm, UserEditForm } from '../../../contract/user';
import { api } from '../../shared/api/api';
import { readUser } from './readUser';

const addressOf = (id: Id) => `/users/${encodeURIComponent(id)}`;

function readUsers(answer: unknown, page: number, perPage: number): Page<User> {
  const read = normalizePage(answer, { page, perPage });
  return { ...read, items: read.items.flatMap((item) => readUser(item) ?? []) };
}

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<Page<User>, number>({
      query: (page) => ({ url: '/users', params: { page } }),
      transformResponse: (answer, _, page) => readUsers(answer, page, PAGE_SIZE.users),
      providesTags: ['User'],
    }),
    searchUsers: build.query<Page<User>, SearchQuery>({
      query: (params) => ({ url: '/users/search', params: { ...params } }),
      transformResponse: (answer, _, { page, per_page }) => readUsers(answer, page, per_page),
      providesTags: ['User'],
    }),
    getUser: build.query<User | null, string>({
      query: (id) => ({ url: addressOf(id) }),
      transformResponse: (answer) => readUser(unwrap(answer)),
      providesTags: ['User'],
    }),
    createUser: build.mutation<unknown, UserCreateForm>({
      query: (body) => ({ url: '/users', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
    updateUser: build.mutation<unknown, { id: Id; form: UserEditForm }>({
      query: ({ id, form }) => ({ url: addressOf(id), method: 'PUT', body: form }),
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
    deleteUser: build.mutation<unknown, Id>({
      query: (id) => ({ url: addressOf(id), method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['User']),
    }),
  }),
});

export const {
  useGetUsersQuery,
  useSearchUsersQuery,
  useGetUserQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
} = usersApi;
