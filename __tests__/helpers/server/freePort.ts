import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems assign random ports from 32768 on, which could take the port of a restarting server. */
const FIRST = 20_000;
const END = 32_768;

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

/**
 * Reserves a port until this process ends, by binding its UDP port, against all other callers.
 *
 * @returns whether the port was still unreserved
 */
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

/** A local TCP port for a server that restarts. No other test gets it while this process runs. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  return (await reserve(port)) && (await isFree(port)) ? port : freePort();
}
