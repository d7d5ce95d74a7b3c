import type { Sent } from './requests';
import type { ServerProcess } from './serverProcess';

/** What every server is asked to do, and by how many clients at once. */
export const WORKS = { list: 10, filter: 10, detail: 10, login: 2, upload: 2 } as const;
export type Work = keyof typeof WORKS;

/** The same for all: rows on a page, the word that is looked for, and how many things are asked. */
export const PAGE_SIZE = 10;
export const WORD = 'flood';
export const ASKED = 50;

/** A server that holds the content and can be started, and how it is asked for the same work. */
export interface Contestant {
  server: ServerProcess;
  /** Sent in turn; null where the server has no such thing. */
  work: Record<Work, readonly Sent[] | null>;
  /** The count of all rows in an answer to `list` or `filter`. */
  totalOf(body: unknown, headers: Headers): number;
  /** Stops it and removes what it wrote. */
  remove(): Promise<void>;
}

/** So many things by their number, from 0. */
export function several<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
