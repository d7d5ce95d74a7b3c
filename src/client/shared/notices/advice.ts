import { deletionOf, errorsOf, isApiError, isLost, messageOf } from '../api/apiError';
import type { ApiError } from '../api/apiError';
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

const BAD_REQUEST = 'It arrived damaged. Reload the page and try again.';
const NETWORK_SIGN_IN =
  'The network asks for a sign-in of its own. Open another website to sign in, then try again.';
const FIREWALL =
  'A firewall or proxy refused this. Try another network, or ask your administrator.';
const CHANGED = 'It has changed in the meantime. Reload the page and try again.';
const TOO_LONG = 'The text is too long for the network. Shorten it and try again.';

/** What users can do about the refusals of proxies. */
const REASONS: Partial<Record<number, string>> = {
  400: BAD_REQUEST,
  401: NETWORK_SIGN_IN,
  403: FIREWALL,
  404: 'It is no longer there. Reload the page.',
  407: NETWORK_SIGN_IN,
  408: 'The connection was too slow. Try again, with fewer photos if there are any.',
  409: CHANGED,
  412: CHANGED,
  413: 'It is larger than the network allows. Remove some photos and try again.',
  414: TOO_LONG,
  422: 'The server does not accept this. Check what you entered.',
  429: 'Too many requests. Wait a minute, then try again.',
  431: 'The browser sends too much stored data. Delete the cookies of this site, then try again.',
  451: FIREWALL,
  503: 'The server is busy or being updated. Try again in a few minutes.',
  507: 'The server has no space left. Tell your administrator.',
  511: NETWORK_SIGN_IN,
};

/** The reason for a response without a message, such as the HTML page of a proxy or a hotel. */
function reasonOf(t: Translate, { status }: ApiError): string {
  const reason = status < 300 ? NETWORK_SIGN_IN : REASONS[status];
  if (reason) return t(reason);
  return status >= 500
    ? t('The server has a fault. Try again later, or tell your administrator: error {{status}}.', {
        status,
      })
    : t('The server or a proxy refused this. Tell your administrator: error {{status}}.', {
        status,
      });
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
  if (!isApiError(error) || errorsOf(error)) return undefined;
  const reason = messageOf(error);
  if (!reason) return reasonOf(t, error);
  return message.includes(reason) ? undefined : t(reason);
}
