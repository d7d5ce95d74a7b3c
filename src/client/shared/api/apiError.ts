/** The error of every failed call, so that no screen has to narrow it. */
export interface ApiError {
  /** The HTTP status; 0 without a response. */
  status: number;
  /** The server's message, if it sent one. */
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
  const found = fields.filter(([, messages]) => messages.length > 0);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** The error of a failed response, whatever its body. */
export function toApiError(status: number, body: unknown): ApiError {
  const { message, errors } = record(body);
  return {
    status,
    ...(typeof message === 'string' && message.trim() !== '' && { message }),
    ...(readErrors(errors) && { errors: readErrors(errors) }),
  };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof record(error).status === 'number';
}

/** The server's message for a failed mutation, if it sent one. */
export function messageOf(error: unknown): string | undefined {
  return isApiError(error) ? error.message : undefined;
}

/** The server's messages by field for a failed mutation, if it sent any. */
export function errorsOf(error: unknown): ApiError['errors'] {
  return isApiError(error) ? error.errors : undefined;
}

/** All messages of `errors`, joined with spaces. */
export function joinedErrorsOf(error: unknown): string | undefined {
  const errors = errorsOf(error);
  return errors && Object.values(errors).flat().join(' ');
}
