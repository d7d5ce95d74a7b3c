import { ConfigError, loadConfig } from '../config/config';
import { print, runCommand } from './console';
import { storeFile } from '../store/engine/sqlite';
import { pgRestore } from './postgresTools';
import { restore } from './restore';

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = loadConfig(process.env);
  const [file] = process.argv.slice(2);
  if (!file) throw new ConfigError('Name the backup: npm run restore -- FILE');
  if (databaseUrl) {
    throw new ConfigError(
      'DATABASE_URL is set: stop the server, restore PostgreSQL with its own tool, and start the ' +
        `server. If the tool fails, the database stays as it was.\n${pgRestore(databaseUrl, file)}`,
    );
  }
  const moved = await restore(dataDir, file, new Date());
  print(`Restored ${file} to ${storeFile(dataDir)}.`);
  if (moved) print(`The store that was there is kept as ${moved}.`);
  print('Start the server. Everybody has to sign in again.');
}

runCommand(main);
