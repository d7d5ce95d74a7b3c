import { statSync } from 'node:fs';
import { ConfigError, loadConfig } from '../config';
import { fail, failWithoutOutput, print } from '../console';
import { backUp } from './backup';

function main(): void {
  failWithoutOutput();
  const { dataDir, databaseUrl } = loadConfig(process.env);
  const [file] = process.argv.slice(2);
  if (databaseUrl) throw new ConfigError('DATABASE_URL is set: back PostgreSQL up with pg_dump.');
  if (!file) throw new ConfigError('Name the file to write: npm run backup -- FILE');
  backUp(dataDir, file);
  print(`Backed up to ${file} (${(statSync(file).size / 1_000_000).toFixed(1)} MB).`);
}

try {
  main();
} catch (error) {
  fail(error);
}
