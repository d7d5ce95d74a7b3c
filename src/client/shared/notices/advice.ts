import { errorsOf, isApiError, isLost, messageOf } from '../api/apiError';
import type { Translate } from '../text/i18n';

export const isConnectionFailure = (error: unknown) => isApiError(error) && isLost(error.status);

/**
 * Returns advice about a failure, or the server's reason for it, to show beside the specified
 * message. Returns undefined if that message or the fields already say it.
 */
export function adviceOf(t: Translate, error: unknown, message: string): string | undefined {
  if (isConnectionFailure(error))
    return t('No connection to the server. Try again once it is back.');
  const reason = messageOf(error);
  if (!reason || errorsOf(error) || message.includes(reason)) return undefined;
  return t(reason);
}
