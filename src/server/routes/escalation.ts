import { isPrivilegedSlug } from '../../contract/permissions';
import type { Account } from '../store/sessions';
import { forbidden } from '../http/errors';

/*
 * So that nobody can lift himself (server.md): what a permission lets somebody do with roles and
 * users ends where it would give away more than he has.
 */

/** A privileged role, or somebody who has one, is touched by the privileged only. @throws HttpError 403 */
export function checkMayTouch(account: Account, roleSlug: string): void {
  if (isPrivilegedSlug(roleSlug) && !isPrivilegedSlug(account.slug)) throw forbidden();
}

/** Nobody grants a permission that he does not hold. @throws HttpError 403 */
export function checkMayGrant(account: Account, permissions: readonly string[]): void {
  if (!permissions.every((slug) => account.permissions.includes(slug))) throw forbidden();
}

/** Giving somebody a role gives him all that it holds. @throws HttpError 403 */
export function checkMayAssign(
  account: Account,
  role: { slug: string; permissions: readonly string[] },
): void {
  checkMayTouch(account, role.slug);
  checkMayGrant(account, role.permissions);
}
