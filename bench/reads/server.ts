import { loadConfig } from '../../src/server/config';
import { makeConfirmedTime } from '../../src/server/confirmedTime';
import { buildApp } from '../../src/server/app';
import { SECURITY_HEADERS } from '../../src/server/http/headers';
import { makeLifecycle } from '../../src/server/http/lifecycle';
import { makeImageDecoder } from '../../src/server/images/imageDecoder';
import { makeThumbnails } from '../../src/server/images/thumbnails';
import { makePasswords } from '../../src/server/passwords';
import { openStore } from '../../src/server/store/store';

/** What the report asks of this process. */
export type Order = { repeat: string; authorization: string } | 'processor';

interface Constant {
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers that every response gets anyway. */
const ANYWAY = new Set([
  ...Object.keys(SECURITY_HEADERS).map((name) => name.toLowerCase()),
  ...['connection', 'content-length', 'date', 'transfer-encoding', 'x-request-id'],
]);

const config = loadConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' });
const store = openStore(config);
const lifecycle = makeLifecycle();
const { db } = store;
const now = () => new Date();
const images = makeImageDecoder(config.limits);
const app = buildApp({
  config,
  services: {
    ...{ db, now, images, passwords: makePasswords() },
    confirmedTime: makeConfirmedTime(now),
    ...{ feeds: config.feeds, maxSessionMs: config.maxSessionMs },
    thumbnails: makeThumbnails({ db, images, now, maxBytes: config.limits.thumbnailBytes }),
  },
  lifecycle,
  storeMetrics: store.metrics,
});
const constants = new Map<string, Constant>();

app.after(() => {
  app.get('/constant/*', (request, reply) => {
    const constant = constants.get(request.url);
    if (!constant) throw new Error(`Nothing is to be repeated at ${request.url}.`);
    return reply.headers(constant.headers).send(constant.body);
  });
});
app.addHook('onClose', () => store.close());

/** From now on the address below /constant has the same body and headers as a response has now. */
async function repeat(url: string, authorization: string): Promise<void> {
  const { headers, rawPayload } = await app.inject({ url, headers: { authorization } });
  const own = Object.entries(headers).filter(([name]) => !ANYWAY.has(name));
  constants.set(`/constant${url}`, {
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    body: rawPayload,
  });
}

/** @returns the response to an order: the bytes of a body, or the processor's time in seconds */
async function obey(order: Order): Promise<number> {
  if (order !== 'processor') {
    await repeat(order.repeat, order.authorization);
    return constants.get(`/constant${order.repeat}`)?.body.length ?? 0;
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.(answer)));
process.on('disconnect', () => void app.close());

async function main(): Promise<void> {
  await store.prepare();
  lifecycle.phase = 'ready';
  process.send?.(await app.listen({ port: 0, host: config.host }));
}

void main();
