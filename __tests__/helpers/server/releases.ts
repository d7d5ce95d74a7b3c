import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { storeConfig } from './testDatabase';

const FIXTURES = join(__dirname, '../../fixtures/stores');

/** The versions whose stores are kept. */
export const RELEASES = [
  ...new Set(readdirSync(FIXTURES).map((file) => file.replace(/\.sql.*$/, ''))),
];

/** Puts the store of a release where a test keeps its store. @returns its configuration */
export async function restore(release: string, dataDir: string) {
  const config = await storeConfig(dataDir);
  const contentOf = (type: string) =>
    gunzipSync(readFileSync(join(FIXTURES, `${release}.${type}.gz`)));
  if (!config.databaseUrl) {
    writeFileSync(join(dataDir, 'store.sqlite'), contentOf('sqlite'));
    return config;
  }
  const client = new Client({ connectionString: config.databaseUrl });
  await client.connect();
  await client.query(contentOf('sql').toString());
  await client.end();
  return config;
}
