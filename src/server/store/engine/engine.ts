import type { Dialect, Transaction } from 'kysely';
import { codeOf } from '../../runtime/errors';
import type { Metric } from '../../runtime/metric';
import type { Db, Schema } from '../schema';

/** The store cannot be used. The message tells the operator what to do. */
export class StoreError extends Error {}

/**
 * The database of the store. All differences between SQLite and PostgreSQL are behind this
 * interface.
 */
export interface Engine {
  dialect: Dialect;
  name: string;
  advise(error: unknown): string | null;
  /**
   * Checks properties that no migration can change, before any migration runs.
   *
   * @throws StoreError
   */
  inspect?(db: Db): Promise<void>;
  /** Fails if the store can only be read. Changes nothing. */
  tryWrite(db: Db): Promise<void>;
  warning?(): string | null;
  /** Frees reserved space for a deletion on a full disk, and runs the deletion again. */
  onFullDisk?<T>(db: Db, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Whether a deletion should free space at once. Missing if the engine cannot know. */
  isShortOfSpace?(): boolean;
  metrics(): Metric[];
}

/**
 * A reason why the store cannot serve a request that is no fault of the request or this program.
 */
export type Outage = 'away' | 'full';

const FULL = /^(SQLITE_FULL|53100|ENOSPC)/;

/** The code of PostgreSQL for a write where only reads are possible, as on a standby. */
export const READ_ONLY = '25006';

export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY;

/**
 * SQLite's locks and disk errors, a store that may be read but not written, network errors,
 * PostgreSQL's classes for a server that is shutting down, a search that took too long, and a
 * deadlock that several attempts did not resolve.
 */
const AWAY =
  /^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|SQLITE_READONLY|SQLITE_CANTOPEN|42501|25006|ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOST|ENET|08|57P|57014|53300|25P03|40P01)/;

const AWAY_MESSAGE =
  /^Error: (Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

/** The outage behind an error, or null for an error that would happen again. */
export function outageOf(error: unknown): Outage | null {
  const code = codeOf(error);
  if (FULL.test(code)) return 'full';
  if (AWAY.test(code)) return 'away';
  return AWAY_MESSAGE.test(String(error)) ? 'away' : null;
}
