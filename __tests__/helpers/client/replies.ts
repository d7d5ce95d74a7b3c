import { CAPABILITIES_HEADER } from '../../../src/contract/capabilities';
import type { Capability } from '../../../src/contract/capabilities';
import { CAPABILITIES_KEY } from '../../../src/client/shared/api/serverSlice';

let named: string | null = null;

/** From now on the server names these capabilities, as it has done on an earlier visit. */
export function serverHas(...capabilities: Capability[]): void {
  named = capabilities.join(', ');
  localStorage.setItem(CAPABILITIES_KEY, named);
}

afterEach(() => {
  named = null;
  localStorage.removeItem(CAPABILITIES_KEY);
});

export const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: named === null ? {} : { [CAPABILITIES_HEADER]: named } });

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
