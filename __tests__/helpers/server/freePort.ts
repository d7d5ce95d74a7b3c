import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems give ports from 32768 on to whatever asks for any, also while a server restarts. */
const FIRST = 20_000;
const END = 32_768;

/** Whether no server listens there. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Reserves a number among all processes that call this, by its UDP port, until this one ends. */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref();
  socket.bind(port, '127.0.0.1');
  try {
    await once(socket, 'listening');
    return true;
  } catch {
    socket.close();
    return false;
  }
}

/** A local TCP port that no other test gets as long as this process runs, for a server that restarts. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  return (await reserve(port)) && (await isFree(port)) ? port : freePort();
}
