import { clientOf } from './content';
import type { Client, TestResponse } from './content';
import { multipart } from './images';
import { PostgresCluster } from './postgresCluster';
import { signInAsAdmin, startTestServer } from './testServer';
import type { TestServer } from './testServer';

type Headers = Record<string, string>;

/** Two servers on one database, with a caller of their own, who has every permission. */
export class TwoServers {
  private constructor(
    private readonly cluster: PostgresCluster,
    readonly databaseUrl: string,
    readonly servers: readonly [TestServer, TestServer],
    readonly headers: Headers,
  ) {}

  static async start(): Promise<TwoServers> {
    const cluster = await PostgresCluster.create();
    const databaseUrl = cluster.url('postgres');
    const first = await startTestServer({ databaseUrl });
    const second = await startTestServer({ databaseUrl });
    return new TwoServers(cluster, databaseUrl, [first, second], await signInAsAdmin(first));
  }

  /** The caller at each of the servers. */
  get clients(): readonly [Client, Client] {
    const [first, second] = this.servers;
    return [clientOf(first, this.headers), clientOf(second, this.headers)];
  }

  /** One call through each of the servers in turn, all at once. */
  race(call: (server: TestServer) => Promise<TestResponse>): Promise<TestResponse[]> {
    return Promise.all([...this.servers, ...this.servers, ...this.servers].map(call));
  }

  /** Saves a post with a title and one tag. */
  async savePost({ app }: TestServer, id: number, title: string, more: Headers = {}) {
    const { payload, headers } = await multipart(
      ['title', title],
      ['category_id', '1'],
      ['tags[0]', '1'],
      ['type', 'post'],
      ['backdate', ''],
      ['description', '<p>Rain</p>'],
    );
    const url = `/api/posts/${id}`;
    const all = { ...headers, ...this.headers, ...more };
    return app.inject({ method: 'PUT', url, payload, headers: all });
  }

  async stop(): Promise<void> {
    for (const server of this.servers) await server.stop();
    await this.cluster.remove();
  }
}

/** The statuses of responses, sorted. */
export function statusesOf(responses: readonly TestResponse[]): number[] {
  return responses.map(({ statusCode }) => statusCode).sort();
}
