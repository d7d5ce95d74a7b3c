import { object } from 'yup';
import type { InferType } from 'yup';
import { atMost, optionalText, typedPassword, visibleName } from './fields';
import { normalize } from './normalize';
import { component, COUNT, FLAG, arrayOf, TEXT } from './shapes';
import type { TypeOf } from './shapes';

/** The response of `GET /api/two-factor`. */
export const TwoFactorState = component('TwoFactorState', {
  enabled: FLAG,
  /** Whether the user's role requires it. */
  required: FLAG,
  /** The number of unused recovery codes. */
  recovery_codes_left: COUNT,
});
export type TwoFactorState = TypeOf<typeof TwoFactorState>;

/**
 * The secret of an authenticator app in base32, and the same secret as an address for its QR code.
 */
export const TwoFactorSecret = component('TwoFactorSecret', { secret: TEXT, uri: TEXT });
export type TwoFactorSecret = TypeOf<typeof TwoFactorSecret>;

/** New recovery codes. They are shown once. */
export const RecoveryCodes = component('RecoveryCodes', { recovery_codes: arrayOf(TEXT) });
export type RecoveryCodes = TypeOf<typeof RecoveryCodes>;

/** No code is as long, however it is typed. */
const CODE_MAX_LENGTH = 100;

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** In Unicode, the ten digits of each script stand in a row. */
function westernDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(codePoint - before - 1)) before += 1;
  return String(before % 10);
}

/** A code as it is compared. People type it with blanks, hyphens, capitals or digits of any script. */
export const tidyCode = (text: string): string =>
  normalize(text, 'NFKD')
    .replace(/\p{Nd}/gu, westernDigit)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const password = typedPassword('Password is required.');
const codeLength = atMost(CODE_MAX_LENGTH, 'Code');
export const neededCode = visibleName('Code is required.', codeLength);
/** The server answers if the user needs a code and sent none. */
const optionalCode = optionalText(codeLength);

/** Asks who the user is before a secret is made. */
export const setUpSchema = object({ password });
/**
 * Turns two-factor sign-in on or off, or makes new recovery codes. To turn it on, the code shows
 * that the app has the secret.
 */
export const secondFactorSchema = object({ password, code: neededCode });
/** Confirms once more who is signed in. */
export const identitySchema = object({ password, code: optionalCode });
/** The code of a sign-in or of a change of the password. Other back ends may not know the field. */
export const extraCode = optionalCode.meta({ 'x-optional': true });

export type SetUpForm = InferType<typeof setUpSchema>;
export type SecondFactorForm = InferType<typeof secondFactorSchema>;
export type IdentityForm = InferType<typeof identitySchema>;
