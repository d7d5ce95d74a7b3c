import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expose, EXPOSITION_TYPE, toFamily } from './exposition';
import type { Reading } from './exposition';
import { makeHistogram } from './histogram';
import type { Histogram } from './histogram';
import { processReadings, watchEventLoop } from './process';
import { imageQueue } from '../decodeImages';
import { unauthenticated } from '../errors';
import type { Lifecycle } from '../lifecycle';

/** Seconds: from a row that is read to a photograph on a slow line. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

interface MetricsOptions {
  /** What a reader must send. */
  token: string;
  lifecycle: Lifecycle;
  /** What others tell of themselves. */
  readings: () => Reading[];
}

/** Hashes are compared, because texts of unlike lengths cannot be in constant time. */
function isSame(text: string, other: string): boolean {
  const [one, two] = [text, other].map((each) => createHash('sha256').update(each).digest());
  return one !== undefined && two !== undefined && timingSafeEqual(one, two);
}

/** Requests by the pattern of their route: an address as it came may hold anything. */
function watchRequests(app: FastifyInstance): Histogram {
  const help = 'How long requests took, by route, method and status.';
  const histogram = makeHistogram('http_request_duration_seconds', help, BOUNDS);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { route: routeOptions.url ?? 'none', method, status: String(reply.statusCode) };
    histogram.observe(labels, reply.elapsedTime / 1000);
  });
  return histogram;
}

function serverReadings({ running }: Lifecycle): Reading[] {
  const images = imageQueue();
  const help = 'Photographs that wait for one that is being decoded.';
  return [
    { name: 'http_requests_running', help: 'Requests at work, this one too.', value: running },
    { name: 'images_decoding', help: 'Photographs that are being decoded.', value: images.running },
    { name: 'images_waiting', help, value: images.waiting },
  ];
}

/**
 * `GET /metrics` for Prometheus, for whoever sends the token: how the server does, and nothing of
 * what it holds. A server without it measures nothing.
 */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { token, lifecycle } = options;
  const requests = watchRequests(app);
  const loop = watchEventLoop();
  app.addHook('onClose', () => loop.stop());
  app.get('/metrics', async (request, reply) => {
    const [, sent = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!isSame(sent, token)) throw unauthenticated();
    const readings = [
      ...[...serverReadings(lifecycle), ...options.readings()],
      ...[...loop.readings(), ...processReadings()],
    ];
    return reply.type(EXPOSITION_TYPE).send(expose([requests.family(), ...readings.map(toFamily)]));
  });
}
