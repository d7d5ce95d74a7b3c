import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outageOf } from '../store/engine/engine';

export type FieldErrors = Record<string, string[]>;

export class HttpError extends Error {
  constructor(
    readonly status: number,
    message = MESSAGES[status] ?? 'The request could not be answered.',
    readonly headers: Record<string, string> = {},
    readonly errors?: FieldErrors,
  ) {
    super(message);
  }
}

const MESSAGES: Record<number, string> = {
  400: 'The request could not be read.',
  401: 'Unauthenticated.',
  403: 'This action is unauthorized.',
  404: 'Not found.',
  405: 'Method not allowed.',
  408: 'The request took too long.',
  409: 'This conflicts with what is stored.',
  413: 'The request is too large.',
  415: 'Unsupported media type.',
  431: 'The headers of the request are too large.',
  500: 'Server Error',
  503: 'Service unavailable.',
  507: 'The disk of the server is full. Nothing was saved.',
};

export const notFound = () => new HttpError(404);
export const forbidden = () => new HttpError(403);

/** @throws HttpError 404 if nothing was found */
export function found<T>(stored: T | null | undefined): T {
  if (!stored) throw notFound();
  return stored;
}

export function unauthenticated(message?: string, errors?: FieldErrors): HttpError {
  return new HttpError(401, message, { 'WWW-Authenticate': 'Bearer' }, errors);
}

/** The challenge of RFC 9470. It has status 403, because 401 would sign the user out. */
export function unconfirmed(maxAgeMs: number): HttpError {
  const challenge = `Bearer error="insufficient_user_authentication", max_age="${maxAgeMs / 1000}"`;
  return new HttpError(403, 'Confirm with your password that it is you.', {
    'WWW-Authenticate': challenge,
  });
}

export function methodNotAllowed(allowed: readonly string[]): HttpError {
  return new HttpError(405, undefined, { Allow: allowed.join(', ') });
}

/** A 422 with the messages of its fields; the first one is also its `message`. */
export function invalid(errors: FieldErrors): HttpError {
  const [message = 'The given data was invalid.'] = Object.values(errors).flat();
  return new HttpError(422, message, {}, errors);
}

export function malformedText(field: string): HttpError {
  return invalid({ [field.toWellFormed()]: ['The text is not valid Unicode.'] });
}

/** Does not repeat the value, which may be a password. */
export const WRONG_TYPE = 'This value has the wrong type.';

export function tooManyAttempts(waitMs: number): HttpError {
  const seconds = Math.ceil(waitMs / 1000);
  const wait = seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const headers = { 'Retry-After': String(seconds) };
  return new HttpError(429, `Too many attempts. Try again in ${wait}.`, headers);
}

export function unavailable(more: Record<string, string> = {}): HttpError {
  return new HttpError(503, undefined, { 'Retry-After': '5', ...more });
}

function isAborted({ code, message }: FastifyError): boolean {
  return code === 'ECONNRESET' && message === 'aborted';
}

export function toHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  if (isAborted(error)) return new HttpError(400);
  const outage = outageOf(error);
  if (outage) return outage === 'full' ? new HttpError(507) : unavailable();
  const { statusCode = 500 } = error;
  return new HttpError(statusCode >= 400 && statusCode < 500 ? statusCode : 500);
}

function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  const failure = toHttpError(error);
  if (failure !== error && failure.status >= 500) {
    request.log.error({ err: error }, 'request failed');
  }
  return reply
    .code(failure.status)
    .headers(failure.headers)
    .send({ message: failure.message, errors: failure.errors });
}

/** Sends every failure in the shape of docs/specification/api.md#failures. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(notFound(), request, reply));
}
