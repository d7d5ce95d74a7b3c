import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** @param server the URL of any database on the server */
export async function makeDatabase(server: string) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => run(server, `drop database ${name} with (force)`) };
}
