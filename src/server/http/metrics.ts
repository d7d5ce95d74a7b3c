import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { counter, gauge } from '../runtime/metric';
import type { Metric } from '../runtime/metric';
import { unauthenticated } from './errors';
import type { Lifecycle } from './lifecycle';

/** In seconds: from reading a row to receiving a photograph over a slow connection. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

interface MetricsOptions {
  token: string;
  lifecycle: Lifecycle;
  otherMetrics: () => Metric[];
}

/** Compares hashes, because `timingSafeEqual` needs values of the same length. */
function isSame(text: string, other: string): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(text), hash(other));
}

/** Measures requests by the pattern of their route, because the address may contain anything. */
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
 * Adds `GET /metrics` for Prometheus, which requires the token. It reports the performance of the
 * server and no stored content. Without this call nothing is measured.
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
      gauge('http_requests_running', 'Running requests, this one included.', lifecycle.running),
      ...otherMetrics(),
      ...eventLoop.metrics(),
      ...processMetrics(),
    ]);
    const all = Registry.merge([requests, current]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}

/**
 * Memory, CPU time and age of this process. The names are those of prom-client's default metrics,
 * which dashboards for Node expect. Its own collector reports an idle event loop as 10 ms late and
 * cannot be stopped (decision 15).
 */
function processMetrics(): Metric[] {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const start = Date.now() / 1000 - process.uptime();
  return [
    gauge('process_start_time_seconds', 'When the process started.', Math.round(start)),
    gauge('process_uptime_seconds', 'How long the process has run.', process.uptime()),
    counter('process_cpu_seconds_total', 'CPU time used.', (user + system) / 1_000_000),
    gauge('process_resident_memory_bytes', 'Resident memory.', memory.rss),
    gauge('nodejs_heap_size_total_bytes', 'Size of the heap.', memory.heapTotal),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', memory.heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory outside the heap.', memory.external),
  ];
}

const RESOLUTION_MS = 10;
const NS_PER_SECOND = 1_000_000_000;

function monitorEventLoop() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // Node records the interval between two samples, which includes the sampling interval itself.
  const lag = (ns: number) => Math.max(0, ns / NS_PER_SECOND - RESOLUTION_MS / 1000);
  const help = 'event loop delay since the previous scrape.';
  return {
    metrics() {
      const [p50, p99] = [lag(delay.percentile(50)), lag(delay.percentile(99))];
      const max = lag(delay.max);
      delay.reset();
      return [
        gauge('nodejs_eventloop_lag_p50_seconds', `Median ${help}`, p50),
        gauge('nodejs_eventloop_lag_p99_seconds', `99th percentile ${help}`, p99),
        gauge('nodejs_eventloop_lag_max_seconds', `Largest ${help}`, max),
      ];
    },
    stop: () => void delay.disable(),
  };
}
