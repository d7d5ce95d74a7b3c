import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Limits } from '../../config';
import { Room } from './memoryBudget';

const SLICE_BYTES = 65_536;

const rooms = new WeakMap<Server, Room>();

/** Bounds what answers may take of memory that their readers are slow to fetch. */
export function limitLargeAnswers(app: FastifyInstance, limits: Limits): Room {
  const { downloadBytes: bytes, requestTimeout: deadlineMs, stallTimeout: stallMs } = limits;
  const room = new Room({ bytes, deadlineMs, stallMs });
  rooms.set(app.server, room);
  app.addHook('onClose', () => room.close());
  return room;
}

/**
 * Makes an answer of bytes. Large ones leave in slices, so that it shows how fast they are fetched.
 *
 * @throws HttpError 503 where readers hold too much already
 */
export function bytesAnswer(reply: FastifyReply, bytes: Buffer): Buffer | Readable {
  const room = rooms.get(reply.server.server);
  if (!room || bytes.length <= SLICE_BYTES) return bytes;
  let left = bytes.length;
  function* slices() {
    while (left > 0) {
      const start = bytes.length - left;
      left -= Math.min(left, SLICE_BYTES);
      yield bytes.subarray(start, bytes.length - left);
    }
  }
  const drop = () => void reply.raw.destroy();
  const release = room.take({ bytes: bytes.length, left: () => left, drop });
  reply.header('Content-Length', bytes.length);
  return Readable.from(slices(), { objectMode: false }).once('close', release);
}
