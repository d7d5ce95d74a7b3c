import { object } from 'yup';
import type { InferType } from 'yup';
import { atMost, optionalText, typedPassword, visibleName } from './fields';

/** The response of `GET /api/two-factor`. */
export interface TwoFactorState {
  enabled: boolean;
  /** Whether the user's role must have it. */
  required: boolean;
  /** How many recovery codes have not been used. */
  recovery_codes_left: number;
}

/** What an authenticator app is set up with: the secret in base32, and the same as an address. */
export interface TwoFactorSecret {
  secret: string;
  uri: string;
}

/** New recovery codes, shown once. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

/** Longer than any code, however it is typed. */
const CODE_MAX_LENGTH = 100;

const BURMESE_DIGIT = /[\u1040-\u1049]/g;

/** A code as it is compared: people type it with blanks, hyphens, capitals or Burmese digits. */
export const tidyCode = (text: string): string =>
  text
    .replace(BURMESE_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x1040))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const password = typedPassword('Password is required.');
const code = visibleName('Code is required.').test(atMost(CODE_MAX_LENGTH, 'Code'));
/** Of those who may not need one: the server says when it is missing. */
const optionalCode = optionalText().test(atMost(CODE_MAX_LENGTH, 'Code'));

/** Before a secret is made. */
export const setUpSchema = object({ password });
/** Shows that the app has the secret. */
export const enableSchema = object({ code });
/** Turns it off, or makes new recovery codes. */
export const secondFactorSchema = object({ password, code });
/** Confirms once more who is signed in. */
export const identitySchema = object({ password, code: optionalCode });
/** Part of a sign-in, for servers that have codes. */
export const signInCode = optionalCode.meta({ 'x-extra': true });

export type SetUpForm = InferType<typeof setUpSchema>;
export type EnableForm = InferType<typeof enableSchema>;
export type SecondFactorForm = InferType<typeof secondFactorSchema>;
export type IdentityForm = InferType<typeof identitySchema>;
