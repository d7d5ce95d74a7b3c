import type { FastifyInstance } from 'fastify';
import { unavailable } from './errors';

/** A stopping server waits this long for running requests before it aborts them. */
const GRACE_MS = 30_000;
/** Connections may take this long to close once no request is running. */
const LINGER_MS = 1_000;

export interface Lifecycle {
  phase: 'starting' | 'ready' | 'stopping';
  running: number;
  onIdle: () => void;
}

export function makeLifecycle(): Lifecycle {
  return { phase: 'starting', running: 0, onIdle: () => undefined };
}

/** Answers every request with 503, health checks included, unless the server is ready. */
export function gateRequests(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (lifecycle.phase !== 'ready') {
      throw unavailable({ Connection: 'close' });
    }
    lifecycle.running += 1;
    reply.raw.once('close', () => {
      lifecycle.running -= 1;
      if (lifecycle.running === 0) lifecycle.onIdle();
    });
  });
}

export async function stopGracefully(app: FastifyInstance, lifecycle: Lifecycle): Promise<void> {
  lifecycle.phase = 'stopping';
  if (lifecycle.running > 0) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GRACE_MS);
      lifecycle.onIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  // Closing ends idle connections, but not one with an incomplete request.
  const forced = setTimeout(() => app.server.closeAllConnections(), LINGER_MS);
  await app.close();
  clearTimeout(forced);
}
