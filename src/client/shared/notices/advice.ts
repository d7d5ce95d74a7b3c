import { deletionOf, errorsOf, isApiError, isLost, messageOf } from '../api/apiError';
import { formatMoment } from '../text/dates';
import type { Translate } from '../text/i18n';

export const isConnectionFailure = (error: unknown) => isApiError(error) && isLost(error.status);

/** Returns who deleted what the failed call needs, and whether it can be restored. */
export function deletionAdviceOf(t: Translate, error: unknown): string | undefined {
  const deletion = deletionOf(error);
  if (!deletion) return undefined;
  const { deleted_by: by, deleted_at, restorable } = deletion;
  const when = formatMoment(deleted_at);
  const who = by ?? t('Someone else');
  const what = t('{{who}} deleted this on {{when}}.', { who, when });
  return restorable
    ? `${what} ${t('It can be restored under “Recently deleted” in its list.')}`
    : what;
}

/**
 * Returns advice about a failure, or the server's reason for it, to show beside the specified
 * message. Returns undefined if that message or the fields already say it.
 */
export function adviceOf(t: Translate, error: unknown, message: string): string | undefined {
  if (isConnectionFailure(error))
    return t('No connection to the server. Try again once it is back.');
  const deletion = deletionAdviceOf(t, error);
  if (deletion) return deletion;
  const reason = messageOf(error);
  if (!reason || errorsOf(error) || message.includes(reason)) return undefined;
  return t(reason);
}
