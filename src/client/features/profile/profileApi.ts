import type { ChangePasswordForm } from '../../../contract/profile';
import { api } from '../../shared/api/api';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<unknown, ChangePasswordForm>({
      query: (body) => ({ url: '/change-password', method: 'POST', body }),
    }),
  }),
});

export const { useChangePasswordMutation } = profileApi;
