import { isRecord } from '../../../contract/records';
import type { StaleSave, Versioned } from '../../../contract/versioned';

/** The error of every failed call, so that no screen has to narrow it. */
export interface ApiError {
  /** The HTTP status; 0 without a response. */
  status: number;
  /** The server's message, if it sent one. */
  message?: string;
  /** The server's messages by field. */
  errors?: Record<string, string[]>;
  /** A body of plain text, in place of JSON. */
  text?: string;
  /** The body of a 412 response: somebody else has saved the entity meanwhile. */
  stale?: StaleSave<Versioned>;
}

/** Laravel's message beside `errors`, which says nothing. */
const GENERIC = /^the given data was invalid\.?$/i;

const record = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function readErrors(value: unknown): ApiError['errors'] {
  const fields = Object.entries(record(value)).map(([field, messages]): [string, string[]] => [
    field,
    [messages].flat().filter((message) => typeof message === 'string'),
  ]);
  const found = fields.filter(([, messages]) => messages.length > 0);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const join = (errors: NonNullable<ApiError['errors']>) => Object.values(errors).flat().join(' ');

const isStaleSave = (body: unknown): body is StaleSave<Versioned> =>
  isRecord(body) && isRecord(body.current);

/**
 * The error of a failed response, whatever its body. The messages of `errors` replace a message that
 * only says that there are some.
 */
export function toApiError(status: number, body: unknown): ApiError {
  const { message, ...rest } = record(body);
  const errors = readErrors(rest.errors);
  const text = typeof message === 'string' && message.trim() !== '' && message;
  return {
    status,
    ...(text && { message: errors && GENERIC.test(text.trim()) ? join(errors) : text }),
    ...(errors && { errors }),
    ...(status === 412 && isStaleSave(body) && { stale: body }),
  };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof record(error).status === 'number';
}

/** Whether a status says that no response of the server came: 0, or of a proxy without one. */
export const isLost = (status: number) => [0, 502, 504].includes(status);

/** Whether the server has not even refused: no response came, or it could not serve anybody. */
export const isUnanswered = (error: unknown) =>
  isApiError(error) && (isLost(error.status) || error.status === 503);

/** The server's message for a failed mutation, if it sent one. */
export function messageOf(error: unknown): string | undefined {
  return isApiError(error) ? error.message : undefined;
}

/** The plain text that a failed response had in place of JSON. */
export function plainTextOf(error: unknown): string | undefined {
  return isApiError(error) ? error.text : undefined;
}

/** The server's messages by field for a failed mutation, if it sent any. */
export function errorsOf(error: unknown): ApiError['errors'] {
  return isApiError(error) ? error.errors : undefined;
}

/** All messages of `errors`, joined with spaces. */
export function joinedErrorsOf(error: unknown): string | undefined {
  const errors = errorsOf(error);
  return errors && join(errors);
}
