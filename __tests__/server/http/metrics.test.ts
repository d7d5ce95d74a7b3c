import { post, signInAsAdmin, startedFor, startTestServer } from '../../helpers/server/testServer';
import { buildPhotograph, upload } from '../../helpers/server/images';
import { METRICS_TOKEN } from '../../helpers/server/metrics';

const TOKEN = METRICS_TOKEN;
const WRONG = 'scrape-me-if-you-dare';

const server = startedFor('all', { metricsToken: TOKEN });

const ask = (authorization?: string) =>
  server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

/** The current values, by name and labels. */
async function measure(): Promise<Map<string, number>> {
  const { body } = await ask(`Bearer ${TOKEN}`);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** Lets pending I/O complete. Injected requests alone never do that. */
const completeIo = () => new Promise((resolve) => setImmediate(resolve));

const requests = (route: string, method: string, status: number, what = 'count') =>
  `http_request_duration_seconds_${what}{route="${route}",method="${method}",status="${status}"}`;

describe('who may read', () => {
  it.each([
    ['nothing', undefined],
    ['another token', `Bearer ${WRONG}`],
    ['more than the token', `Bearer ${TOKEN}x`],
    ['less than the token', `Bearer ${TOKEN.slice(1)}`],
    ['an empty token', 'Bearer '],
    ['the token under another scheme', `Basic ${TOKEN}`],
  ])('rejects a client that sends %s', async (_case, authorization) => {
    const response = await ask(authorization);
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(response.json()).toEqual({ message: 'Unauthenticated.' });
  });

  it('responds to the token in the format of Prometheus', async () => {
    const response = await ask(`Bearer ${TOKEN}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('keeps the token out of the log', async () => {
    await ask(`Bearer ${TOKEN}`);
    await ask(`Bearer ${WRONG}`);
    const log = server.logLines.join('');
    expect(log).toContain('/metrics');
    expect(log).not.toContain(TOKEN);
    expect(log).not.toContain(WRONG);
  });

  it('does not exist unless a token is configured', async () => {
    const closed = await startTestServer();
    for (const authorization of [`Bearer ${TOKEN}`, 'Bearer ', 'Bearer null']) {
      const response = await closed.app.inject({ url: '/metrics', headers: { authorization } });
      expect(response.statusCode).toBe(404);
    }
    await closed.stop();
  });
});

describe('requests', () => {
  it('are counted by the pattern of their route, their method and status', async () => {
    const headers = await signInAsAdmin(server);
    for (const id of [7, 8]) await server.app.inject({ url: `/api/users/${id}`, headers });
    await server.app.inject({ url: '/api/users/1', headers });
    await post(server, '/api/login', { email: 'nobody@example.org', password: 'x' });
    await server.app.inject({ url: '/nothing/secret?query=secret' });
    const numbers = await measure();
    expect(numbers.get(requests('/api/users/:id', 'GET', 404))).toBe(2);
    expect(numbers.get(requests('/api/users/:id', 'GET', 200))).toBe(1);
    expect(numbers.get(requests('/api/login', 'POST', 401))).toBe(1);
    expect(numbers.get(requests('/api/login', 'POST', 401, 'sum'))).toBeGreaterThan(0);
    expect(numbers.get(requests('none', 'GET', 404))).toBe(1);
    expect([...numbers.keys()].join()).not.toContain('secret');
  });

  it('are counted while they run, as are photographs being decoded', async () => {
    const headers = await signInAsAdmin(server);
    const file = await buildPhotograph(600, 450);
    let isDone = false;
    const uploaded = upload(server, '/api/sliders', headers, ['images[]', { file }]).finally(() => {
      isDone = true;
    });
    const seen: (number | undefined)[][] = [];
    while (!isDone) {
      await completeIo();
      const numbers = await measure();
      seen.push([numbers.get('images_decoding'), numbers.get('http_requests_running')]);
    }
    expect((await uploaded).statusCode).toBe(201);
    expect(seen).toContainEqual([1, 2]);
    const numbers = await measure();
    expect(numbers.get('images_decoding')).toBe(0);
    expect(numbers.get('http_requests_running')).toBe(1);
  });
});

describe('the process', () => {
  it('reports plausible memory and age', async () => {
    const numbers = await measure();
    const now = Date.now() / 1000;
    const start = numbers.get('process_start_time_seconds') ?? 0;
    const uptime = numbers.get('process_uptime_seconds') ?? 0;
    expect(Math.abs(start + uptime - now)).toBeLessThan(60);
    const rss = numbers.get('process_resident_memory_bytes') ?? 0;
    expect(rss).toBeGreaterThan(numbers.get('nodejs_heap_size_used_bytes') ?? Infinity);
    for (const value of numbers.values()) expect(value).toBeGreaterThanOrEqual(0);
  });

  it('reports that the event loop was blocked', async () => {
    // Node samples between two blocks, and records the time between two samples.
    for (let block = 0; block < 3; block += 1) {
      const end = Date.now() + 50;
      while (Date.now() < end);
      await completeIo();
    }
    const numbers = await measure();
    expect(numbers.get('nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.03);
  });
});

it('reports the metrics of the store in use', async () => {
  const numbers = await measure();
  if (process.env.TEST_DATABASE_URL) {
    expect(numbers.get('store_connections')).toBeGreaterThan(0);
    expect(numbers.get('store_queries_waiting')).toBe(0);
  } else {
    expect(numbers.get('store_file_bytes')).toBeGreaterThan(0);
    expect(numbers.has('store_log_bytes')).toBe(true);
  }
});
