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
  server = createServer();
  connections = new Connections(MAX);
  connections.watch(server, (_request, response) => void pending.push(response));
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

async function ask(client: SlowClient, bytes = REQUEST): Promise<void> {
  const asked = once(server, 'request');
  client.send(bytes);
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
  expect(counts()).toEqual([3, 3, MAX, 1, 0]);
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
  expect(counts()).toEqual([3, 0, MAX, 0, 0]);
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
  expect(counts()).toEqual([0, 0, MAX, 0, 0]);
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

describe('a request before the response to the previous one', () => {
  it('is not run, and its connection ends after the response that is due', async () => {
    const client = await connect();
    await ask(client, REQUEST.repeat(3));
    expect(pending).toHaveLength(1);
    expect(counts()).toEqual([1, 1, MAX, 0, 1]);
    pending[0]?.end('done');
    expect(await client.end()).toMatch(/^HTTP\/1\.1 200 (?![^]*HTTP\/1\.1)[^]*done/);
    expect(pending).toHaveLength(1);
  });

  it('is not run if it arrives with the end of a body', async () => {
    const client = await connect();
    const begun = once(server, 'request');
    client.send('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\na');
    await begun;
    await ask(client, `b${REQUEST}`);
    pending[0]?.end('done');
    expect(await client.end()).toMatch(/^HTTP\/1\.1 200 (?![^]*HTTP\/1\.1)/);
    expect(pending).toHaveLength(1);
  });

  it('has its body dropped, so that the client can receive the response', async () => {
    const client = await connect();
    await ask(client);
    const length = 5_000_000;
    await ask(client, `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
    client.send('x'.repeat(length));
    await client.sent();
    pending[0]?.end('done');
    expect(await client.end()).toMatch(/^HTTP\/1\.1 200 (?![^]*HTTP\/1\.1)[^]*done/);
  });

  it('makes the connection the first to be closed where all are busy', async () => {
    const others = [await connect(), await connect()];
    for (const other of others) await ask(other);
    const eager = await connect();
    await ask(eager, REQUEST.repeat(2));
    const newcomer = await connect();
    await eager.end();
    expect([...others, newcomer].map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
  });

  it('closes the connection at once if it is one of ten thousand', async () => {
    const client = await connect();
    client.send(REQUEST.repeat(10_002));
    expect(await client.end()).toBe('');
    expect(pending).toHaveLength(1);
    const other = await connect();
    await ask(other, REQUEST.repeat(2));
    pending[1]?.end('done');
    expect(await other.end()).toMatch(/^HTTP\/1\.1 200/);
  });
});

it('runs the next request of a connection after the response to the previous one', async () => {
  const client = await connect();
  await ask(client);
  const [first] = pending;
  const isSent = first && once(first, 'close');
  first?.end('done');
  await isSent;
  await ask(client, REQUEST.replace('Host', 'Connection: close\r\nHost'));
  pending[1]?.end('done again');
  expect(await client.end()).toMatch(/done[^]*HTTP\/1\.1 200[^]*done again$/);
});
