import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { get, sendJson, signed } from '../http';
import { ASKED, copySeeded, PAGE_SIZE, removeAll, several, WORD } from './contestant';
import type { Contestant } from './contestant';
import { uploadTo } from './content';
import type { Content } from './content';
import { seedDirectus, UPLOAD } from './directusSeed';
import { install } from './install';
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

/** Directus on SQLite, used through its REST API by an administrator. */
export async function directus(content: Content): Promise<Contestant> {
  const home = await install('directus', { directus: VERSION });
  // Without the question for a newer version that its own command begins with.
  const program = path.join(home, 'node_modules/@directus/api/dist/cli/run.js');
  const folder = await copySeeded(home, content, async (unfinished) => {
    const env = { ...process.env, ...settingsOf(unfinished, 0) };
    await promisify(execFile)(process.execPath, [program, 'bootstrap'], { cwd: unfinished, env });
    const server = await serverIn(unfinished, program);
    try {
      await server.start(HEALTH);
      await seedDirectus(server, await signIn(server), content);
    } finally {
      await server.stop();
    }
  });
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
      upload: [signed(await uploadTo(...UPLOAD), token)],
    },
    totalOf(body) {
      const { meta } = body as { meta?: { filter_count: number } };
      return meta?.filter_count ?? 0;
    },
    remove: () => removeAll(server, folder),
  };
}
