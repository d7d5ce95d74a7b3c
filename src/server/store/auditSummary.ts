import type { AuditRecord, SecurityEvent } from '../../contract/audit';
import { isPrivilegedSlug } from '../../contract/permissions';
import { isRecord } from '../../contract/records';

const fieldOf = (entity: unknown, name: string) => (isRecord(entity) ? entity[name] : undefined);

const isAdministrator = (user: unknown) => isPrivilegedSlug(String(fieldOf(user, 'slug')));

const permissionsOf = (role: unknown) => {
  const permissions = fieldOf(role, 'permissions');
  return Array.isArray(permissions) ? permissions.map(String).sort().join() : '';
};

type Change = Pick<AuditRecord, 'action' | 'noun' | 'before' | 'after'>;

function concernOf({ action, noun, before, after }: Change): SecurityEvent | null {
  if (action === 'sign-in-failed' || action === 'sign-in-throttled') return action;
  if (action === 'sign-in') return fieldOf(after, 'new_network') === true ? 'new-network' : null;
  if (action !== 'create' && action !== 'update') return null;
  if (noun === 'user' && isAdministrator(after) && !isAdministrator(before)) {
    return 'new-administrator';
  }
  const isChanged = noun === 'role' && before && permissionsOf(before) !== permissionsOf(after);
  return isChanged ? 'permissions-changed' : null;
}

const firstText = (...values: unknown[]) =>
  values.filter((value) => typeof value === 'string').find((value) => value !== '') ?? '';

/** The name of the entity of a record, and the reason for concern; null if there is none. */
export function auditSummaryOf(change: Change): Pick<AuditRecord, 'name' | 'name_mm' | 'concern'> {
  const entity = change.after ?? change.before;
  const name = fieldOf(entity, 'name');
  const texts = ['title', 'text', 'text_my', 'text_en'].map((field) => fieldOf(entity, field));
  return {
    name: firstText(isRecord(name) ? name.en : name, ...texts),
    name_mm: firstText(fieldOf(name, 'mm')),
    concern: concernOf(change),
  };
}
