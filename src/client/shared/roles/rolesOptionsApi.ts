import { unwrapList } from '../api/normalize';
import type { Role } from '../../../contract/role';
import { api } from '../api/api';
import { readRole } from './readRole';

const rolesOptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The roles that the role select of the user forms offers: up to 50 (section 9). */
    getRoleOptions: build.query<Role[], void>({
      query: () => ({ url: '/roles', params: { per_page: 50 } }),
      transformResponse: (answer) => unwrapList(answer).flatMap((item) => readRole(item) ?? []),
      providesTags: ['Role'],
    }),
  }),
});

export const { useGetRoleOptionsQuery } = rolesOptionsApi;
