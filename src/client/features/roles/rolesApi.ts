import { PAGE_SIZE } from '../../../contract/limits';
import type { SearchQuery } from '../../../contract/paging';
import type { Permission } from '../../../contract/permissions';
import type { Role, RoleForm } from '../../../contract/role';
import type { Versioned } from '../../../contract/versioned';
import { api, invalidatesOnSuccess, ofVersion, sendsForm } from '../../shared/api/api';
import { unwrap } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';
import { normalizePage } from '../../shared/lists/useListPage';
import type { Page } from '../../shared/lists/useListPage';
import { readPermissions } from './readPermissions';
import { readRole } from './readRole';

function readPage(response: unknown, asked: { page: number; perPage: number }): Page<Role> {
  const { items, ...page } = normalizePage(response, asked);
  return { ...page, items: items.flatMap((item) => readRole(item) ?? []) };
}

export const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRoles: build.query<Page<Role>, number>({
      query: (page) => ({ url: '/roles', params: { page } }),
      transformResponse: (response, _, page) =>
        readPage(response, { page, perPage: PAGE_SIZE.roles }),
      providesTags: ['Role'],
    }),
    searchRoles: build.query<Page<Role>, SearchQuery>({
      query: (params) => ({ url: '/roles/search', params }),
      transformResponse: (response, _, { page, per_page: perPage }) =>
        readPage(response, { page, perPage }),
      providesTags: ['Role'],
    }),
    getRole: build.query<Role | null, string>({
      query: (id) => ({ url: `/roles/${encodeURIComponent(id)}` }),
      transformResponse: (response) => readRole(unwrap(response)),
      providesTags: ['Role'],
    }),
    getPermissions: build.query<Permission[], void>({
      query: () => ({ url: '/roles/permissions' }),
      transformResponse: readPermissions,
    }),
    createRole: build.mutation<unknown, RoleForm>({
      query: (body) => ({ url: '/roles', method: 'POST', body }),
      invalidatesTags: invalidatesOnSuccess('Role'),
      extraOptions: sendsForm,
    }),
    updateRole: build.mutation<unknown, RoleForm & Versioned>({
      query: ({ id, version, ...body }) => ({
        url: `/roles/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
        ...ofVersion(version),
      }),
      onQueryStarted: showsOwnSave('Role', readRole),
      invalidatesTags: invalidatesOnSuccess('Role'),
      extraOptions: sendsForm,
    }),
  }),
});

export const {
  useGetRolesQuery,
  useSearchRolesQuery,
  useGetRoleQuery,
  useGetPermissionsQuery,
  useCreateRoleMutation,
  useUpdateRoleMutation,
} = rolesApi;
