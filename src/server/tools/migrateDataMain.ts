import { ConfigError, loadConfig } from '../config/config';
import { print, runCommand } from './console';
import { existingStoreFile } from '../store/engine/sqlite';
import { openStore } from '../store/engine/store';
import { copyStore } from './copyStore';

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = loadConfig(process.env);
  if (!databaseUrl) throw new ConfigError('Set DATABASE_URL to the database to copy into.');
  existingStoreFile(dataDir);
  const source = openStore({ dataDir, databaseUrl: null });
  const target = openStore({ dataDir, databaseUrl });
  try {
    await source.prepare();
    await target.prepare();
    const tables = Object.entries(await copyStore(source.db, target.db));
    for (const [table, { rows, checksum }] of tables) {
      print(`${table.padEnd(18)} ${String(rows).padStart(9)} rows  ${checksum.slice(0, 16)}`);
    }
    print('Everything was copied, and every table matches.');
  } finally {
    await source.close();
    await target.close();
  }
}

runCommand(main);
