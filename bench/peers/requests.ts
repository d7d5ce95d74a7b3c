/** A request that is sent repeatedly. */
export interface PeerRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** The requests that finish its work, by its response. */
  followUps?: (body: unknown) => readonly PeerRequest[];
}

export function sendJson(method: PeerRequest['method'], path: string, body: unknown): PeerRequest {
  const headers = { 'content-type': 'application/json' };
  return { method, path, headers, body: Buffer.from(JSON.stringify(body)) };
}

export function signed(request: PeerRequest, token: string): PeerRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}

export function get(path: string): PeerRequest {
  return { method: 'GET', path, headers: {} };
}
