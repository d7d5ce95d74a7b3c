import { codeOf } from './engine';

/** What keeps a store from doing its work through no mistake of a request or of ours. */
export type Outage = 'away' | 'full';

const FULL = /^(SQLITE_FULL|53100|ENOSPC)/;

/** SQLite's locks and disk errors, network errors, and PostgreSQL's classes for a server that goes. */
const AWAY =
  /^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOST|ENET|08|57P|53300|25006|25P03)/;

/** The driver of PostgreSQL has only words for a connection that broke or could not be made. */
const AWAY_MESSAGE =
  /^Error: (Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Tells an outage of the store, which passes, from an error, which does not. */
export function outageOf(error: unknown): Outage | null {
  const code = codeOf(error);
  if (FULL.test(code)) return 'full';
  if (AWAY.test(code)) return 'away';
  return AWAY_MESSAGE.test(String(error)) ? 'away' : null;
}
