import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../contract/records';
import { entityTags } from './conditional';

/** The `ETag` of a response that shows one entity with a version. */
export function etagOf(body: unknown): { ETag?: string } {
  const entity = isRecord(body) ? body.data : null;
  const version = isRecord(entity) ? entity.version : null;
  return typeof version === 'number' ? { ETag: `"${version}"` } : {};
}

/**
 * Whether a request's `If-Match` admits a write to an entity. A weak tag, as a proxy that compresses
 * may make of ours, never does (RFC 9110, 13.1.1).
 *
 * @param current the entity as it is stored
 */
export function admitsWrite({ headers }: FastifyRequest, current: object): boolean {
  const { 'if-match': expected } = headers;
  if (expected === undefined || expected === '*') return true;
  const { ETag } = etagOf({ data: current });
  return entityTags(expected).some((tag) => tag === ETag);
}
