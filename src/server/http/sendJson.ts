import type { FastifyReply } from 'fastify';
import { isRecord } from '../../contract/records';
import { inOwnTurn } from '../runtime/turns';
import { RowBatches } from '../store/engine/pages';
import { compressorBytes } from './compression';
import { LARGE_BYTES, streamResponse } from './limits/largeResponses';

interface List {
  data: unknown[] | RowBatches<unknown>;
}

function isList(body: unknown): body is List {
  return isRecord(body) && (Array.isArray(body.data) || body.data instanceof RowBatches);
}

/** The approximate size of a value in memory or as JSON, in bytes. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  const inner = typeof value === 'object' && value ? Object.entries(value) : [];
  return inner.reduce((sum, [key, each]) => sum + key.length + sizeOf(each), 8);
}

function batchesOf(rows: readonly unknown[]): RowBatches<unknown> {
  const sized = rows.map((row) => ({ id: row, bytes: sizeOf(row) }));
  return new RowBatches(sized, (batch) => Promise.resolve(batch));
}

const toJson = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join();

async function* serialize(rows: RowBatches<unknown>, others: object): AsyncGenerator<Buffer> {
  let before = '{"data":[';
  const parts = rows.map((batch) => Buffer.from(before + toJson(batch)));
  const nextPart = () => inOwnTurn(() => parts.next());
  for (let part = await nextPart(); !part.done; part = await nextPart()) {
    before = ',';
    yield part.value;
  }
  const end = JSON.stringify(others).slice(1);
  yield Buffer.from(`]${end === '}' ? '' : ','}${end}`);
}

/**
 * Sends a body as JSON. A long list is serialized while the client reads it, so that its JSON is
 * never in memory as a whole, nor are the rows of `RowBatches`.
 *
 * @throws HttpError 503 if slow clients use the memory budget for large responses
 */
export async function sendJson(reply: FastifyReply, body: unknown): Promise<FastifyReply> {
  const json = reply.type('application/json; charset=utf-8');
  const stream = (bytes: number, parts: Parameters<typeof streamResponse>[2]) =>
    json.send(streamResponse(reply, bytes + compressorBytes(reply.request), parts));
  if (!isList(body)) {
    const bytes = Buffer.from(JSON.stringify(body));
    return bytes.length > LARGE_BYTES ? stream(bytes.length, [bytes]) : json.send(bytes);
  }
  const { data, ...others } = body;
  const rows = data instanceof RowBatches ? data : batchesOf(data);
  if (rows.bytes <= LARGE_BYTES) return json.send({ data: await rows.all(), ...others });
  return stream(rows === data ? rows.largest : rows.bytes, serialize(rows, others));
}
