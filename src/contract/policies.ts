import { isSameId } from './ids';
import type { Id } from './ids';
import { NOUNS } from './nouns';
import type { Noun, TrashedNoun } from './nouns';
import { isPrivileged, isPrivilegedSlug, roleSlugOf } from './permissions';
import type { PermissionHolder, PermissionSlug } from './permissions';

/*
 * The rules about rights that no single permission says: docs/specification/permissions.md. The
 * server asks them of its own users, whose role and permissions are known.
 */

interface Caller {
  slug: string;
  permissions: readonly string[];
}

/** Only privileged users may change a privileged role or its users. */
export const mayManage = (me: Caller, roleSlug: string): boolean =>
  !isPrivilegedSlug(roleSlug) || isPrivilegedSlug(me.slug);

/** Users can only grant permissions that they have. */
export const mayGrant = (me: Caller, permissions: readonly string[]): boolean =>
  permissions.every((slug) => me.permissions.includes(slug));

/** Assigning a role grants all of its permissions. */
export const mayAssign = (me: Caller, role: Caller): boolean =>
  mayManage(me, role.slug) && mayGrant(me, role.permissions);

/** A privileged user may delete any unprivileged user except themselves. */
export function mayDeleteUser(
  me: (PermissionHolder & { id: Id }) | null | undefined,
  target: PermissionHolder & { id: Id },
): boolean {
  if (!me || isSameId(me.id, target.id)) return false;
  return isPrivilegedSlug(roleSlugOf(me)) && !isPrivilegedSlug(roleSlugOf(target));
}

/** Users who may delete a kind of entity may also restore it. */
export const restoreSlugOf = (noun: TrashedNoun): PermissionSlug => `${noun}-delete`;

/** The history of access is as confidential as the activity. */
export const mayReadHistory = (me: PermissionHolder | null, noun: Noun): boolean =>
  NOUNS[noun].kind === 'content' || (me !== null && isPrivileged(me));
