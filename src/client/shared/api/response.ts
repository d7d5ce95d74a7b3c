import { toApiError } from './apiError';
import type { ApiError } from './apiError';

function parse(text: string): { readable: boolean; body: unknown } {
  if (text.trim() === '') return { readable: true, body: null };
  try {
    return { readable: true, body: JSON.parse(text) as unknown };
  } catch {
    return { readable: false, body: null };
  }
}

/**
 * Reads an answer by section 7: 200 to 299 is a success, also without a body; a page of HTML where
 * JSON belongs (a captive portal, say) is a failure (readings 119).
 */
export function readResponse(
  status: number,
  text: string,
): { data: unknown; error?: undefined } | { data?: undefined; error: ApiError } {
  const { readable, body } = parse(text);
  const isSuccess = status >= 200 && status <= 299;
  return isSuccess && readable ? { data: body } : { error: toApiError(status, body) };
}
