import type { TestResponse } from './content';
import type { TestServer } from './testServer';

export const FEEDS = {
  PUBLIC_POST_URL: 'https://www.example.org/posts/{id}',
  PUBLIC_URL: 'https://weather.example.org/',
  CAP_SENDER: 'dmh@example.org',
  CAP_OID: '2.49.0.1.104.0',
};

export const ANNOUNCEMENT = '/feeds/announcement.json';
export const JSON_FEED = '/feeds/posts.json';
export const ATOM = '/feeds/posts.atom';
export const CAP_INDEX = '/feeds/cap.atom';
export const CAP = '/feeds/cap.xml';

let readers = 0;

/** Reads a feed, each time from another network. */
export function readFeed(
  { app }: Pick<TestServer, 'app'>,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<TestResponse> {
  readers += 1;
  const remoteAddress = `10.0.${readers >> 8}.${readers & 255}`;
  return app.inject({ method, url, headers, remoteAddress });
}

/** The addresses of the alerts in an index, newest first, as paths. */
export const alertsIn = (index: string): string[] =>
  [...index.matchAll(/type="application\/cap\+xml" href="(?:https:\/\/[^"/]*)?([^"]*)"/g)].map(
    ([, path = '']) => path,
  );
