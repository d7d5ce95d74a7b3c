import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { get, sendJson, signed } from '../http';
import { PAGE_SIZE, requestsFor, WORD } from './contestant';
import type { Peer } from './contestant';
import { uploadTo } from './content';
import type { Content, PeerPost } from './content';
import type { Server } from './server';

/** The newest version for Node 20: from 11.4 on it needs Node 22. */
const VERSION = '11.3.5';

const ADMIN = { email: 'duty.officer@example.org', password: 'Monsoon-2026' };
const LOGIN = sendJson('POST', '/auth/login', ADMIN);
const UPLOAD = ['/files', 'file'] as const;

const FIELDS = 'fields=*,category.*,tags.tags_id.*,cover.id,cover.filename_disk';
const list = (page: number) =>
  `/items/posts?${FIELDS}&sort=-written_at,-id&limit=${PAGE_SIZE}&page=${page}&meta=filter_count`;

/** A case-insensitive filter for a text within one of the fields. */
const FILTER = ['[title]', '[description]', '[tags][tags_id][name]']
  .map((field, index) => `filter[_or][${index}]${field}[_icontains]=${WORD}`)
  .join('&');

const settingsOf = (folder: string, port: number) => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SECRET: 'a secret of nobody but this bench',
  ACCESS_TOKEN_TTL: '1d',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  DB_CLIENT: 'sqlite3',
  DB_FILENAME: path.join(folder, 'data.db'),
  STORAGE_LOCATIONS: 'local',
  STORAGE_LOCAL_ROOT: path.join(folder, 'uploads'),
  TELEMETRY: 'false',
  NODE_ENV: 'production',
});

const key = { field: 'id', type: 'integer', schema: { is_primary_key: true } };
const column = (field: string, type: string, meta = {}) => ({ field, type, schema: {}, meta });
const named = [key, column('name', 'string'), column('slug', 'string')];

const COLLECTIONS = {
  categories: named,
  tags: named,
  posts: [
    ...[key, column('title', 'string'), column('description', 'text'), column('type', 'string')],
    ...[column('written_at', 'timestamp'), column('category', 'integer'), column('cover', 'uuid')],
    { field: 'tags', type: 'alias', meta: { special: ['m2m'] } },
  ],
  posts_tags: [
    { ...key, schema: { is_primary_key: true, has_auto_increment: true } },
    ...[column('posts_id', 'integer'), column('tags_id', 'integer')],
  ],
};

const RELATIONS = [
  { collection: 'posts', field: 'category', related_collection: 'categories' },
  { collection: 'posts', field: 'cover', related_collection: 'directus_files' },
  {
    collection: 'posts_tags',
    field: 'posts_id',
    related_collection: 'posts',
    meta: { one_field: 'tags', junction_field: 'tags_id' },
  },
  {
    collection: 'posts_tags',
    field: 'tags_id',
    related_collection: 'tags',
    meta: { junction_field: 'posts_id' },
  },
];

/** Creates the tables and fills them through the API. Every post has the same cover. */
async function seed(server: Server, token: string, { categories, tags, posts }: Content) {
  const create = (path: string, body: object) =>
    server.ask(signed(sendJson('POST', path, body), token));
  for (const [collection, fields] of Object.entries(COLLECTIONS)) {
    await create('/collections', { collection, fields, schema: {}, meta: {} });
  }
  for (const relation of RELATIONS) await create('/relations', relation);
  await create('/items/categories', categories);
  await create('/items/tags', tags);
  const { body } = await server.ask(signed(await uploadTo(...UPLOAD), token));
  const cover = (body as { data: { id: string } }).data.id;
  const rowOf = ({ id, title, description, type, categoryId, created_at, tags }: PeerPost) => ({
    id,
    title,
    description,
    type,
    category: categoryId,
    written_at: created_at,
    cover,
    tags: tags.map((tag) => ({ tags_id: tag.id })),
  });
  for (let from = 0; from < posts.length; from += 100) {
    await create('/items/posts', posts.slice(from, from + 100).map(rowOf));
  }
}

/** Directus on SQLite. An administrator uses its REST API. */
export const directus: Peer = {
  name: 'directus',
  version: VERSION,
  packages: { directus: VERSION },
  probe: get('/server/info'),
  async prepare({ home, folder, port }) {
    // Its own command would first check for a newer version.
    const program = path.join(home, 'node_modules/@directus/api/dist/cli/run.js');
    const env = settingsOf(folder, port);
    await promisify(execFile)(process.execPath, [program, 'bootstrap'], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
    return { args: [program, 'start'], env };
  },
  async fill(server, content) {
    const { body } = await server.ask(LOGIN);
    const token = (body as { data: { access_token: string } }).data.access_token;
    await seed(server, token, content);
    return requestsFor({
      token,
      list,
      filter: (page) => `${list(page)}&${FILTER}`,
      detail: (number) => `/items/posts/${number}?${FIELDS}`,
      upload: await uploadTo(...UPLOAD),
    });
  },
  totalOf(body) {
    const { meta } = body as { meta?: { filter_count: number } };
    return meta?.filter_count ?? 0;
  },
};
