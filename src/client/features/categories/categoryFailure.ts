import { isApiError } from '../../shared/api/apiError';

/**
 * What a failed save says: the server's message, else its first error of the name, else the fixed
 * text (section 8, readings 64). Its errors belong on the fields as well.
 */
export function categoryFailure(error: unknown, fixed: string) {
  const { message, errors } = isApiError(error) ? error : {};
  return { message: message ?? errors?.name?.[0] ?? fixed, errors };
}
