import { closeSync, openSync, readSync } from 'node:fs';
import { ConfigError } from '../config/config';
import { withoutPassword } from '../config/databaseUrl';
import { codeOf } from '../runtime/errors';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The command that backs up a database. */
export function pgDump(databaseUrl: string): string {
  const options = '--format=custom --exclude-table-data=sessions --file=backup.dump';
  return `pg_dump ${options} ${quoted(withoutPassword(databaseUrl))}`;
}

/** The first characters of a dump in pg_dump's custom format. */
const CUSTOM = 'PGDMP';

function beginningOf(file: string): string {
  const head = Buffer.alloc(CUSTOM.length);
  try {
    const handle = openSync(file, 'r');
    readSync(handle, head);
    closeSync(handle);
  } catch (error) {
    throw new ConfigError(`The backup ${file} cannot be read (${codeOf(error)}).`, {
      cause: error,
    });
  }
  return head.toString('latin1');
}

/**
 * The command that restores a dump completely or not at all. One in the custom format replaces the
 * tables of the database; one in SQL needs an empty database.
 *
 * @throws ConfigError if the file cannot be read
 */
export function pgRestore(databaseUrl: string, file: string): string {
  const url = quoted(withoutPassword(databaseUrl));
  if (beginningOf(file) !== CUSTOM) {
    return `psql --single-transaction --set=ON_ERROR_STOP=1 --file=${quoted(file)} ${url}`;
  }
  const options = '--clean --if-exists --single-transaction --no-owner';
  return `pg_restore ${options} --dbname=${url} ${quoted(file)}`;
}
