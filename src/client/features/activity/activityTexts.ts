import type { AuditAction, AuditEvent, SecurityEvent } from '../../../contract/audit';
import { NOUNS } from '../../../contract/nouns';
import { isSameId } from '../../../contract/ids';
import { roleNameOr } from '../../shared/text/roleNameOr';
import { toPlainText } from '../../shared/text/html';
import type { Translate } from '../../shared/text/i18n';
import { truncate } from '../../shared/text/truncate';

export const ACTION_LABELS: Record<AuditAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  renew: 'Renewed',
  merge: 'Merged',
  restore: 'Restored',
  purge: 'Deleted for good',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-in-throttled': 'Sign-ins blocked',
  'sign-out': 'Signed out',
  'change-password': 'Password changed',
  'reset-password': 'Password reset',
  'end-session': 'Session ended',
  'end-sessions': 'Sessions ended',
  'turn-on-two-factor': 'Two-factor sign-in turned on',
  'turn-off-two-factor': 'Two-factor sign-in turned off',
  'reset-two-factor': 'Two-factor sign-in reset',
  'renew-recovery-codes': 'Recovery codes renewed',
};

const CONCERN_LABELS: Record<SecurityEvent, string> = {
  'sign-in-failed': 'Sign-in failed',
  'sign-in-throttled': 'Sign-ins blocked',
  'new-network': 'Signed in from a new network',
  'new-administrator': 'New administrator',
  'permissions-changed': 'Permissions changed',
};

/** Says what was done, and whether it is a security concern. */
export function whatOf(t: Translate, { action, concern }: AuditEvent) {
  return {
    label: t(concern ? CONCERN_LABELS[concern] : ACTION_LABELS[action]),
    isSecurityEvent: concern !== null,
  };
}

const NAME_LENGTH = 40;

/** Returns the name of a user by their id; '' if it is unknown. */
type NameOfUser = (id: string) => string;

export function subjectOf(t: Translate, event: AuditEvent, nameOfUser: NameOfUser): string {
  const { noun, noun_id, user, name, name_mm } = event;
  const own = noun === 'user' && user && isSameId(user.id, noun_id) ? user.name : '';
  const entity = roleNameOr(toPlainText(name), { name: { en: name, mm: name_mm } });
  const account = noun === 'user' ? own || nameOfUser(String(noun_id)) : '';
  const shown = truncate(entity || account, NAME_LENGTH) || `#${noun_id}`;
  return `${t(NOUNS[noun].name)}: ${shown}`;
}

/** Returns who did it, by their name at that time. */
export function whoOf(t: Translate, { user, address }: AuditEvent): string {
  if (user) return user.name || user.email;
  return address === 'console' ? t('Server console') : t('Not signed in');
}
