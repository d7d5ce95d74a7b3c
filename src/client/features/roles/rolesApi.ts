import { PAGE_SIZE } from '../../../contract/limits';
import type { Role, RoleForm } from '../../../contract/role';
import { api, invalidatesOnSuccess } from '../../shared/api/api';
import type { Save, Update } from '../../shared/api/api';
import { unwrap } from '../../shared/api/normalize';
import { showsOwnSave } from '../../shared/api/ownSaves';
import { listCall, pageReader } from '../../shared/api/readPage';
import type { ListState, Page } from '../../shared/api/readPage';
import { readPermissions } from './readPermissions';
import type { ListedPermission } from './readPermissions';
import { readRole } from './readRole';

export const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRoles: build.query<Page<Role>, ListState>({
      query: (list) => listCall(list, '/roles', '/roles/search'),
      transformResponse: pageReader(readRole, PAGE_SIZE.roles),
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
  useGetRoleQuery,
  useGetPermissionsQuery,
  useCreateRoleMutation,
  useUpdateRoleMutation,
} = rolesApi;
