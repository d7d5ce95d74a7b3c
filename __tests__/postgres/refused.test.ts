import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { StoreError } from '../../src/server/store/engine';
import { openStore } from '../../src/server/store/store';
import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';

/** The message for the operator, which must be one or two sentences on one line. */
async function refusalOf(databaseUrl: string): Promise<string> {
  const store = openStore({ dataDir: '', databaseUrl });
  const error: unknown = await store.prepare().catch((reason: unknown) => reason);
  await store.close();
  expect(error).toBeInstanceOf(StoreError);
  const message = error instanceof StoreError ? error.message : '';
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
    expect(await refusalOf(cluster.url(database))).toContain(
      `has the server_encoding ${encoding} and needs UTF8. Set DATABASE_URL to one that "createdb -E`,
    );
    expect(await cluster.query(database, "select to_regclass('kysely_migration')")).toBe('null');
  });

  it('when it does not exist', async () =>
    expect(await refusalOf(cluster.url('nowhere'))).toMatch(/does not exist\. Create it with/));

  it('when it has to use TLS and cannot', async () => {
    const url = `${cluster.url('postgres')}?sslmode=verify-full`;
    expect(await refusalOf(url)).toMatch(/cannot be opened: The server does not support SSL/);
  });

  it('when it does not know a setting of the connection', async () => {
    const url = `${cluster.url('postgres')}?options=-c%20nonsense%3D1`;
    expect(await refusalOf(url)).toMatch(/opened: unrecognized configuration parameter "nonsense"/);
  });

  it('but not for the settings that every connection gets', async () => {
    await cluster.query('postgres', 'create database settings');
    const store = openStore({ dataDir: '', databaseUrl: cluster.url('settings') });
    await store.prepare();
    await store.close();
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
  ['28000', 'no pg_hba.conf entry for host "::1"', /does not admit this user\. Correct DATABASE/],
  // The message of PgBouncer.
  ['08P01', 'no more connections allowed', /accepts no connection: no more connections allowed\./],
  ['08P01', 'unsupported startup parameter: x', /accepts no connection: unsupported startup par/],
  ['53300', 'sorry, too many clients already', /accepts no connection: sorry, too many clients/],
  ['57P03', 'the database system is starting up', /accepts no connection: the database system/],
  ['XX000', 'something\nunheard of', /cannot be opened: something\.$/],
])('when it says %s, %j', async (code, message, sentence) => {
  server = await startRefusingPostgres({ code, message });
  const text = await refusalOf(`postgres://a:secret@127.0.0.1:${server.port}/b`);
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
    const text = await refusalOf(`postgres://a:secret@127.0.0.1:1/b${query}`);
    expect(text).toMatch(/cannot be opened: .*ENOENT: no such file or directory/);
  },
);

it('when its host is unknown', async () => {
  const text = await refusalOf('postgres://a:secret@nowhere.invalid/b');
  expect(text).toMatch(/is on an unknown host|does not answer/);
});
