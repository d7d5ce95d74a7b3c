import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../contract/records';

/** An entity tag with the comma and the blanks around it (RFC 9110, 8.8.3). */
const TAG = /[\t ,]*((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")[\t ]*(?:,[\t ,]*|$)/gy;

export function entityTags(value: string): string[] {
  const tags = [...value.matchAll(TAG)];
  const length = tags.reduce((sum, [part]) => sum + part.length, 0);
  return length === value.length ? tags.map(([, tag = '']) => tag) : [];
}

type Request = Pick<FastifyRequest, 'headers'>;

const bare = (tag: string) => tag.replace(/^W\//, '');

export function isCurrent({ headers }: Request, etag: string): boolean {
  const { 'if-none-match': known } = headers;
  if (known === undefined) return false;
  return known === '*' || entityTags(known).map(bare).includes(bare(etag));
}

export function etagOf(body: unknown): { ETag?: string } {
  const entity = isRecord(body) ? body.data : null;
  const version = isRecord(entity) ? entity.version : null;
  return typeof version === 'number' ? { ETag: `"${version}"` } : {};
}

/**
 * Whether the `If-Match` of a request permits a write. A weak tag never does (RFC 9110, 13.1.1); a
 * proxy that compresses may turn our tags into weak ones.
 *
 * @param current the entity as it is stored
 */
export function admitsWrite({ headers }: Request, current: object): boolean {
  const { 'if-match': expected } = headers;
  if (expected === undefined || expected === '*') return true;
  const { ETag } = etagOf({ data: current });
  return entityTags(expected).some((tag) => tag === ETag);
}
