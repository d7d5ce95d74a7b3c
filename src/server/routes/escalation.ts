import { isPrivilegedSlug } from '../../contract/permissions';
import { forbidden, unconfirmed } from '../http/errors';
import type { Account } from '../store/sessions';
import { MAX_CLOCK_SKEW_MS, timeAt } from '../store/times';

/**
 * Only privileged users may change a privileged role or its users. These checks keep users from
 * extending their own rights: docs/specification/permissions.md#escalation
 *
 * @throws HttpError 403
 */
export function checkMayManage(account: Account, roleSlug: string): void {
  if (isPrivilegedSlug(roleSlug) && !isPrivilegedSlug(account.slug)) throw forbidden();
}

/**
 * Users can only grant permissions that they have.
 *
 * @throws HttpError 403
 */
export function checkMayGrant(account: Account, permissions: readonly string[]): void {
  if (!permissions.every((slug) => account.permissions.includes(slug))) throw forbidden();
}

/**
 * Assigning a role grants all of its permissions.
 *
 * @throws HttpError 403
 */
export function checkMayAssign(
  account: Account,
  role: { slug: string; permissions: readonly string[] },
): void {
  checkMayManage(account, role.slug);
  checkMayGrant(account, role.permissions);
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
