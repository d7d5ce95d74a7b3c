import type { PeerRequest } from './requests';
import type { ServerProcess } from './serverProcess';

/** Kinds of work by their number of concurrent clients. */
export const WORKS = { list: 10, filter: 10, detail: 10, login: 2, upload: 2 } as const;
export type Work = keyof typeof WORKS;

export const PAGE_SIZE = 10;
export const WORD = 'flood';
export const ASKED = 50;

/** A server with the content, and its requests for the same work. */
export interface Contestant {
  server: ServerProcess;
  /** Sent in turn; null where the server does not support it. */
  work: Record<Work, readonly PeerRequest[] | null>;
  /** The total in a response to `list` or `filter`. */
  totalOf(body: unknown, headers: Headers): number;
  /** Stops it and removes what it wrote. */
  remove(): Promise<void>;
}

export function several<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
