import { once } from 'node:events';
import { Agent, request as openRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PeerRequest } from './requests';

export interface Burst {
  perSecond: number;
  /** Milliseconds from sending each request to the last byte of its response. */
  times: number[];
}

/** Sends a request and its follow-ups, and reads the responses to their ends. @throws Error after a failure */
async function send(agent: Agent, origin: string, request: PeerRequest): Promise<void> {
  const { method, path, headers, body, followUps } = request;
  const length = body && { 'content-length': String(body.length) };
  const outgoing = openRequest(origin + path, {
    agent,
    method,
    headers: { ...headers, ...length },
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const received = await buffer(response);
  const { statusCode = 0 } = response;
  if (statusCode >= 300) throw new Error(`${origin}${path} answered ${statusCode}.`);
  if (!followUps) return;
  const more = followUps(JSON.parse(received.toString()));
  await Promise.all(more.map((each) => send(agent, origin, each)));
}

/**
 * Sends requests in turn for a time; each client waits for a response before its next request and
 * keeps its connection open.
 */
export async function load(
  origin: string,
  work: readonly PeerRequest[],
  { clients, ms }: { clients: number; ms: number },
): Promise<Burst> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const begin = performance.now();
  let next = 0;
  const client = async () => {
    while (performance.now() - begin < ms) {
      const request = work[next++ % work.length];
      if (!request) return;
      const sentAt = performance.now();
      await send(agent, origin, request);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, times };
}
