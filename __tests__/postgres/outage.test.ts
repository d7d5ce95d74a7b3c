import { startProxy } from '../helpers/server/cuttableProxy';
import type { CuttableProxy } from '../helpers/server/cuttableProxy';
import { post, signInAsAdmin, startTestServer } from '../helpers/server/testServer';
import type { TestServer } from '../helpers/server/testServer';

let proxy: CuttableProxy;
let server: TestServer;
let headers: { authorization: string };

beforeAll(async () => {
  proxy = await startProxy(new URL(process.env.TEST_DATABASE_URL ?? ''));
  server = await startTestServer({ databasePort: proxy.port });
  headers = await signInAsAdmin(server);
});

afterAll(async () => {
  await server.stop();
  await proxy.close();
});

const list = () => server.app.inject({ url: '/api/tags', headers });
const write = (name: string) => post(server, '/api/tags', { name }, headers);

/** All tags; connections that broke unseen may still be found out one by one. */
async function namesOnceBack(): Promise<string[]> {
  for (;;) {
    const answer = await list();
    if (answer.statusCode === 200) {
      return answer
        .json<{ data: { name: string }[] }>()
        .data.map((row) => row.name)
        .sort();
    }
    expect(answer.statusCode).toBe(503);
  }
}

it('answers 503 while the database is away, and works again once it is back', async () => {
  expect((await write('before')).statusCode).toBe(201);
  proxy.cut();
  for (const answer of await Promise.all([list(), write('lost'), list(), write('lost')])) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({ message: 'Service unavailable.' });
  }
  proxy.restore();
  expect(await namesOnceBack()).toEqual(['before']);
  expect((await write('after')).statusCode).toBe(201);
  expect(await namesOnceBack()).toEqual(['after', 'before']);
});

it('keeps every write that it acknowledged, and no other, when connections break under load', async () => {
  const acknowledged: string[] = [];
  const refused: number[] = [];
  const send = async (text: string) => {
    const { statusCode } = await write(text);
    if (statusCode === 201) acknowledged.push(text);
    else refused.push(statusCode);
  };
  for (let round = 0; round < 10; round += 1) {
    const writes = Array.from({ length: 12 }, (_, index) => send(`load ${round}-${index}`));
    await writes[round % 6];
    proxy.cut();
    await Promise.all(writes);
    proxy.restore();
  }
  expect(new Set(refused)).toEqual(new Set([503]));
  const stored = (await namesOnceBack()).filter((text) => text.startsWith('load'));
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);
});
