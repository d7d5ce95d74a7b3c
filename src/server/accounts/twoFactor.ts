import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { isPrivilegedSlug } from '../../contract/permissions';
import { tidyCode } from '../../contract/twoFactor';
import type { TwoFactorSecret } from '../../contract/twoFactor';
import type { Config } from '../config/config';
import { readableGroups } from './passwords';

const ALGORITHM = 'aes-256-gcm';
/** The length that NIST SP 800-38D recommends for random values. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

const ISSUER = 'Disaster Info';
/** RFC 6238. Apps assume this period. */
const PERIOD_MS = 30_000;
/** The number of steps by which a phone's clock may be off. */
const DRIFT = 1;
/** The number of steps within which a refusal says how far the clock is off: ten minutes. */
const TOLD_DRIFT = 20;

const RECOVERY_CODES = 10;
/** 95 random bits: nobody can try all codes, so a fast hash is enough. */
const RECOVERY_GROUPS = 5;

/** Two-factor sign-in of a server with a TOTP_KEY. */
export interface TwoFactor {
  isRequiredOf(slug: string): boolean;
  seal(secret: string, userId: number): string;
  /** @returns null if the secret was encrypted with another key or for another user */
  open(sealed: string, userId: number): string | null;
}

export function makeTwoFactor({
  totpKey,
  requireTwoFactor,
}: Pick<Config, 'totpKey' | 'requireTwoFactor'>): TwoFactor | null {
  if (totpKey === null) return null;
  const owner = (userId: number) => Buffer.from(`user ${userId}`);
  return {
    isRequiredOf: (slug) => requireTwoFactor && isPrivilegedSlug(slug),
    seal(secret, userId) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, totpKey, iv).setAAD(owner(userId));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
    },
    open(sealed, userId) {
      const bytes = Buffer.from(sealed, 'base64');
      const [iv, rest] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)];
      try {
        const decipher = createDecipheriv(ALGORITHM, totpKey, iv, { authTagLength: TAG_BYTES })
          .setAAD(owner(userId))
          .setAuthTag(rest.subarray(0, TAG_BYTES));
        return (
          decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        return null;
      }
    },
  };
}

const totpOf = (secret: string, label?: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer: ISSUER, label });

/**
 * A new random secret of 160 bits.
 *
 * @param email the name of the account in the app
 */
export function newSecret(email: string): TwoFactorSecret {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, email).toString() };
}

export interface AppCode {
  step: number;
  /** Whether the step is near enough for the code to be accepted. */
  isCurrent: boolean;
  /** By how many minutes the phone's clock is ahead, or behind if negative. */
  minutesAhead: number;
}

/** @returns null if the app shows the code at no time within ten minutes */
export function readAppCode(secret: string, code: string, now: Date): AppCode | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: tidyCode(code), timestamp, window: TOLD_DRIFT });
  if (delta === null) return null;
  return {
    step: Math.floor(timestamp / PERIOD_MS) + delta,
    isCurrent: Math.abs(delta) <= DRIFT,
    minutesAhead: Math.round((delta * PERIOD_MS) / 60_000),
  };
}

/** A recovery code as it is compared. It may be pasted with its number in the list, such as `3.` */
export function tidyRecoveryCode(typed: string): string {
  const text = tidyCode(typed);
  return new RegExp(`^\\d{1,2}(.{${4 * RECOVERY_GROUPS}})$`).exec(text)?.[1] ?? text;
}

/**
 * The newest step of a code that can have been used by now.
 *
 * @param skewMs how far any clock may have been ahead
 */
export const latestStep = (now: Date, skewMs: number) =>
  Math.floor((now.getTime() + skewMs) / PERIOD_MS) + DRIFT;

/**
 * The oldest step of a code that can still be used.
 *
 * @param skewMs how far any clock may be behind
 */
export const oldestStep = (now: Date, skewMs: number) =>
  Math.floor((now.getTime() - skewMs) / PERIOD_MS) - DRIFT;

export const newRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () => readableGroups(RECOVERY_GROUPS));
