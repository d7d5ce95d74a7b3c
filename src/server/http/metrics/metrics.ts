import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Metric } from '../../metric';
import { unauthenticated } from '../errors';
import type { Lifecycle } from '../lifecycle';
import { monitorEventLoop, processMetrics } from './process';

/** In seconds: from reading a row to receiving a photograph over a slow connection. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

interface MetricsOptions {
  /** What a scraper must send. */
  token: string;
  lifecycle: Lifecycle;
  /** The metrics of the images, the limits and the store. */
  otherMetrics: () => Metric[];
}

/** Compares hashes, because `timingSafeEqual` needs values of the same length. */
function isSame(text: string, other: string): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(text), hash(other));
}

/** Measures requests by the pattern of their route: the address itself may contain anything. */
function measureRequests(app: FastifyInstance): Registry {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { route: routeOptions.url ?? 'none', method, status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  return registry;
}

function serverMetrics({ running }: Lifecycle): Metric[] {
  return [
    { name: 'http_requests_running', help: 'Running requests, this one included.', value: running },
  ];
}

function registryOf(metrics: readonly Metric[]): Registry {
  const registry = new Registry();
  for (const { type, value, ...named } of metrics) {
    const options = { ...named, registers: [registry] };
    if (type === 'counter') new Counter(options).inc(value);
    else new Gauge(options).set(value);
  }
  return registry;
}

/**
 * Adds `GET /metrics` for Prometheus, open to whoever sends the token. It reports how the server
 * performs and nothing of what it stores. Without this call nothing is measured.
 */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { token, lifecycle, otherMetrics } = options;
  const requests = measureRequests(app);
  const eventLoop = monitorEventLoop();
  app.addHook('onClose', () => eventLoop.stop());
  app.get('/metrics', async (request, reply) => {
    const [, sent = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!isSame(sent, token)) throw unauthenticated();
    const current = registryOf([
      ...serverMetrics(lifecycle),
      ...otherMetrics(),
      ...eventLoop.metrics(),
      ...processMetrics(),
    ]);
    const all = Registry.merge([requests, current]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}
