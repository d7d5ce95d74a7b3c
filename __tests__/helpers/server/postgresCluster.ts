import { execFile, execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './freePort';

const run = promisify(execFile);

const DEBIAN = '/usr/lib/postgresql';

function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newestFirst = versions.sort((a, b) => b - a);
  const folders = newestFirst.map((version) => join(DEBIAN, String(version), 'bin'));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const initdb = [...onPath, ...folders]
    .map((folder) => join(folder, 'initdb'))
    .find((file) => existsSync(file));
  // A link on the path may lead to one program only.
  return initdb && dirname(realpathSync(initdb));
}

const BINARIES = findBinaries();

/** Jest's `describe` if PostgreSQL can be started; otherwise its tests are skipped by name. */
export function describeWithPostgres(name: string, tests: () => void): void {
  if (BINARIES) describe(name, tests);
  else describe.skip(`${name} (no initdb on the path or in ${DEBIAN})`, tests);
}

/** PostgreSQL refuses to run as root, and tests in containers run as root. */
function findUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL server for one test file, which can stop and start it. */
export class PostgresCluster {
  private readonly user = findUser();
  private readonly folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  readonly dataDir = join(this.folder, 'data');

  private constructor(readonly port: number) {
    const { uid, gid } = this.user;
    if (uid !== undefined) chownSync(this.folder, uid, gid);
  }

  static async create(): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(await freePort());
    const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await cluster.call('initdb', '-D', cluster.dataDir, ...options);
    await cluster.start();
    return cluster;
  }

  /** Starts a standby, without which no write of this server is acknowledged from now on. */
  async addStandby(): Promise<PostgresCluster> {
    const standby = new PostgresCluster(await freePort());
    const source = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres'];
    await this.call('pg_basebackup', ...source, '-D', standby.dataDir, '-R', '-c', 'fast');
    await standby.start();
    await this.query('postgres', "alter system set synchronous_standby_names = '*'");
    await this.query('postgres', 'select pg_reload_conf()');
    const inSync = "select count(*) from pg_stat_replication where sync_state = 'sync'";
    while ((await this.query('postgres', inSync)) !== '1');
    return standby;
  }

  /** Makes a standby accept writes. */
  async promote(): Promise<void> {
    await this.call('pg_ctl', 'promote', '-w', '-D', this.dataDir);
  }

  /** The file of one of PostgreSQL's programs, in the version of the server. */
  program(name: string): string {
    return join(BINARIES ?? '', name);
  }

  /** Runs a program as the user of the server, and fails if it does. */
  async run(program: string, args: readonly string[]): Promise<void> {
    await run(program, args, { ...this.user, cwd: this.folder });
  }

  private call(program: string, ...args: string[]): Promise<void> {
    return this.run(this.program(program), args);
  }

  async start(): Promise<void> {
    const settings = `-p ${this.port} -k ${this.folder} -c listen_addresses=127.0.0.1`;
    const log = join(this.folder, 'log');
    await this.call('pg_ctl', 'start', '-w', '-D', this.dataDir, '-l', log, '-o', settings);
  }

  /** Waits until the server is down. `fast` closes connections; `immediate` is a crash. */
  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await this.call('pg_ctl', 'stop', '-w', '-D', this.dataDir, '-m', mode);
  }

  /**
   * Makes the server hang, as a host does that has lost its power: connections stay open.
   *
   * @returns a function that ends the server
   */
  async freeze(): Promise<() => void> {
    const running = "select string_agg(pid::text, ' ') from pg_stat_activity";
    const [postmaster = ''] = readFileSync(join(this.dataDir, 'postmaster.pid'), 'utf8').split(
      '\n',
    );
    const pids = [postmaster, ...(await this.query('postgres', running)).split(' ')];
    const signal = (name: NodeJS.Signals) => {
      for (const pid of pids) {
        try {
          process.kill(Number(pid), name);
        } catch {
          // The connection that asked has ended.
        }
      }
    };
    signal('SIGSTOP');
    return () => signal('SIGKILL');
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /**
   * Runs a statement in a database.
   *
   * @returns the first column of the first row, as a text
   */
  async query(database: string, statement: string): Promise<string> {
    const client = new Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
      return String(rows[0]?.[0]);
    } finally {
      await client.end();
    }
  }

  async remove(): Promise<void> {
    // It may be down already.
    await this.stop('immediate').catch(() => undefined);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
