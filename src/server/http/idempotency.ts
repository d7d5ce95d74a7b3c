import { createHmac, subtle } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../contract/records';
import { findReplay } from '../store/idempotencyKeys';
import type { RequestKey } from '../store/idempotencyKeys';
import type { Db } from '../store/schema';
import { invalid } from './errors';
import { EarlyResponse, RouteResponse } from './routeResponse';

export const KEY_FORM = /^[A-Za-z0-9_-]{8,128}$/;
const WRONG_FORM = 'A key has 8 to 128 letters, digits, hyphens and underscores.';
const REUSED = 'This key has been used for another request.';

const refused = (message: string) => invalid({ 'Idempotency-Key': [message] });

const keys = new WeakMap<FastifyRequest, RequestKey>();

export function sentKey({ headers }: FastifyRequest): string | null {
  const { 'idempotency-key': key = null } = headers;
  if (key === null) return null;
  if (typeof key !== 'string' || !KEY_FORM.test(key)) throw refused(WRONG_FORM);
  return key;
}

async function withFileHashes(input: unknown): Promise<unknown> {
  if (Array.isArray(input)) {
    const items: unknown[] = [];
    for (const item of input) items.push(await withFileHashes(item));
    return items;
  }
  if (!isRecord(input)) return input;
  if (Buffer.isBuffer(input.bytes)) {
    return Buffer.from(await subtle.digest('SHA-256', input.bytes)).toString('hex');
  }
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(input)) {
    fields.push([name, await withFileHashes(value)]);
  }
  return Object.fromEntries(fields);
}

/**
 * Notes a request's key and a hash of its content for `requestKeyOf`. The key is the secret of
 * both hashes, so that nobody can try out passwords on the stored hashes.
 *
 * @param input the input of the route
 */
export async function setRequestKey(
  request: FastifyRequest,
  key: string,
  input: unknown,
): Promise<void> {
  const [path] = request.url.split('?');
  const content = JSON.stringify([request.method, path, await withFileHashes(input)]);
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  keys.set(request, { keyHash: hash(''), requestHash: hash(content) });
}

export function requestKeyOf(request: FastifyRequest): RequestKey | undefined {
  return keys.get(request);
}

/**
 * If a request repeats an earlier one of its user with the same key, ends it with the earlier
 * response.
 *
 * @throws EarlyResponse; HttpError 422 if the key came with another request before
 */
export async function replayIfRepeated(
  db: Db,
  request: FastifyRequest,
  userId: number,
  now: Date,
): Promise<void> {
  const key = keys.get(request);
  const replay = key && (await findReplay(db, userId, key.keyHash, now));
  if (!replay) return;
  if (replay.requestHash !== key.requestHash) throw refused(REUSED);
  const status = replay.action === 'create' ? 201 : 200;
  const body = { data: replay.after };
  throw new EarlyResponse(new RouteResponse(status, body, { 'Idempotency-Replayed': 'true' }));
}
