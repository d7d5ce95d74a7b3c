import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { isRecord } from '../../contract/records';

/** Letters of JSON that are made at once: a few milliseconds of work. */
const LETTERS_AT_ONCE = 1_000_000;

interface List {
  data: unknown[];
}

function isList(answer: unknown): answer is List {
  return isRecord(answer) && Array.isArray(answer.data);
}

/** The JSON of a list in pieces: hundreds of long posts are a hundred megabytes. */
async function* inPieces({ data, ...rest }: List): AsyncGenerator<string> {
  let piece = '{"data":[';
  for (const [index, item] of data.entries()) {
    piece += (index > 0 ? ',' : '') + JSON.stringify(item);
    if (piece.length < LETTERS_AT_ONCE) continue;
    yield piece;
    await nextTurn();
    piece = '';
  }
  const others = JSON.stringify(rest).slice(1);
  yield `${piece}]${others === '}' ? '' : ','}${others}`;
}

/** Sends an answer's body. A list that is long goes piece by piece, so that others have their turn. */
export async function sendBody(reply: FastifyReply, body: unknown): Promise<FastifyReply> {
  if (!isList(body)) return reply.send(body);
  const pieces = inPieces(body);
  const first = await pieces.next();
  const second = await pieces.next();
  const json = reply.type('application/json; charset=utf-8');
  if (first.done || second.done) return json.send(first.value);
  const all = async function* () {
    yield first.value;
    yield second.value;
    yield* pieces;
  };
  return json.send(Readable.from(all()));
}
