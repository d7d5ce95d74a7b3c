import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Seeder } from '../posts/seed';
import { get, sendJson, signed } from '../http';
import { ASKED, PAGE_SIZE, removeAll, several, WORD } from './contestant';
import type { Contestant } from './contestant';
import { uploadTo } from './content';
import type { Content } from './content';
import { ServerProcess } from './serverProcess';

const SERVER = path.resolve(__dirname, '../../dist/server.js');
const ADMIN = { email: 'duty.officer@example.org', password: 'monsoon-2026' };
const LOGIN = sendJson('POST', '/api/login', ADMIN);

/** Lets the server prepare its empty store, and opens a session that outlives the process. */
async function signIn(server: ServerProcess): Promise<string> {
  await server.start(get('/healthz'));
  try {
    return ((await server.ask(LOGIN)).body as { token: string }).token;
  } finally {
    await server.stop();
  }
}

/** Our own server, on its embedded store. */
export async function ours({ posts }: Content): Promise<Contestant> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'back-office-peers-'));
  const server = await ServerProcess.prepare('ours', (port) => ({
    args: [SERVER],
    cwd: dataDir,
    env: {
      ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    },
  }));
  const token = await signIn(server);
  await new Seeder(dataDir).fill(posts.length);
  const pages = (path: string) =>
    several(ASKED, (index) => signed(get(`${path}page=${index + 1}&per_page=${PAGE_SIZE}`), token));
  const filtered = `/api/posts/filter?query=${WORD}&start_date=&end_date=&`;
  return {
    server,
    work: {
      list: pages('/api/posts?'),
      filter: pages(filtered).slice(0, 2),
      detail: several(ASKED, (index) => signed(get(`/api/posts/${index + 1}`), token)),
      login: [LOGIN],
      upload: [signed(await uploadTo('/api/sliders', 'images[]'), token)],
    },
    totalOf(body) {
      const { total, meta } = body as { total?: number; meta?: { total: number } };
      return total ?? meta?.total ?? 0;
    },
    remove: () => removeAll(server, dataDir),
  };
}
