import { object } from 'yup';
import type { InferType } from 'yup';
import { isSamePassword, newPassword, typedPassword } from './fields';
import { extraCode } from './twoFactor';

const MISMATCH = 'New passwords do not match.';

/** The form checks only the repetition; the server checks the rest. */
export const changePasswordSchema = object({
  old_password: typedPassword('Password is required.'),
  new_password: typedPassword('Password is required.'),
  new_password_confirmation: newPassword(MISMATCH).when(
    'new_password',
    ([password]: unknown[], schema) =>
      schema.test('repeats', MISMATCH, (text) => isSamePassword(text, password)),
  ),
  code: extraCode,
});

export type ChangePasswordForm = InferType<typeof changePasswordSchema>;
