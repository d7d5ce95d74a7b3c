import type { Dialect, Transaction } from 'kysely';
import type { Metric } from '../metric';
import type { Db, Schema } from './schema';

/** The store cannot be used; the message tells the operator what to do. */
export class StoreError extends Error {}

/** The database under the store: everything in which SQLite and PostgreSQL differ. */
export interface Engine {
  dialect: Dialect;
  /** The name of the store in messages, without a password. */
  name: string;
  /** What the operator can do about an error at the start, or null where that is unknown. */
  advise(error: unknown): string | null;
  /** Checks what no migration could change, before any runs. @throws StoreError */
  inspect?(db: Db): Promise<void>;
  /** What the operator should know of an open store that works; null for nothing. Missing where there is none. */
  warning?(): string | null;
  /** Makes what space it can for a deletion on a full disk, and runs it once more. */
  onFullDisk?<T>(db: Db, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Whether a deletion should make space at once. Missing where that is unknown. */
  isShortOfSpace?(): boolean;
  /** Metrics that cost no query. */
  metrics(): Metric[];
}

/** The code that a database's driver or the operating system gives an error, or ''. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error), { cause: error });
}

/** Why the store cannot serve a request, through no fault of the request or of this program. */
export type Outage = 'away' | 'full';

const FULL = /^(SQLITE_FULL|53100|ENOSPC)/;

/**
 * SQLite's locks and disk errors, network errors, PostgreSQL's classes for a server shutting down, and
 * a deadlock that several attempts have not resolved.
 */
const AWAY =
  /^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOST|ENET|08|57P|53300|25006|25P03|40P01)/;

/** PostgreSQL's driver gives no code when a connection breaks or cannot be made. */
const AWAY_MESSAGE =
  /^Error: (Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether PostgreSQL has ended a transaction because it and another one waited for each other. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

/** The outage behind an error, or null for an error that would happen again. */
export function outageOf(error: unknown): Outage | null {
  const code = codeOf(error);
  if (FULL.test(code)) return 'full';
  if (AWAY.test(code)) return 'away';
  return AWAY_MESSAGE.test(String(error)) ? 'away' : null;
}
