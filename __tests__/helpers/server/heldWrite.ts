import { Client } from 'pg';

/** An arbitrary number that the trigger and the test share. */
const GATE = 7_001;

/** Keeps transactions open at their end, where they record what they have done. */
export class Gate {
  private constructor(private readonly client: Client) {}

  /** A gate in front of nothing yet. */
  static async build(databaseUrl: string): Promise<Gate> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return new Gate(client);
  }

  /** @param condition on the audit records whose transactions wait, as `new` */
  async close(condition: string): Promise<void> {
    await this.client.query('select pg_advisory_lock($1)', [GATE]);
    await this.client.query(`
      create function wait_at_gate() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end';
      create trigger gate after insert on audit
        for each row when (${condition}) execute function wait_at_gate()`);
  }

  /** Resolves once this many connections wait, for the gate or for each other. */
  async waiting(count: number): Promise<void> {
    const query = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while (((await this.client.query(query)).rowCount ?? 0) < count);
  }

  /** Lets the transactions end. */
  async open(): Promise<void> {
    await this.client.query('select pg_advisory_unlock($1)', [GATE]);
  }

  /** Ends its connection, and so opens it. */
  async remove(): Promise<void> {
    await this.client.end();
  }
}
