import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ASKED, PAGE_SIZE, several, WORD } from './contestant';
import type { Contestant } from './contestant';
import type { Content } from './content';
import { seedDirectus, uploadTo } from './directusSeed';
import { install } from './install';
import { get, sendJson, signed } from './requests';
import { ServerProcess } from './serverProcess';

/** The newest one for Node 20: from 11.4 on it asks for Node 22. */
const VERSION = '11.3.5';

const ADMIN = { email: 'duty.officer@example.org', password: 'Monsoon-2026' };
const HEALTH = get('/server/info');
const LOGIN = sendJson('POST', '/auth/login', ADMIN);

const FIELDS = 'fields=*,category.*,tags.tags_id.*,cover.id,cover.filename_disk';
const NEWEST_FIRST = 'sort=-written_at,-id';
const pagePath = (page: number) =>
  `/items/posts?${FIELDS}&${NEWEST_FIRST}&limit=${PAGE_SIZE}&page=${page}&meta=filter_count`;

/** A case-insensitive filter for a text within one of the fields. */
const FILTER = ['[title]', '[description]', '[tags][tags_id][name]']
  .map((field, index) => `filter[_or][${index}]${field}[_icontains]=${WORD}`)
  .join('&');

/** The defaults of a new project, but without the half second that every sign-in is made to take. */
const settingsOf = (folder: string, port: number) => ({
  ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
  ...{ SECRET: 'a secret of nobody but this bench', ACCESS_TOKEN_TTL: '1d' },
  ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, LOGIN_STALL_TIME: '0' },
  ...{ DB_CLIENT: 'sqlite3', DB_FILENAME: path.join(folder, 'data.db') },
  ...{ STORAGE_LOCATIONS: 'local', STORAGE_LOCAL_ROOT: path.join(folder, 'uploads') },
  ...{ TELEMETRY: 'false', NODE_ENV: 'production' },
});

function serverIn(cwd: string, program: string): Promise<ServerProcess> {
  return ServerProcess.prepare(`Directus ${VERSION}`, (port) => ({
    ...{ args: [program, 'start'], cwd, env: settingsOf(cwd, port) },
  }));
}

async function signIn(server: ServerProcess): Promise<string> {
  const { body } = await server.ask(LOGIN);
  return (body as { data: { access_token: string } }).data.access_token;
}

/** Signs in, and stops again: a token outlives the process. */
async function readToken(server: ServerProcess): Promise<string> {
  await server.start(HEALTH);
  try {
    return await signIn(server);
  } finally {
    await server.stop();
  }
}

/** A folder with the content, cached because filling it takes minutes. */
async function seededFolder(home: string, program: string, content: Content): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  const folder = path.join(home, `seeded-${content.posts.length}-${hash}`);
  if (existsSync(folder)) return folder;
  console.log(`Filling Directus with ${content.posts.length.toLocaleString('en')} posts …`);
  const unfinished = mkdtempSync(path.join(home, 'seeding-'));
  const env = { ...process.env, ...settingsOf(unfinished, 0) };
  await promisify(execFile)(process.execPath, [program, 'bootstrap'], { cwd: unfinished, env });
  const server = await serverIn(unfinished, program);
  try {
    await server.start(HEALTH);
    await seedDirectus(server, await signIn(server), content);
  } finally {
    await server.stop();
  }
  renameSync(unfinished, folder);
  return folder;
}

/** Directus on SQLite, used through its REST API by an administrator. */
export async function directus(content: Content): Promise<Contestant> {
  const home = await install('directus', { directus: VERSION });
  // Without the question for a newer version that its own command begins with.
  const program = path.join(home, 'node_modules/@directus/api/dist/cli/run.js');
  const seeded = await seededFolder(home, program, content);
  const folder = mkdtempSync(path.join(home, 'run-'));
  cpSync(seeded, folder, { recursive: true });
  const server = await serverIn(folder, program);
  const token = await readToken(server);
  const pages = (query: string) =>
    several(ASKED, (index) => signed(get(pagePath(index + 1) + query), token));
  return {
    server,
    work: {
      list: pages(''),
      filter: pages(`&${FILTER}`).slice(0, 2),
      detail: several(ASKED, (index) => signed(get(`/items/posts/${index + 1}?${FIELDS}`), token)),
      login: [LOGIN],
      upload: [await uploadTo(token)],
    },
    totalOf(body) {
      const { meta } = body as { meta?: { filter_count: number } };
      return meta?.filter_count ?? 0;
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
