import { isApiError } from '../../shared/api/apiError';

/**
 * What a refused change says: all messages of its `errors`, joined with spaces, else its message,
 * else the fixed text (section 8). Its errors belong on the fields as well.
 */
export function passwordFailure(error: unknown) {
  const { message, errors } = isApiError(error) ? error : {};
  const joined = Object.values(errors ?? {})
    .flat()
    .join(' ');
  return { message: joined || (message ?? 'Failed to change password.'), errors };
}
