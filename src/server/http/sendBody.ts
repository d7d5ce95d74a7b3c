import { Readable } from 'node:stream';
import { setImmediate as nextTick } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { isRecord } from '../../contract/records';

/** Characters of JSON serialized at once, which takes a few milliseconds. */
const CHUNK_LENGTH = 1_000_000;

interface List {
  data: unknown[];
}

function isList(body: unknown): body is List {
  return isRecord(body) && Array.isArray(body.data);
}

/** Serializes a list in chunks: hundreds of long posts are a hundred megabytes. */
async function* serialize({ data, ...rest }: List): AsyncGenerator<string> {
  let chunk = '{"data":[';
  for (const [index, item] of data.entries()) {
    chunk += (index > 0 ? ',' : '') + JSON.stringify(item);
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    await nextTick();
    chunk = '';
  }
  const others = JSON.stringify(rest).slice(1);
  yield `${chunk}]${others === '}' ? '' : ','}${others}`;
}

/** Sends a body. A long list is sent in chunks, so that other requests run in between. */
export async function sendBody(reply: FastifyReply, body: unknown): Promise<FastifyReply> {
  if (!isList(body)) return reply.send(body);
  const chunks = serialize(body);
  const first = await chunks.next();
  const second = await chunks.next();
  const json = reply.type('application/json; charset=utf-8');
  if (first.done || second.done) return json.send(first.value);
  const all = async function* () {
    yield first.value;
    yield second.value;
    yield* chunks;
  };
  return json.send(Readable.from(all()));
}
