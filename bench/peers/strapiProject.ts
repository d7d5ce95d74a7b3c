import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { THUMBNAIL_WIDTHS } from '../../src/contract/limits';
import type { Packages } from './install';

export const STRAPI = '5.54.0';

export const PACKAGES: Packages = {
  '@strapi/strapi': STRAPI,
  '@strapi/plugin-users-permissions': STRAPI,
  'better-sqlite3': '12.11.1',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-router-dom': '6.30.3',
  'styled-components': '6.1.19',
};

const SECRET = 'a secret of nobody but this bench';

/** As wide as ours; Strapi adds a thumbnail of its own size. */
const BREAKPOINTS = Object.fromEntries(THUMBNAIL_WIDTHS.map((width) => [`w${width}`, width]));

/**
 * The defaults of a new project, but with pictures of our sizes, and without throttled sign-ins, which could not
 * be measured.
 */
const CONFIG = {
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
    upload: { config: { breakpoints: BREAKPOINTS } },
    'users-permissions': { config: { jwtSecret: SECRET, ratelimit: { enabled: false } } },
  },
};

const relation = (kind: string, target: string) => ({
  ...{ type: 'relation', relation: kind, target: `api::${target}.${target}` },
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

function schemaOf(name: string, attributes: object) {
  const names = { singularName: name, pluralName: `${name}-all`, displayName: name };
  const options = { draftAndPublish: false };
  return { kind: 'collectionType', collectionName: name, info: names, options, attributes };
}

const factory = (kind: string, name: string) =>
  `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::${name}.${name}');`;

function filesOf(port: number): Record<string, string> {
  const server = { host: '127.0.0.1', port, app: { keys: [SECRET] } };
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ name: 'bench', version: '1.0.0', dependencies: PACKAGES }),
  };
  for (const [name, config] of Object.entries({ ...CONFIG, server })) {
    files[`config/${name}.js`] = `module.exports = ${JSON.stringify(config)};`;
  }
  for (const [name, attributes] of Object.entries(TYPES)) {
    const folder = `src/api/${name}`;
    const schema = JSON.stringify(schemaOf(name, attributes));
    files[`${folder}/content-types/${name}/schema.json`] = schema;
    files[`${folder}/controllers/${name}.js`] = factory('Controller', name);
    files[`${folder}/routes/${name}.js`] = factory('Router', name);
    files[`${folder}/services/${name}.js`] = factory('Service', name);
  }
  return files;
}

/** Writes a Strapi project with posts, categories and tags; its packages are in a parent folder. */
export function writeProject(folder: string, port: number): void {
  mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
  for (const [name, text] of Object.entries(filesOf(port))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
