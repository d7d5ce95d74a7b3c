import { object } from 'yup';
import type { InferType } from 'yup';
import { atMost, typedPassword, visibleName } from './fields';
import { MAX_LENGTH } from './lengths';
import { extraCode, neededCode } from './twoFactor';

export const loginSchema = object({
  email: visibleName('Email is required.', atMost(MAX_LENGTH.email, 'Email')),
  password: typedPassword('Password is required.'),
  code: extraCode,
});

/** The second step of a sign-in. */
export const loginCodeSchema = object({ code: neededCode });
export type LoginCodeForm = InferType<typeof loginCodeSchema>;
