import { execFileSync, spawnSync } from 'node:child_process';
import fs, { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import {
  signIn,
  signInAsAdmin,
  startTestServer,
  temporaryFolder,
} from '../../helpers/server/testServer';
import { buildPhotograph, createSlider, upload } from '../../helpers/server/images';
import { openDesk, photoPart } from '../../helpers/server/posts';
import { trailOf } from '../../helpers/server/audit';
import { adminFor, clientOf } from '../../helpers/server/content';

const FULL = { message: 'The disk of the server is full. Nothing was saved.' };
const MANY_PAGES = 1_000_000;

const { server, headers, admin } = adminFor('each');

afterEach(() => jest.restoreAllMocks());

async function allowPages(count: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(count)}`.execute(server.services.db);
}

/** From now on the store cannot grow by a single page. */
async function fillDisk(): Promise<void> {
  await admin.post('/api/announcements', { text: 'x'.repeat(5000), type: 'pleasant' });
  await sql`vacuum`.execute(server.services.db);
  await allowPages(1);
}

const uploadPhotograph = async () =>
  upload(server, '/api/sliders', headers, ['images[]', { file: await buildPhotograph(800, 600) }]);

it('answers 507 to writes that do not fit, keeps answering reads, and recovers', async () => {
  await createSlider(server, headers, await buildPhotograph(80, 60));
  const before = await admin.get('/api/sliders');
  await fillDisk();

  const refused = await uploadPhotograph();
  expect(refused.statusCode).toBe(507);
  expect(refused.json()).toEqual(FULL);
  const long = { text: 'မိုး '.repeat(1000), type: 'warning' };
  const announce = () => admin.post('/api/announcements/1', long);
  expect((await announce()).statusCode).toBe(507);

  // The session is old enough to be prolonged, which takes a write.
  server.clock.advance(3600);
  const during = await admin.get('/api/sliders');
  expect(during.json()).toEqual(before.json());
  const { db } = server.services;
  expect(await db.selectFrom('images').select('id').execute()).toHaveLength(1);

  await allowPages(MANY_PAGES);
  expect((await uploadPhotograph()).statusCode).toBe(201);
  expect((await announce()).statusCode).toBe(200);
});

it('deletes a post for good where keeping it does not fit, and empties the trash', async () => {
  const desk = await openDesk(server);
  const slider = await createSlider(server, headers, await buildPhotograph(80, 60));
  await desk.create({ description: `<p>${'မိုးသည်းထန်စွာ '.repeat(3000)}</p>` });
  const url = `/api/sliders/${slider.id}`;
  expect((await desk.admin.delete(url)).headers).toHaveProperty('x-restorable-until');
  await fillDisk();

  const deleted = await desk.admin.delete('/api/posts/1');
  expect(deleted.statusCode).toBe(204);
  expect(deleted.headers).not.toHaveProperty('x-restorable-until');
  for (const gone of ['/api/posts/1', url]) {
    expect((await desk.admin.post(`${gone}/restore`)).statusCode).toBe(404);
  }
  expect(await desk.countImages()).toBe(0);
});

/** Makes the system report that the disk has almost no space left. */
function leaveLittleSpace(): void {
  const disk = fs.statfsSync(server.dataDir);
  jest.spyOn(fs, 'statfsSync').mockReturnValue(Object.assign(disk, { bavail: 1 }));
}

it('frees only what the caller may restore, and records that', async () => {
  const desk = await openDesk(server);
  await desk.create({ 'description_images[]': await photoPart() });
  await desk.admin.delete('/api/posts/1');
  for (const id of [1, 2, 3]) {
    await createSlider(server, headers, await buildPhotograph(80, 60));
    if (id < 3) await desk.admin.delete(`/api/sliders/${id}`);
  }
  const caller = clientOf(server, await signIn(server, 'slider-delete'));
  leaveLittleSpace();

  const deleted = await caller.delete('/api/sliders/3');
  expect(deleted.statusCode).toBe(204);
  expect(deleted.headers).not.toHaveProperty('x-restorable-until');
  const purged = (await trailOf(server)).filter(({ action }) => action === 'purge');
  const byCaller = { noun: 'slider', request_id: deleted.headers['x-request-id'] };
  expect(purged).toMatchObject([
    { noun_id: 1, ...byCaller },
    { noun_id: 2, ...byCaller },
  ]);
  const left = (await desk.admin.get('/api/trash')).json<{ data: object[] }>().data;
  expect(left).toMatchObject([{ noun: 'post', noun_id: 1 }]);
  expect((await desk.admin.post('/api/posts/1/restore')).statusCode).toBe(200);
});

it('frees the oldest first, and no more than new content needs', async () => {
  const desk = await openDesk(server);
  const { db } = server.services;
  for (const id of [1, 2, 3, 4]) {
    await createSlider(server, headers, await buildPhotograph(80, 60));
    if (id < 4) await desk.admin.delete(`/api/sliders/${id}`);
    server.clock.advance(60);
  }
  await db.updateTable('images').set({ size: 30_000_000 }).execute();
  leaveLittleSpace();
  expect((await desk.admin.delete('/api/sliders/4')).statusCode).toBe(204);
  const left = await db.selectFrom('trash').select('noun_id').execute();
  expect(left).toEqual([{ noun_id: 3 }]);
});

/** A disk in memory. Mounting it needs the right to mount. */
const folder = temporaryFolder();
const options = ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', folder];
const isMounted = spawnSync('mount', options).status === 0;

afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Writes until the disk is full. */
function fill(): void {
  for (let count = 0, size = 1_000_000; size > 0; count += 1) {
    try {
      writeFileSync(join(folder, `filler-${count}-${size}`), Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 10);
    }
  }
}

(isMounted ? describe : describe.skip)('on a disk of its own (needs the right to mount)', () => {
  it('deletes for good on a full disk, empties the trash, and uses the space again', async () => {
    const small = await startTestServer({ dataDir: join(folder, 'data') });
    const owner = await signInAsAdmin(small);
    const client = clientOf(small, owner);
    const file = await buildPhotograph(1600, 1200);
    const send = () => upload(small, '/api/sliders', owner, ['images[]', { file }]);
    const remove = (id: number) => client.delete(`/api/sliders/${id}`);
    expect((await send()).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(201);
    expect((await remove(1)).headers).toHaveProperty('x-restorable-until');
    let sent = 201;
    while (sent === 201) {
      fill();
      sent = (await send()).statusCode;
    }
    expect(sent).toBe(507);
    const deleted = await remove(2);
    expect(deleted.statusCode).toBe(204);
    expect(deleted.headers).not.toHaveProperty('x-restorable-until');
    for (const id of [1, 2]) {
      expect((await client.post(`/api/sliders/${id}/restore`)).statusCode).toBe(404);
    }
    expect((await send()).statusCode).toBe(201);
    await small.app.close();
  });
});
