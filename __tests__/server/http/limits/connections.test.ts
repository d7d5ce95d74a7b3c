import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Connections } from '../../../../src/server/http/limits/connections';
import { SlowClient } from '../../../helpers/server/slowClient';

const MAX = 3;
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const HALF = REQUEST.slice(0, 20);

let server: Server;
let connections: Connections;
/** Responses that are not sent yet, in the order of the requests. */
let pending: ServerResponse[];

beforeEach(async () => {
  pending = [];
  server = createServer((_request, response) => void pending.push(response));
  connections = new Connections(server, MAX);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function connect(): Promise<SlowClient> {
  const arrived = once(server, 'connection');
  const client = await SlowClient.connect((server.address() as AddressInfo).port);
  await arrived;
  return client.listen();
}

async function ask(client: SlowClient): Promise<void> {
  const asked = once(server, 'request');
  client.send(REQUEST);
  await asked;
}

const counts = () => connections.metrics().map(({ value }) => value);

it('closes the connection that has been idle for longest when one too many arrives', async () => {
  const [first, second, third] = [await connect(), await connect(), await connect()];
  await ask(first);
  pending.shift()?.end('done');
  expect(await first.response()).toMatch(/^HTTP\/1\.1 200/);
  const fourth = await connect();
  await second.end();
  expect([first, third, fourth].map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
  expect(counts()).toEqual([3, 3, MAX, 1]);
});

it('counts half a header as idle', async () => {
  const half = await connect();
  half.send(HALF);
  const others = [await connect(), await connect()];
  for (const other of others) await ask(other);
  const newcomer = await connect();
  await half.end();
  expect([...others, newcomer].map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
});

it('keeps connections with a request, and refuses new ones where all have one', async () => {
  const busy = [await connect(), await connect(), await connect()];
  for (const each of busy) await ask(each);
  expect(counts()).toEqual([3, 0, MAX, 0]);
  await (await connect()).end();
  for (const response of pending) response.end('done');
  for (const each of busy) expect(await each.response()).toMatch(/^HTTP\/1\.1 200/);
});

it('forgets closed connections', async () => {
  const [idle, busy] = [await connect(), await connect()];
  await ask(busy);
  const [response] = pending;
  const gone = response && once(response, 'close');
  idle.hangUp();
  busy.hangUp();
  await gone;
  while (counts()[0] !== 0) await new Promise((resolve) => setImmediate(resolve));
  expect(counts()).toEqual([0, 0, MAX, 0]);
});

it('closes a connection without traffic, but not while the server owes it a response', async () => {
  server.setTimeout(50);
  server.keepAliveTimeout = 50;
  const timedOut: Socket[] = [];
  server.on('timeout', (socket: Socket) => void timedOut.push(socket));
  const waiting = await connect();
  await ask(waiting);
  const stalled = await connect();
  stalled.send('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
  await stalled.end();
  expect(timedOut).toHaveLength(2);
  pending.shift()?.end('done');
  expect(await waiting.response()).toMatch(/^HTTP\/1\.1 200/);
  // After the response the timeout applies again.
  await waiting.end();
});
