import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import type { Agent, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export function get(path: string): Request {
  return { method: 'GET', path, headers: {} };
}

export function sendJson(method: Request['method'], path: string, body: unknown): Request {
  const headers = { 'content-type': 'application/json' };
  return { method, path, headers, body: Buffer.from(JSON.stringify(body)) };
}

export function signed(request: Request, token: string): Request {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}

export async function send(
  agent: Agent,
  origin: string,
  { method, path, headers, body }: Request,
): Promise<{ status: number; body: Buffer }> {
  const length = body && { 'content-length': String(body.length) };
  const outgoing = openRequest(origin + path, {
    agent,
    method,
    headers: { ...headers, ...length },
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await buffer(response) };
}
