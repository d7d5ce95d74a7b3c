import { mayAssign, mayGrant, mayManage } from '../../contract/policies';
import { forbidden, unconfirmed } from '../http/errors';
import type { Account } from '../store/sessions';
import { MAX_CLOCK_SKEW_MS, timeAt } from '../store/engine/times';

/*
 * These checks keep users from extending their own rights:
 * docs/specification/permissions.md#escalation
 */

/** @throws HttpError 403 */
export function checkMayManage(account: Account, roleSlug: string): void {
  if (!mayManage(account, roleSlug)) throw forbidden();
}

/** @throws HttpError 403 */
export function checkMayGrant(account: Account, permissions: readonly string[]): void {
  if (!mayGrant(account, permissions)) throw forbidden();
}

/** @throws HttpError 403 */
export function checkMayAssign(
  account: Account,
  role: { slug: string; permissions: readonly string[] },
): void {
  if (!mayAssign(account, role)) throw forbidden();
}

const RECENT_MS = 15 * 60_000;

/**
 * Requires a recent sign-in, so that a stranger at an open session cannot give rights away, take
 * over the account or destroy evidence. A time in the future comes from a wrong clock. docs/specification/server.md#recent-sign-in
 *
 * @throws HttpError 403 if the caller has not proved their identity recently
 */
export function checkRecentSignIn({ verifiedAt }: Account, now: Date): void {
  const isRecent =
    verifiedAt > timeAt(now, -RECENT_MS) && verifiedAt <= timeAt(now, MAX_CLOCK_SKEW_MS);
  if (!isRecent) throw unconfirmed(RECENT_MS);
}
