import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config/config';
import { print, runCommand } from './console';
import { asError } from '../runtime/errors';
import { StoreError } from '../store/engine/engine';
import { backUp, backupName, rotate } from './backup';
import { pgDump } from './postgresTools';

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function parse(args: string[]) {
  try {
    const options = { keep: { type: 'string' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new ConfigError(asError(error).message, { cause: error });
  }
}

function readCall(args: string[], now: Date) {
  const { positionals, values } = parse(args);
  const [path] = positionals;
  const isNamedByUs = path !== undefined && isFolder(path);
  const file = isNamedByUs ? backupName(path, now) : path;
  if (values.keep === undefined) return { file, keep: null };
  if (!/^[1-9]\d{0,3}$/.test(values.keep)) {
    throw new ConfigError(`--keep must be a whole number from 1 to 9999, not "${values.keep}".`);
  }
  // Creating the folder would hide that the disk for backups is missing.
  if (!isNamedByUs) {
    throw new ConfigError('--keep needs a folder that exists: npm run backup -- FOLDER --keep 14');
  }
  return { file, keep: Number(values.keep) };
}

function rotateAfter(file: string, keep: number): void {
  try {
    const removed = rotate(file, keep);
    if (removed.length > 0) print(`Removed ${removed.join(', ')}.`);
  } catch (error) {
    const reason = asError(error).message;
    throw new StoreError(`Older backups could not be removed: ${reason}.`, { cause: error });
  }
}

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = loadConfig(process.env);
  const { file, keep } = readCall(process.argv.slice(2), new Date());
  if (databaseUrl) {
    throw new ConfigError(
      'DATABASE_URL is set: back PostgreSQL up with its own tool, which asks for the password unless ' +
        `~/.pgpass has it.\n${pgDump(databaseUrl)}`,
    );
  }
  if (!file) throw new ConfigError('Name the file or folder to write to: npm run backup -- FILE');
  const counts = Object.values(await backUp(dataDir, file));
  const rows = counts.reduce((sum, count) => sum + count, 0);
  const size = (statSync(file).size / 1_000_000).toFixed(1);
  print(
    `Backed up to ${file} (${size} MB). Checked: the file is intact, and its ${counts.length} tables ` +
      `have all ${rows} rows of the store, without sessions.`,
  );
  if (keep !== null) rotateAfter(file, keep);
}

runCommand(main);
