export const json = (body: unknown, status = 200) => Response.json(body, { status });

/** The response of a captive portal or a broken proxy. */
export const page = (status = 200) =>
  new Response('<!doctype html><title>Welcome to the hotel</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

export const empty = (status = 204) => new Response(null, { status });

export const dropped = () => Response.error();

export const garbled = (status = 200) =>
  new Response('{"data":[{"id":1', { status, headers: { 'Content-Type': 'application/json' } });

/** Delays a response until the test releases it. */
export function hold() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}
