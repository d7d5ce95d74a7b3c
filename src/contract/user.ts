import { boolean, object } from 'yup';
import type { InferType } from 'yup';
import {
  atMost,
  chosenId,
  isSamePassword,
  newPassword,
  passwordLength,
  visibleName,
} from './fields';
import { lengthOf, MAX_LENGTH } from './lengths';
import { PASSWORD_MIN_LENGTH } from './limits';
import { ROLE_NAME } from './role';
import { component, ID, INSTANT, objectOf, TEXT } from './shapes';
import type { ShapesOf, TypeOf } from './shapes';
import { isBlank } from './text';
import { VERSION } from './versioned';

export const userRole = { id: ID, slug: TEXT, name: ROLE_NAME };

/** `slug` is the slug of the user's role. */
export const user = {
  id: ID,
  name: TEXT,
  email: TEXT,
  roleName: objectOf({ en: TEXT }),
  slug: TEXT,
  role_id: ID,
  created_at: INSTANT,
  version: VERSION,
} satisfies ShapesOf<Pick<UserEditForm, 'name' | 'email'>>;

export const USER_EXAMPLE = {
  id: 2,
  name: 'Daw Khin Khin',
  email: 'khin@example.org',
  role: { id: 4, slug: 'editor', name: { en: 'Editor', mm: 'အယ်ဒီတာ' } },
  roleName: { en: 'Editor' },
  slug: 'editor',
  role_id: 4,
  created_at: '2026-06-05T03:00:00.000Z',
  version: 3,
};

export const User = component(
  'User',
  { ...user, role: objectOf(userRole) },
  { example: USER_EXAMPLE },
);
export type User = TypeOf<typeof User>;

/**
 * A part between the dots of a mailbox: letters, marks, digits and the signs of RFC 5322. Quoted
 * texts are not allowed.
 */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
/** A part between the dots of a domain. */
const LABEL = '(?!-)[\\p{L}\\p{M}\\p{N}-]+(?<!-)';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, 'u');

const isEmail = (text: string) => lengthOf(text) <= MAX_LENGTH.email && EMAIL.test(text);

const name = visibleName('Full name is required.', atMost(MAX_LENGTH.user, 'Full name'));
const email = visibleName('Email is required.', {
  name: 'email',
  params: { max: MAX_LENGTH.email },
  message: 'Email is invalid.',
  test: (text) => isBlank(text) || isEmail(text ?? ''),
});
const role_id = chosenId()
  .required('Role is required.')
  .test('chosen', 'Role is required.', (id) => typeof id !== 'string' || !isBlank(id));

/** The server's rule for every new password. A password for sign-in is not checked against it. */
export const passwordSchema = newPassword('Password is required.')
  .meta({ minLength: PASSWORD_MIN_LENGTH })
  .test('required', 'Password is required.', (text) => !isBlank(text))
  .test(
    'min',
    'Password must be at least 6 characters.',
    (text) => isBlank(text) || lengthOf(text) >= PASSWORD_MIN_LENGTH,
  )
  .test(passwordLength);

const UNCONFIRMED = 'Please confirm your password.';
const MISMATCH = 'Passwords do not match.';

export const userCreateSchema = object({
  name,
  email,
  password: passwordSchema,
  password_confirmation: newPassword(UNCONFIRMED)
    .test('required', UNCONFIRMED, (text) => text !== '')
    .when('password', ([password]: unknown[], schema) =>
      schema.test('repeats', MISMATCH, (text) => text === '' || isSamePassword(text, password)),
    ),
  role_id,
  /**
   * Whether the user must change the password at the first sign-in. Only our server knows the
   * field.
   */
  must_change_password: boolean()
    .default(undefined)
    .meta({ 'x-optional': true })
    .typeError('Must choose a new password must be true or false.'),
});

export const userEditSchema = object({ name, email, role_id });

export type UserCreateForm = InferType<typeof userCreateSchema>;
export type UserEditForm = InferType<typeof userEditSchema>;
