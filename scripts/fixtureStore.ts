/**
 * Makes a small store with the current code and adds it to the fixtures, which every later version
 * must open: `npm run fixture -- 1.1.0`. With TEST_DATABASE_URL it makes the dump for PostgreSQL.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPhotograph, createSlider } from '../__tests__/helpers/server/images';
import { openDesk } from '../__tests__/helpers/server/posts';
import { dropDatabase, storeConfig } from '../__tests__/helpers/server/testDatabase';
import {
  logIn,
  ADMIN,
  signInAsAdmin,
  startTestServer,
} from '../__tests__/helpers/server/testServer';

const FOLDER = '__tests__/fixtures/stores';

/** A small store: photographs, posts in two languages, an edit and a deletion. */
async function makeStore() {
  const server = await startTestServer();
  const desk = await openDesk(server);
  await logIn(server, ADMIN.email, ADMIN.password);
  const headers = await signInAsAdmin(server);
  await createSlider(server, headers, await buildPhotograph(160, 100));
  const text = 'မိုးသည်းထန်စွာရွာသွန်းမည် / Heavy rain is expected';
  await desk.admin.post('/api/announcements', { text, type: 'warning' });
  await desk.create({ title: 'Flood in Bago', description: '<p>River <strong>level</strong></p>' });
  await desk.create({ title: 'မိုးလေဝသ သတင်း', category_id: '2', 'tags[1]': '2' });
  await desk.create({ title: 'Withdrawn' });
  await desk.update(1, { title: 'Flood in Bago and Mon' });
  await desk.admin.delete('/api/posts/3');
  await server.app.close();
  return server;
}

async function main([version = '']: readonly string[]): Promise<void> {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error('Name the version: npm run fixture -- 1.1.0');
  const { dataDir } = await makeStore();
  const { databaseUrl } = await storeConfig(dataDir);
  if (databaseUrl) {
    const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', databaseUrl], {
      encoding: 'utf8',
    });
    // Lines that begin with a backslash are commands of psql.
    const statements = dump.replace(/^(--|\\).*\n/gm, '').replace(/\n{2,}/g, '\n');
    writeFileSync(join(FOLDER, `${version}.sql.gz`), gzipSync(statements, { level: 9 }));
    await dropDatabase(dataDir);
  } else {
    const store = readFileSync(join(dataDir, 'store.sqlite'));
    writeFileSync(join(FOLDER, `${version}.sqlite.gz`), gzipSync(store, { level: 9 }));
  }
  rmSync(dataDir, { recursive: true });
}

void main(process.argv.slice(2));
