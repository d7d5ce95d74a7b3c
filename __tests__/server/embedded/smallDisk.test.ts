import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInAsAdmin, startTestServer, temporaryFolder } from '../../helpers/server/testServer';
import { buildPhotograph, upload } from '../../helpers/server/images';
import type { Field } from '../../helpers/postForm';

/** A disk in memory; it takes the right to mount. */
const folder = temporaryFolder();
const options = ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', folder];
const isMounted = spawnSync('mount', options).status === 0;

afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Writes until nothing fits any more. */
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
    const server = await startTestServer({ dataDir: join(folder, 'data') });
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
      fill();
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
