import { execFileSync } from 'node:child_process';
import { Client } from 'pg';
import { readMetrics } from '../server';

const EVERY_MS = 100;

/** What the connections to this database do now; those of other programs are left out. */
const ACTIVITY = `
  select coalesce(wait_event_type || ': ' || wait_event, 'on a processor') as state
  from pg_stat_activity
  where datname = current_database() and application_name = 'back-office' and state = 'active'`;

const HOLDING = `
  select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

/** Seconds of processor time that processes have used. */
function processorOf(pids: readonly number[]): number {
  if (pids.length === 0) return 0;
  const times = execFileSync('ps', ['-o', 'cputimes=', '-p', pids.join(',')], { encoding: 'utf8' });
  return times
    .trim()
    .split(/\s+/)
    .reduce((sum, seconds) => sum + Number(seconds), 0);
}

/** Samples what a database and the servers on it are busy with, until it is stopped. */
export class DatabaseWatch {
  private readonly states = new Map<string, number>();
  private samples = 0;
  private timer: NodeJS.Timeout | undefined;
  private used: number[] = [];
  private databaseUsed = 0;

  private constructor(
    private readonly client: Client,
    private readonly origins: readonly string[],
  ) {}

  static async open(databaseUrl: string, origins: readonly string[]): Promise<DatabaseWatch> {
    const client = new Client({ connectionString: databaseUrl, application_name: 'bench' });
    await client.connect();
    return new DatabaseWatch(client, origins);
  }

  private async sample(): Promise<void> {
    const { rows } = await this.client.query<{ state: string }>(ACTIVITY);
    this.samples += 1;
    for (const { state } of rows) this.states.set(state, (this.states.get(state) ?? 0) + 1);
  }

  /** Processor seconds of each server and of the database's connections, where they run here. */
  private async processors(): Promise<{ servers: number[]; database: number }> {
    const servers: number[] = [];
    for (const origin of this.origins) {
      servers.push((await readMetrics(origin))('process_cpu_seconds_total'));
    }
    const { rows } = await this.client.query<{ pid: number }>(HOLDING);
    return { servers, database: processorOf(rows.map(({ pid }) => pid)) };
  }

  async start(): Promise<void> {
    const { servers, database } = await this.processors();
    [this.used, this.databaseUsed] = [servers, database];
    this.timer = setInterval(() => void this.sample().catch(() => undefined), EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    const { servers, database } = await this.processors();
    this.used = servers.map((seconds, index) => seconds - (this.used[index] ?? 0));
    this.databaseUsed = database - this.databaseUsed;
  }

  /** @param requests answered by all servers @param seconds in which they were */
  print(requests: number, seconds: number): void {
    const each = (value: number) => Number((value / seconds).toFixed(2));
    console.log(`\n${each(requests / this.origins.length)} requests per second and process`);
    const processes = this.used.map((used, index) => [`server ${index + 1}`, each(used)] as const);
    const all = [...processes, ['PostgreSQL, open connections', each(this.databaseUsed)] as const];
    console.log('\nProcessors in use');
    console.table(all.map(([process, processors]) => ({ process, processors })));
    console.log('\nConnections by what they wait for, on average; each server has up to ten');
    const rows = [...this.states].sort(([, a], [, b]) => b - a).slice(0, 10);
    console.table(
      rows.map(([state, count]) => ({
        state,
        connections: Number((count / this.samples).toFixed(3)),
      })),
    );
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
