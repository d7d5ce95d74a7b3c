import { errorsOf, isApiError, isLost, messageOf } from '../api/apiError';
import type { Translate } from '../text/i18n';

/** Whether a call failed because no response came. */
export const isLineFailure = (error: unknown) => isApiError(error) && isLost(error.status);

/**
 * What somebody can do about a failure, or the server's reason for it, to stand beside the message that the
 * specification names. Nothing where that message, or the fields, say it already.
 */
export function adviceOf(t: Translate, error: unknown, message: string): string | undefined {
  if (isLineFailure(error)) return t('No connection to the server. Try again once it is back.');
  const reason = messageOf(error);
  if (!reason || errorsOf(error) || message.includes(reason)) return undefined;
  return t(reason);
}
