/** A request that is sent again and again; its path begins with `/`. */
export interface Sent {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** A request that carries JSON. */
export function sendJson(method: Sent['method'], path: string, body: unknown): Sent {
  const headers = { 'content-type': 'application/json' };
  return { method, path, headers, body: Buffer.from(JSON.stringify(body)) };
}

/** A request with the token of whoever is signed in. */
export function signed(sent: Sent, token: string): Sent {
  return { ...sent, headers: { ...sent.headers, authorization: `Bearer ${token}` } };
}

export function get(path: string): Sent {
  return { method: 'GET', path, headers: {} };
}
