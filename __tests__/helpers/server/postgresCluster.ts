import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
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
  return [...onPath, ...folders].find((folder) => existsSync(join(folder, 'initdb')));
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

  private constructor(private readonly port: number) {}

  static async create(): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(await freePort());
    const { uid, gid } = cluster.user;
    if (uid !== undefined) chownSync(cluster.folder, uid, gid);
    const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await cluster.call('initdb', '-D', cluster.dataDir, ...options);
    await cluster.start();
    return cluster;
  }

  private async call(program: string, ...args: string[]): Promise<void> {
    await run(join(BINARIES ?? '', program), args, { ...this.user, cwd: this.folder });
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
