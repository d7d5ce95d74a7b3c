import type { FastifyRequest } from 'fastify';

const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a client has the current content already, by its `If-None-Match`. */
export function isCurrent({ headers }: FastifyRequest, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map(bare);
  return known.includes('*') || known.includes(bare(etag));
}
