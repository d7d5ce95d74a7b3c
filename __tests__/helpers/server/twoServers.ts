import { rmSync } from 'node:fs';
import { clientOf } from './content';
import type { Client, TestResponse } from './content';
import { buildPostForm, toFields } from '../postForm';
import { upload } from './images';
import { createDatabase, dropDatabase } from './testDatabase';
import { signInAsAdmin, startTestServer, temporaryFolder } from './testServer';
import type { TestServer } from './testServer';

type Headers = Record<string, string>;

/** Two servers on one database, with a caller who has every permission. */
export class TwoServers {
  private constructor(
    private readonly postgresUrl: string,
    readonly databaseUrl: string,
    readonly servers: readonly [TestServer, TestServer],
    readonly headers: Headers,
  ) {}

  /** @param postgresUrl any database on the PostgreSQL server to use */
  static async start(postgresUrl: string): Promise<TwoServers> {
    const dataDir = temporaryFolder();
    const databaseUrl = await createDatabase(postgresUrl, dataDir);
    const first = await startTestServer({ dataDir, databaseUrl });
    const second = await startTestServer({ dataDir, databaseUrl });
    return new TwoServers(postgresUrl, databaseUrl, [first, second], await signInAsAdmin(first));
  }

  get clients(): readonly [Client, Client] {
    const [first, second] = this.servers;
    return [clientOf(first, this.headers), clientOf(second, this.headers)];
  }

  /** Makes several concurrent calls, alternating between the servers. */
  race(call: (server: TestServer) => Promise<TestResponse>): Promise<TestResponse[]> {
    return Promise.all([...this.servers, ...this.servers, ...this.servers].map(call));
  }

  savePost(server: TestServer, id: number, title: string, more: Headers = {}) {
    const headers = { ...this.headers, ...more };
    return upload(server, `/api/posts/${id}`, headers, ...toFields(buildPostForm({ title })));
  }

  async stop(): Promise<void> {
    for (const { app } of this.servers) await app.close();
    const [{ dataDir }] = this.servers;
    await dropDatabase(dataDir, this.postgresUrl);
    rmSync(dataDir, { recursive: true });
  }
}

export const statusesOf = (responses: readonly TestResponse[]): number[] =>
  responses.map(({ statusCode }) => statusCode).sort();
