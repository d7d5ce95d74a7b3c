import { PAGE_SIZE } from '../../../contract/limits';
import type { SearchQuery } from '../../../contract/paging';
import type { Role, RoleForm } from '../../../contract/role';
import { api, invalidatesOnSuccess } from '../../shared/api/api';
import type { Save, Update } from '../../shared/api/api';
import { unwrap } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';
import { normalizePage } from '../../shared/lists/useListPage';
import type { Page } from '../../shared/lists/useListPage';
import { readPermissions } from './readPermissions';
import type { ListedPermission } from './readPermissions';
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
    getPermissions: build.query<ListedPermission[], void>({
      query: () => ({ url: '/roles/permissions' }),
      transformResponse: readPermissions,
    }),
    createRole: build.mutation<unknown, Save<RoleForm>>({
      query: ({ values, ...save }) => ({ url: '/roles', method: 'POST', body: values, save }),
      invalidatesTags: invalidatesOnSuccess('Role'),
    }),
    updateRole: build.mutation<unknown, Update<RoleForm>>({
      query: ({ id, values, ...save }) => ({
        url: `/roles/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: values,
        save,
      }),
      onQueryStarted: showsOwnSave('Role', readRole),
      invalidatesTags: invalidatesOnSuccess('Role'),
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
