import { isPrivilegedSlug } from '../../contract/permissions';
import { forbidden, unconfirmed } from '../http/errors';
import type { Account } from '../store/sessions';
import { MAX_CLOCK_SKEW_MS, timeAt } from '../store/times';

/*
 * Nobody can extend their own rights through roles and users: a permission to edit those ends where
 * it would give away more than its holder has. docs/specification/permissions.md#escalation
 */

/** Only privileged users change a privileged role or its users. @throws HttpError 403 */
export function checkMayTouch(account: Account, roleSlug: string): void {
  if (isPrivilegedSlug(roleSlug) && !isPrivilegedSlug(account.slug)) throw forbidden();
}

/** Nobody grants a permission that they do not have. @throws HttpError 403 */
export function checkMayGrant(account: Account, permissions: readonly string[]): void {
  if (!permissions.every((slug) => account.permissions.includes(slug))) throw forbidden();
}

/** Assigning a role grants all of its permissions. @throws HttpError 403 */
export function checkMayAssign(
  account: Account,
  role: { slug: string; permissions: readonly string[] },
): void {
  checkMayTouch(account, role.slug);
  checkMayGrant(account, role.permissions);
}

const RECENT_MS = 15 * 60_000;

/**
 * Whoever finds a session open must not give rights away with it. A time ahead of the clock comes from a
 * clock that was wrong. docs/specification/server.md#recent-sign-in
 *
 * @throws HttpError 403 unless the caller has lately proved who they are
 */
export function checkRecentSignIn({ verifiedAt }: Account, now: Date): void {
  const isRecent =
    verifiedAt > timeAt(now, -RECENT_MS) && verifiedAt <= timeAt(now, MAX_CLOCK_SKEW_MS);
  if (!isRecent) throw unconfirmed(RECENT_MS);
}
