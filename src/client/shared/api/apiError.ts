/** What every failed call is turned into, so that no screen narrows an error. */
export interface ApiError {
  /** The HTTP status; 0 where no answer came at all. */
  status: number;
  /** The server's own sentence, where it sent one. */
  message?: string;
  /** The server's messages by field. */
  errors?: Record<string, string[]>;
}

const record = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function readErrors(value: unknown): ApiError['errors'] {
  const fields = Object.entries(record(value)).map(([field, messages]): [string, string[]] => [
    field,
    [messages].flat().filter((message) => typeof message === 'string'),
  ]);
  const told = fields.filter(([, messages]) => messages.length > 0);
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/** Reads the body of a failed answer, whatever it holds. */
export function toApiError(status: number, body: unknown): ApiError {
  const { message, errors } = record(body);
  return {
    status,
    ...(typeof message === 'string' && message.trim() !== '' && { message }),
    ...(readErrors(errors) && { errors: readErrors(errors) }),
  };
}

/** Narrows what a mutation's `unwrap` throws. */
export function isApiError(error: unknown): error is ApiError {
  return typeof record(error).status === 'number';
}

/** The server's own sentence of a failed mutation; undefined where it sent none. */
export function messageOf(error: unknown): string | undefined {
  return isApiError(error) ? error.message : undefined;
}

/** The server's messages by field of a failed mutation; undefined where it sent none. */
export function errorsOf(error: unknown): ApiError['errors'] {
  return isApiError(error) ? error.errors : undefined;
}

/** All messages of `errors`, joined with spaces (section 8); undefined where there are none. */
export function joinedErrorsOf(error: unknown): string | undefined {
  const errors = errorsOf(error);
  return errors && Object.values(errors).flat().join(' ');
}
