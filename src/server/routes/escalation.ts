import { isPrivilegedSlug } from '../../contract/permissions';
import { forbidden } from '../http/errors';
import type { Account } from '../store/sessions';

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
