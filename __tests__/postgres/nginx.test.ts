import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { bundleServer } from '../helpers/server/bundle';
import { freePort } from '../helpers/server/freePort';
import { buildPhotograph } from '../helpers/server/images';
import { hasNginx, Nginx } from '../helpers/server/nginx';
import { describeWithPostgres, PostgresCluster } from '../helpers/server/postgresCluster';
import { ADMIN, runServer, stopServer, whenReady } from '../helpers/server/product';
import { temporaryFolder } from '../helpers/server/testServer';

const WRITERS = 4;
const REPEATABLE = [502, 503];

const nginxTests = hasNginx ? describeWithPostgres : describe.skip;
const NAME = 'two servers on one database behind nginx, configured as in docs/operations.md';

nginxTests(hasNginx ? NAME : `${NAME} (nginx or openssl is not installed)`, () => {
  const nginx = new Nginx();
  let cluster: PostgresCluster;
  let bundle: string;
  let folder: string;
  let ports: [number, number];
  const servers: ChildProcess[] = [];
  let headers: { authorization: string };

  /** A front end whose only script has the name of its build. */
  function makeBuild(name: string): string {
    const build = join(folder, name);
    mkdirSync(build);
    writeFileSync(join(build, 'index.html'), `<meta name="build" content="${name}">`);
    writeFileSync(join(build, `main.${name}.js`), `// ${name}`);
    return build;
  }

  async function start(index: 0 | 1, build: string): Promise<void> {
    const child = runServer(
      {
        DATABASE_URL: cluster.url('postgres'),
        DATA_DIR: join(folder, 'data'),
        PORT: String(ports[index]),
        STATIC_DIR: build,
        TRUST_PROXY: '127.0.0.1',
        PUBLIC_FEEDS: 'true',
        LOG_LEVEL: 'silent',
      },
      [process.execPath, bundle],
    );
    await whenReady(child);
    servers[index] = child;
  }

  beforeAll(async () => {
    [cluster, bundle] = [await PostgresCluster.create(), await bundleServer('nginx')];
    folder = temporaryFolder();
    ports = [await freePort(), await freePort()];
    const old = makeBuild('aaaaaaaa');
    await start(0, old);
    await start(1, old);
    await nginx.start(ports);
    const { token } = jsonOf(await nginx.json('/api/login', ADMIN)) as { token: string };
    headers = { authorization: `Bearer ${token}` };
  });

  afterAll(async () => {
    await nginx.stop();
    await Promise.all(servers.map(stopServer));
    await cluster.remove();
    rmSync(folder, { recursive: true });
  });

  const jsonOf = ({ body }: { body: Buffer }) => JSON.parse(body.toString()) as unknown;

  /** Both servers, which nginx asks in turn, give the same answer. */
  async function bothAnswer(path: string) {
    const [one, other] = [await nginx.get(path, headers), await nginx.get(path, headers)];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body.equals(one.body)).toBe(true);
    return one;
  }

  it('shares sessions, images and feeds, and takes large uploads', async () => {
    const form = new FormData();
    const photograph = await buildPhotograph(2000, 1500);
    expect(photograph.length).toBeGreaterThan(1_048_576);
    form.append('images[]', new Blob([Uint8Array.from(photograph)]), 'river.jpg');
    const sent = new Response(form);
    const type = { 'content-type': sent.headers.get('content-type') ?? '' };
    const body = Buffer.from(await sent.arrayBuffer());
    const created = await nginx.ask('/api/sliders', {
      method: 'POST',
      headers: { ...headers, ...type },
      body,
    });
    expect(created.status).toBe(201);
    const { data } = jsonOf(created) as { data: { images: [{ url: string }] } };
    await bothAnswer('/api/sliders');
    await bothAnswer(data.images[0].url);
    await bothAnswer('/feeds/posts.atom');
    expect((await nginx.get('/metrics')).status).toBe(404);
  });

  it('throttles one account over both, whatever addresses a client claims', async () => {
    const wrong = { email: 'nobody@example.org', password: 'wrong password' };
    const statuses: number[] = [];
    for (let count = 1; count <= 6; count += 1) {
      const claimed = { 'x-forwarded-for': `203.0.113.${count}` };
      statuses.push((await nginx.json('/api/login', wrong, claimed)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const trail = jsonOf(await nginx.get('/api/audit?action=sign-in-failed', headers));
    expect(JSON.stringify(trail)).not.toContain('203.0.113');
  });

  /** Saves until it is stopped, and repeats what was refused as the page does, with its key. */
  async function write(name: string, isOver: () => boolean, saved: string[]): Promise<void> {
    for (let count = 1; !isOver(); count += 1) {
      const tag = { name: `${name} ${count}` };
      const keyed = { ...headers, 'idempotency-key': `${name}-${count}-of-this-test` };
      let { status } = await nginx.json('/api/tags', tag, keyed);
      while (REPEATABLE.includes(status)) ({ status } = await nginx.json('/api/tags', tag, keyed));
      expect([tag.name, status]).toEqual([tag.name, 201]);
      saved.push(tag.name);
    }
  }

  async function update(isOver: () => boolean): Promise<Set<number>> {
    const statuses = new Set<number>();
    for (let count = 1; !isOver(); count += 1) {
      const notice = { text: `The river is at ${count} m`, type: 'warning' };
      statuses.add((await nginx.json('/api/announcements/1', notice, headers, 'PUT')).status);
      statuses.add((await nginx.get('/api/announcements', headers)).status);
    }
    return statuses;
  }

  /** Sends until each server has had its turn. */
  async function scriptsAnswer(...names: string[]): Promise<void> {
    for (const name of [...names, ...names]) {
      expect([name, (await nginx.get(`/build/main.${name}.js`)).status]).toEqual([name, 200]);
    }
  }

  it('replaces one after the other while people save, and loses nothing', async () => {
    const notice = { text: 'The river rises', type: 'warning' };
    await nginx.json('/api/announcements', notice, headers);
    let isOver = false;
    const saved: string[] = [];
    const names = Array.from({ length: WRITERS }, (_, index) => `writer${index}`);
    const writers = names.map((name) => write(name, () => isOver, saved));
    const reader = update(() => isOver);
    const ended = Promise.all(writers);
    const more = async () => {
      const enough = saved.length + WRITERS * 3;
      const next = () => new Promise((resolve) => setImmediate(resolve));
      // A writer ends early only by failing.
      while (saved.length < enough) await Promise.race([next(), ended]);
    };
    const next = makeBuild('bbbbbbbb');
    await more();
    await stopServer(servers[0]);
    await more();
    await start(0, next);
    await scriptsAnswer('aaaaaaaa', 'bbbbbbbb');
    await more();
    await stopServer(servers[1]);
    await more();
    await start(1, next);
    await more();
    isOver = true;
    await ended;
    expect([...(await reader)]).toEqual([200]);
    const { data } = jsonOf(await bothAnswer('/api/tags')) as { data: { name: string }[] };
    const stored = data.map(({ name }) => name).filter((name) => name.startsWith('writer'));
    expect(stored.sort()).toEqual(saved.sort());
  });
});
