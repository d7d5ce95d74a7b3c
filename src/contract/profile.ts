import { object, ref, string } from 'yup';
import type { InferType } from 'yup';

/** Section 5, change password: the screen's only rule (readings 101). */
export const changePasswordSchema = object({
  old_password: string().defined(),
  new_password: string().defined(),
  new_password_confirmation: string()
    .defined()
    .oneOf([ref('new_password')], 'New passwords do not match.'),
});

export type ChangePasswordForm = InferType<typeof changePasswordSchema>;
