import type { FastifyInstance } from 'fastify';
import { unavailable } from './errors';

/** How long a stop waits for running requests before it cuts them off. */
const GRACE_MS = 30_000;
/** How long connections may take to close once nothing runs any more. */
const LINGER_MS = 1_000;

/** Whether the server takes requests, and how many it is busy with. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'stopping';
  running: number;
  /** Told when the last running request of a stopping server is done. */
  onIdle: () => void;
}

export function makeLifecycle(): Lifecycle {
  return { phase: 'starting', running: 0, onIdle: () => undefined };
}

/** Answers 503 to every request, health checks included, unless the server is ready. */
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

/** Takes no new requests, lets the running ones finish, and closes the app. */
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
  // Idle connections are closed at once; one that holds half a request must not hold us up.
  const cut = setTimeout(() => app.server.closeAllConnections(), LINGER_MS);
  await app.close();
  clearTimeout(cut);
}
