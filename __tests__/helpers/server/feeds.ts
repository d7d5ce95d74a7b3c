import type { TestResponse } from './content';
import type { TestServer } from './testServer';

export const FEEDS = {
  PUBLIC_URL: 'https://weather.example.org/',
  CAP_SENDER: 'dmh@example.org',
  CAP_OID: '2.49.0.1.104.0',
};

export const ANNOUNCEMENT = '/feeds/announcement.json';
export const JSON_FEED = '/feeds/posts.json';
export const ATOM = '/feeds/posts.atom';
export const CAP = '/feeds/cap.xml';

let readers = 0;

/** Reads a feed after its cached document has expired, each time from another network. */
export function readFeed(
  { app, clock }: TestServer,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<TestResponse> {
  clock.advance(10);
  readers += 1;
  const remoteAddress = `10.0.${readers >> 8}.${readers & 255}`;
  return app.inject({ method, url, headers, remoteAddress });
}
