import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Sent } from './requests';

/** What a server did within some time. */
export interface Burst {
  perSecond: number;
  /** Milliseconds of each request, from being sent to its answer's last byte. */
  times: number[];
}

/** Answers are read to their end, and not looked at. @throws Error where one is a failure */
async function send(agent: Agent, origin: string, sent: Sent): Promise<void> {
  const { method, path, headers, body } = sent;
  const length = body && { 'content-length': String(body.length) };
  const outgoing = request(origin + path, { agent, method, headers: { ...headers, ...length } });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const { statusCode = 0 } = answer;
  if (statusCode >= 300) throw new Error(`${origin}${path} answered ${statusCode}.`);
}

/**
 * Sends requests in turn for some time, each client the next one when the last is answered, over
 * connections that stay open.
 */
export async function load(
  origin: string,
  work: readonly Sent[],
  { clients, ms }: { clients: number; ms: number },
): Promise<Burst> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const begin = performance.now();
  let next = 0;
  const client = async () => {
    while (performance.now() - begin < ms) {
      const sent = work[next++ % work.length];
      if (!sent) return;
      const sentAt = performance.now();
      await send(agent, origin, sent);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, times };
}
