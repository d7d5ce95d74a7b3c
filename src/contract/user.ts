import { mixed, object, ref, string } from 'yup';
import type { InferType } from 'yup';
import { visibleText } from './fields';
import { PASSWORD_MIN_LENGTH } from './limits';
import type { Id } from './ids';
import type { RoleName } from './role';

/** A member of staff (section 3). `slug` is the slug of his role. */
export interface User {
  id: Id;
  name: string;
  email: string;
  role: { id: Id; slug: string; name: RoleName; permissions?: string[] };
  roleName: { en: string };
  slug: string;
  role_id: Id;
  created_at: string;
}

/** `{email}` of section 5 is a placeholder; this is the shape that is checked (readings 96). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const identity = {
  name: visibleText('Full name is required.').trim(),
  email: string().trim().required('Email is required.').matches(EMAIL, 'Email is invalid.'),
  role_id: mixed<Id>()
    .defined()
    .test('chosen', 'Role is required.', (id) => id !== null && String(id) !== ''),
};

/** The one rule that the server has for a password, wherever it is set (section 9). */
export const passwordSchema = string()
  .required('Password is required.')
  .min(PASSWORD_MIN_LENGTH, 'Password must be at least 6 characters.');

/** Section 5, user create. */
export const userCreateSchema = object({
  ...identity,
  password: passwordSchema,
  password_confirmation: string()
    .required('Please confirm your password.')
    .oneOf([ref('password')], 'Passwords do not match.'),
});

/** Section 5, user edit. */
export const userEditSchema = object(identity);

export type UserCreateForm = InferType<typeof userCreateSchema>;
export type UserEditForm = InferType<typeof userEditSchema>;
