import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openStore } from '../../src/server/store/engine/store';
import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';
import { refusalOf } from '../helpers/server/testDatabase';

async function prepare(databaseUrl: string): Promise<void> {
  const store = openStore({ dataDir: '', databaseUrl });
  await store.prepare().finally(() => store.close());
}

/** The message for the operator, which must be one or two sentences on one line. */
async function refusal(databaseUrl: string): Promise<string> {
  const message = await refusalOf(prepare(databaseUrl));
  expect(message).toMatch(/^The (store|database) \S+ .*\.$/);
  return message;
}

describeWithPostgres('a database is refused before anything is changed', () => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await PostgresCluster.create();
  });

  afterAll(() => cluster.remove());

  it.each(['SQL_ASCII', 'LATIN1', 'EUC_JP'])('when its encoding is %s', async (encoding) => {
    const database = `in_${encoding.toLowerCase()}`;
    await cluster.query(
      'postgres',
      `create database ${database} encoding '${encoding}' template template0`,
    );
    expect(await refusal(cluster.url(database))).toContain(
      `has the server_encoding ${encoding} and needs UTF8. Set DATABASE_URL to one that "createdb -E`,
    );
    expect(await cluster.query(database, "select to_regclass('kysely_migration')")).toBe('null');
  });

  it('when it does not exist', async () =>
    expect(await refusal(cluster.url('nowhere'))).toMatch(/does not exist\. Create it with/));

  it('when it has to use TLS and cannot', async () => {
    const url = `${cluster.url('postgres')}?sslmode=verify-full`;
    expect(await refusal(url)).toMatch(/cannot be opened: The server does not support SSL/);
  });

  it('when nothing vouches for its certificate, or it is that of another host', async () => {
    const key = join(cluster.dataDir, 'key.pem');
    const certificate = join(cluster.dataDir, 'cert.pem');
    // No authority has signed it but itself.
    await cluster.run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ]);
    await cluster.query('postgres', `alter system set ssl_key_file = '${key}'`);
    await cluster.query('postgres', `alter system set ssl_cert_file = '${certificate}'`);
    await cluster.query('postgres', 'alter system set ssl = on');
    await cluster.query('postgres', 'select pg_reload_conf()');
    while ((await cluster.query('postgres', 'show ssl')) !== 'on');
    const url = `${cluster.url('postgres')}?sslmode=require`;
    expect(await refusal(url)).toMatch(/vouches for here\. Name the file .*sslrootcert=FILE\.$/);
    expect(await refusal(`${url}&sslrootcert=${certificate}`)).toMatch(
      /has the certificate of another host name\. Set DATABASE_URL to the name/,
    );
    await prepare(`${url}&sslrootcert=${certificate}`.replace('127.0.0.1', 'localhost'));
  });

  it('when the search_path names no schema', async () => {
    const url = `${cluster.url('postgres')}?options=-c%20search_path%3Dnowhere`;
    expect(await refusal(url)).toMatch(/its search_path names none that exists .* Create that/);
  });

  it('when it does not know a setting of the connection', async () => {
    const url = `${cluster.url('postgres')}?options=-c%20nonsense%3D1`;
    expect(await refusal(url)).toMatch(/opened: unrecognized configuration parameter "nonsense"/);
  });

  /** A new database, which has the tables of a store. */
  async function prepared(database: string): Promise<string> {
    await cluster.query('postgres', `create database ${database}`);
    await prepare(cluster.url(database));
    return cluster.url(database);
  }

  /** Changes a table's file while PostgreSQL is down. */
  async function harm(database: string, table: string, work: (file: string) => void) {
    await cluster.query(database, 'checkpoint');
    const path = await cluster.query(database, `select pg_relation_filepath('${table}')`);
    await cluster.stop('fast');
    work(join(cluster.dataDir, path));
    await cluster.start();
  }

  const DAMAGED = /is damaged\. Restore it from a backup, or set DATABASE_URL/;

  it('when pages of a table make no sense', async () => {
    const url = await prepared('pages');
    await cluster.query('pages', "insert into tags values (1, 'a', 'a', 'a', '2030-01-01')");
    await harm('pages', 'tags', (file) => writeFileSync(file, Buffer.alloc(8192, 0x5a)));
    expect(await refusal(url)).toMatch(DAMAGED);
  });

  it("when a table's file is gone", async () => {
    const url = await prepared('files');
    await harm('files', 'posts', (file) => rmSync(file));
    expect(await refusal(url)).toMatch(DAMAGED);
  });

  it('when it is the database of another program', async () => {
    await cluster.query('postgres', 'create database other');
    await cluster.query('other', 'create table users (id integer)');
    expect(await refusal(cluster.url('other'))).toMatch(
      /contains tables of another program\. Set DATABASE_URL to an empty/,
    );
  });

  it('when it does not answer', async () => {
    await cluster.stop('fast');
    expect(await refusal(cluster.url('postgres'))).toMatch(
      /does not answer\. Start PostgreSQL, or correct DATABASE_URL/,
    );
    await cluster.start();
  });
});

/** A message of a PostgreSQL server and its code. */
interface Reason {
  code: string;
  message: string;
}

function errorResponse({ code, message }: Reason): Buffer {
  const fields = `SFATAL\0C${code}\0M${message}\0\0`;
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(4 + Buffer.byteLength(fields), 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}

/** The names of the parameters in a start-up message. */
function parametersIn(message: Buffer): string[] {
  const texts = message.subarray(8).toString().split('\0');
  return texts.filter((name, index) => index % 2 === 0 && name !== '');
}

/** A server that speaks just enough of PostgreSQL's protocol to refuse every connection. */
interface RefusingPostgres {
  port: number;
  /** The names of the parameters that its clients sent. */
  parameters: string[];
  close(): Promise<void>;
}

async function startRefusingPostgres(reason: Reason): Promise<RefusingPostgres> {
  const parameters: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (message) => {
      parameters.push(...parametersIn(message));
      socket.end(errorResponse(reason));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    parameters,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

let server: RefusingPostgres | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

it.each([
  ['28P01', 'password authentication failed for user "a"', /does not accept this password\. Cor/],
  [
    '28000',
    'no pg_hba.conf entry for host "::1"',
    /does not admit this user: no pg_hba\.conf entry for host "::1"\. Correct DATABASE/,
  ],
  // The message of PgBouncer.
  ['08P01', 'no more connections allowed', /accepts no connection: no more connections allowed\./],
  ['08P01', 'unsupported startup parameter: x', /accepts no connection: unsupported startup par/],
  ['53300', 'sorry, too many clients already', /accepts no connection: sorry, too many clients/],
  ['57P03', 'the database system is starting up', /accepts no connection: the database system/],
  ['XX000', 'something\nunheard of', /cannot be opened: something\.$/],
])('when it says %s, %j', async (code, message, sentence) => {
  server = await startRefusingPostgres({ code, message });
  const text = await refusal(`postgres://a:secret@127.0.0.1:${server.port}/b`);
  expect(text).toMatch(sentence);
  expect(text).not.toContain('secret');
  // PgBouncer accepts no other parameters.
  const [user, database, ...others] = server.parameters;
  expect([user, database]).toEqual(['user', 'database']);
  expect(others).toEqual(['application_name', 'client_encoding']);
});

it.each(['?sslrootcert=/nowhere.pem', '?sslmode=verify-full&sslcert=/nowhere.pem'])(
  'when %s names a file that is missing',
  async (query) => {
    const text = await refusal(`postgres://a:secret@127.0.0.1:1/b${query}`);
    expect(text).toMatch(/cannot be opened: .*ENOENT: no such file or directory/);
  },
);

it('when its host is unknown', async () => {
  const text = await refusal('postgres://a:secret@nowhere.invalid/b');
  expect(text).toMatch(/is on an unknown host|does not answer/);
});
