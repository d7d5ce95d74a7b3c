import { HttpResponse } from 'msw';

/** A JSON response. */
export const json = (body: unknown, status = 200) =>
  HttpResponse.json(body as Parameters<typeof HttpResponse.json>[0], { status });

/** What a captive portal or a broken proxy sends. */
export const page = (status = 200) =>
  HttpResponse.html('<!doctype html><title>Welcome to the hotel</title>', { status });

/** No body at all. */
export const empty = (status = 204) => new HttpResponse(null, { status });

/** The connection breaks before a response arrives. */
export const dropped = () => HttpResponse.error();

/** Text that looks like JSON and is not. */
export const garbled = (status = 200) =>
  new HttpResponse('{"data":[{"id":1', {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Delays a response until the test releases it. */
export function hold() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}
