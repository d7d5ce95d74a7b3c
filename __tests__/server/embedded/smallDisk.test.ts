import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInAsAdmin, startTestServer, temporaryFolder } from '../../helpers/server/testServer';
import { buildPhotograph, upload } from '../../helpers/server/images';
import type { Field } from '../../helpers/server/images';

const disk = temporaryFolder();
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', disk]).status === 0;

afterAll(() => {
  if (mounted) execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Writes until nothing fits any more. */
function fillDisk(): void {
  for (let count = 0, size = 1_000_000; size > 0; count += 1) {
    try {
      writeFileSync(join(disk, `filler-${count}-${size}`), Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 10);
    }
  }
}

const describeOnDisk = mounted ? describe : describe.skip;

describeOnDisk('on a disk of its own (needs the right to mount)', () => {
  it('deletes for good on a full disk, empties the trash, and uses the space again', async () => {
    const server = await startTestServer({ dataDir: join(disk, 'data') });
    const headers = await signInAsAdmin(server);
    const file = await buildPhotograph(1600, 1200);
    const images = Array.from({ length: 3 }, (): Field => ['images[]', { file }]);
    const send = () => upload(server, '/api/sliders', headers, ...images);
    const remove = (id: number) =>
      server.app.inject({ method: 'DELETE', url: `/api/sliders/${id}`, headers });
    expect((await send()).statusCode).toBe(201);
    expect((await send()).statusCode).toBe(201);
    expect((await remove(1)).headers).toHaveProperty('x-restorable-until');
    let sent = 201;
    while (sent === 201) {
      fillDisk();
      sent = (await send()).statusCode;
    }
    expect(sent).toBe(507);
    const deleted = await remove(2);
    expect(deleted.statusCode).toBe(204);
    expect(deleted.headers).not.toHaveProperty('x-restorable-until');
    for (const id of [1, 2]) {
      const url = `/api/sliders/${id}/restore`;
      expect((await server.app.inject({ method: 'POST', url, headers })).statusCode).toBe(404);
    }
    expect((await send()).statusCode).toBe(201);
    await server.app.close();
  });
});
