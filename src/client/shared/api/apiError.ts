import type { DeletedEntity } from '../../../contract/messages';
import { isRecord } from '../../../contract/records';
import type { StaleSave, Versioned } from '../../../contract/versioned';

export interface ApiError {
  /** The HTTP status; 0 without a response. */
  status: number;
  message?: string;
  errors?: Record<string, string[]>;
  /** Whether nobody asked for the load: it was only to bring content up to date. */
  isBackground?: boolean;
  /** Whether the same request can be sent again and is still saved only once. */
  isRepeatable?: boolean;
  /** The body, if it is plain text instead of JSON. */
  text?: string;
  /** The body of a 412 response: another user has saved the entity in the meantime. */
  stale?: StaleSave<Versioned>;
  /** The body of a 404 response for an entity that another user has deleted. */
  deleted?: DeletedEntity;
}

/** The message that Laravel sends beside `errors`; it says nothing specific. */
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

const isDeletedEntity = (body: unknown): body is DeletedEntity =>
  isRecord(body) && typeof body.deleted_at === 'string';

/**
 * Reads the error of a failed response, whatever its body. The messages of `errors` replace a
 * generic message.
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
    ...(status === 404 && isDeletedEntity(body) && { deleted: body }),
  };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof record(error).status === 'number';
}

/**
 * Whether a status means that the server's response is missing: 0, or a gateway error of a proxy.
 */
export const isLost = (status: number) => [0, 502, 504].includes(status);

/**
 * Whether the server has not decided about the call: no response arrived, or it was unavailable.
 */
export const isUnanswered = (error: unknown) =>
  isApiError(error) && (isLost(error.status) || error.status === 503);

export function messageOf(error: unknown): string | undefined {
  return isApiError(error) ? error.message : undefined;
}

export function deletionOf(error: unknown): DeletedEntity | undefined {
  return isApiError(error) ? error.deleted : undefined;
}

export function plainTextOf(error: unknown): string | undefined {
  return isApiError(error) ? error.text : undefined;
}

export function errorsOf(error: unknown): ApiError['errors'] {
  return isApiError(error) ? error.errors : undefined;
}

export function joinedErrorsOf(error: unknown): string | undefined {
  const errors = errorsOf(error);
  return errors && join(errors);
}

/**
 * Returns the text of a form's failure: the messages of its fields, else the server's message, else
 * the given text.
 */
export const failureTextOr = (text: string) => (error: unknown) =>
  joinedErrorsOf(error) ?? messageOf(error) ?? text;
