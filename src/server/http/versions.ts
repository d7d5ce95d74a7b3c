import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../contract/records';

/**
 * The version in a request's `If-Match`. Null where there is none, and where it is something else:
 * proxies may add their own.
 */
export function sentVersion({ headers }: FastifyRequest): number | null {
  const [, digits = null] = /^(?:W\/)?"(\d{1,15})"$/.exec(headers['if-match'] ?? '') ?? [];
  return digits === null ? null : Number(digits);
}

/** The `ETag` of a response that shows one entity with a version. */
export function etagOf(body: unknown): Record<string, string> {
  const entity = isRecord(body) ? body.data : null;
  const version = isRecord(entity) ? entity.version : null;
  return typeof version === 'number' ? { ETag: `"${version}"` } : {};
}
