import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { THUMBNAIL_WIDTHS } from '../../src/contract/limits';
import { get, sendJson, signed } from '../http';
import type { Request } from '../http';
import { ASKED, PAGE_SIZE, requestsFor, WORD } from './contestant';
import type { Peer } from './contestant';
import { uploadTo } from './content';
import type { Content, PeerPost } from './content';
import type { Server } from './server';

const VERSION = '5.54.0';
const PACKAGES = {
  '@strapi/strapi': VERSION,
  '@strapi/plugin-users-permissions': VERSION,
  'better-sqlite3': '12.11.1',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-router-dom': '6.30.3',
  'styled-components': '6.1.19',
};

const SECRET = 'a secret of nobody but this bench';
const EMAIL = 'duty.officer@example.org';
const PASSWORD = 'Monsoon-2026';
const UPLOAD = ['/api/upload', 'files'] as const;

const WITH_ALL = 'populate[category]=true&populate[tags]=true&populate[cover]=true';
const NEWEST_FIRST = 'sort[0]=written_at:desc&sort[1]=id:desc';
const list = (page: number, size = PAGE_SIZE) =>
  `/api/post-all?${WITH_ALL}&${NEWEST_FIRST}&pagination[page]=${page}&pagination[pageSize]=${size}`;

/** A case-insensitive filter for a text within one of the fields. */
const FILTER = ['[title]', '[description]', '[tags][name]']
  .map((field, index) => `filters[$or][${index}]${field}[$containsi]=${WORD}`)
  .join('&');

/** The defaults of a new project, but with our image widths besides Strapi's own thumbnail. */
const configOf = (port: number) => ({
  server: { host: '127.0.0.1', port, app: { keys: [SECRET] } },
  admin: {
    auth: { secret: SECRET },
    apiToken: { salt: SECRET },
    transfer: { token: { salt: SECRET } },
    serveAdminPanel: false,
  },
  api: { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } },
  database: {
    connection: {
      client: 'sqlite',
      connection: { filename: 'data.db' },
      useNullAsDefault: true,
    },
  },
  middlewares: [
    ...['logger', 'errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session'],
    ...['favicon', 'public'],
  ].map((name) => `strapi::${name}`),
  plugins: {
    upload: {
      config: {
        breakpoints: Object.fromEntries(THUMBNAIL_WIDTHS.map((width) => [`w${width}`, width])),
      },
    },
    'users-permissions': { config: { jwtSecret: SECRET } },
  },
});

const relation = (kind: string, target: string) => ({
  type: 'relation',
  relation: kind,
  target: `api::${target}.${target}`,
});
const named = { name: { type: 'string' }, slug: { type: 'string' } };

const TYPES = {
  category: named,
  tag: named,
  post: {
    title: { type: 'string' },
    description: { type: 'text' },
    type: { type: 'string' },
    // Strapi's own creation time cannot be set.
    written_at: { type: 'datetime' },
    category: relation('manyToOne', 'category'),
    tags: relation('manyToMany', 'tag'),
    cover: { type: 'media', multiple: false, allowedTypes: ['images'] },
  },
};

const FACTORIES = { controllers: 'Controller', routes: 'Router', services: 'Service' };

function schemaOf(name: string, attributes: object) {
  const info = { singularName: name, pluralName: `${name}-all`, displayName: name };
  const options = { draftAndPublish: false };
  return { kind: 'collectionType', collectionName: name, info, options, attributes };
}

/** Writes a project with posts, categories and tags. Its packages are in a folder above. */
function writeProject(folder: string, port: number): void {
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write(
    'package.json',
    JSON.stringify({ name: 'bench', version: '1.0.0', dependencies: PACKAGES }),
  );
  mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
  for (const [name, config] of Object.entries(configOf(port))) {
    write(`config/${name}.js`, `module.exports = ${JSON.stringify(config)};`);
  }
  for (const [name, attributes] of Object.entries(TYPES)) {
    const api = `src/api/${name}`;
    write(`${api}/content-types/${name}/schema.json`, JSON.stringify(schemaOf(name, attributes)));
    for (const [folder, kind] of Object.entries(FACTORIES)) {
      const factory = `require('@strapi/strapi').factories.createCore${kind}`;
      write(`${api}/${folder}/${name}.js`, `module.exports = ${factory}('api::${name}.${name}');`);
    }
  }
}

interface Role {
  permissions: Record<string, { controllers: Record<string, Record<string, object>> }>;
}

/** Grants all permissions to signed-in users, who have the first role. */
async function allowAll(server: Server, adminToken: string): Promise<void> {
  const path = '/users-permissions/roles/1';
  const ask = async (request: Request) => (await server.ask(signed(request, adminToken))).body;
  const { role } = (await ask(get(path))) as { role: Role };
  const plugins = Object.values(role.permissions);
  for (const actions of plugins.flatMap(({ controllers }) => Object.values(controllers))) {
    for (const action of Object.keys(actions)) actions[action] = { enabled: true, policy: '' };
  }
  await ask(sendJson('PUT', path, role));
}

async function addPeople(server: Server): Promise<string> {
  const person = { email: EMAIL, password: PASSWORD };
  const admin = { ...person, firstname: 'Duty', lastname: 'Officer' };
  const registered = await server.ask(sendJson('POST', '/admin/register-admin', admin));
  await allowAll(server, (registered.body as { data: { token: string } }).data.token);
  const user = { username: 'officer', ...person };
  const { body } = await server.ask(sendJson('POST', '/api/auth/local/register', user));
  return (body as { jwt: string }).jwt;
}

/** Fills an empty Strapi through its API. Every post has the same cover. */
async function seed(server: Server, token: string, { categories, tags, posts }: Content) {
  const create = async (noun: string, data: object): Promise<string> => {
    const { body } = await server.ask(
      signed(sendJson('POST', `/api/${noun}-all`, { data }), token),
    );
    return (body as { data: { documentId: string } }).data.documentId;
  };
  const uploaded = await server.ask(signed(await uploadTo(...UPLOAD), token));
  const [cover] = uploaded.body as { id: number }[];
  const ids = new Map<string, string>();
  for (const [noun, all] of [['category', categories] as const, ['tag', tags] as const]) {
    for (const { id, name, slug } of all) ids.set(noun + id, await create(noun, { name, slug }));
  }
  const dataOf = ({ title, description, type, categoryId, tags, created_at }: PeerPost) => ({
    title,
    description,
    type,
    written_at: created_at,
    cover: cover?.id,
    category: ids.get(`category${categoryId}`),
    tags: tags.map(({ id }) => ids.get(`tag${id}`)),
  });
  for (const post of posts) await create('post', dataOf(post));
}

export const strapi: Peer = {
  name: 'strapi',
  version: VERSION,
  packages: PACKAGES,
  probe: get('/_health'),
  prepare({ home, folder, port }) {
    writeProject(folder, port);
    const program = path.join(home, 'node_modules/@strapi/strapi/bin/strapi.js');
    return { args: [program, 'start'], env: { STRAPI_TELEMETRY_DISABLED: 'true' } };
  },
  async fill(server, content) {
    const token = await addPeople(server);
    await seed(server, token, content);
    const { body } = await server.ask(signed(get(list(1, ASKED)), token));
    const newest = (body as { data: { documentId: string }[] }).data;
    return requestsFor({
      token,
      list,
      filter: (page) => `${list(page)}&${FILTER}`,
      detail: (number) => `/api/post-all/${newest[number - 1]?.documentId}?${WITH_ALL}`,
      upload: await uploadTo(...UPLOAD),
    });
  },
  totalOf(body) {
    const { meta } = body as { meta?: { pagination: { total: number } } };
    return meta?.pagination.total ?? 0;
  },
};
