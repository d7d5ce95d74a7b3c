import type { Dialect } from 'kysely';
import type { Metric } from '../metric';

/** A store that cannot be used; the message tells the operator what to do. */
export class StoreError extends Error {}

/**
 * A database that the store can stand on. Whatever one database does differently from the other is
 * behind this; everything else in the store is the same for both.
 */
export interface Engine {
  dialect: Dialect;
  /** How a message names the store. Holds no password. */
  name: string;
  /** What an operator can do about an error at the start, or null where nothing is known. */
  advise(error: unknown): string | null;
  /** What is measured of the store, where that costs no query. */
  metrics(): Metric[];
}

/** The code that a database's driver or the operating system gives an error, or ''. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
}
