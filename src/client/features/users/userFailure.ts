import { isApiError } from '../../shared/api/apiError';

/**
 * What a failed save says: all messages of its `errors`, joined with spaces, else its message, else
 * the fixed text (section 8, readings 103). Its errors belong on the fields as well.
 */
export function userFailure(error: unknown, fixed: string) {
  const { message, errors } = isApiError(error) ? error : {};
  const joined = Object.values(errors ?? {})
    .flat()
    .join(' ');
  return { message: joined || (message ?? fixed), errors };
}
