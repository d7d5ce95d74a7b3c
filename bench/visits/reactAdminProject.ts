import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_PATH } from '../../src/contract/limits';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>React Admin</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <script type="module" src="/main.jsx"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** Hexadecimal hashes, by which the server tells what it may have cached for a year. */
const BUILD = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const names = {
  hashCharacters: 'hex',
  entryFileNames: '[name].[hash:8].js',
  chunkFileNames: '[name].[hash:8].js',
  assetFileNames: '[name].[hash:8][extname]',
};
export default defineConfig({
  base: '${BASE_PATH}/',
  plugins: [react()],
  build: { rolldownOptions: { output: names } },
});
`;

/** Sign-in and data from the same calls of the same server. */
const PROVIDERS = `import { fetchUtils, HttpError } from 'react-admin';

const call = (path, options = {}) => {
  const token = localStorage.getItem('token');
  const user = { authenticated: Boolean(token), token: 'Bearer ' + token };
  return fetchUtils.fetchJson('/api' + path, { ...options, user });
};
const one = async (path, options) => ({ data: (await call(path, options)).json.data });
const send = (method, data) => ({ method, body: JSON.stringify(data) });
const list = async (noun, { pagination } = {}) => {
  const { page = 1, perPage = 10 } = pagination ?? {};
  const { json } = await call('/' + noun + '?page=' + page + '&per_page=' + perPage);
  return { data: json.data, total: json.meta?.total ?? json.data.length };
};

export const dataProvider = {
  getList: list,
  getManyReference: list,
  getOne: (noun, { id }) => one('/' + noun + '/' + id),
  getMany: async (noun, { ids }) => {
    const all = await Promise.all(ids.map((id) => one('/' + noun + '/' + id)));
    return { data: all.map(({ data }) => data) };
  },
  create: (noun, { data }) => one('/' + noun, send('POST', data)),
  update: (noun, { id, data }) => one('/' + noun + '/' + id, send('PUT', data)),
  updateMany: () => Promise.reject(new HttpError('Not offered', 405)),
  delete: (noun, { id }) => one('/' + noun + '/' + id, { method: 'DELETE' }),
  deleteMany: () => Promise.reject(new HttpError('Not offered', 405)),
};

export const authProvider = {
  async login({ username: email, password }) {
    const { json } = await fetchUtils.fetchJson('/api/login', send('POST', { email, password }));
    localStorage.setItem('token', json.token);
    localStorage.setItem('user', JSON.stringify(json.user));
  },
  async logout() {
    localStorage.clear();
  },
  async checkAuth() {
    if (!localStorage.getItem('token')) throw new Error('Signed out');
  },
  async checkError({ status }) {
    if (status === 401) throw new Error('Signed out');
  },
  async getIdentity() {
    const { id, name } = JSON.parse(localStorage.getItem('user'));
    return { id, fullName: name };
  },
};
`;

/** The six resources, each with a list, a page, and a form to create and to edit. */
const MAIN = `import { createRoot } from 'react-dom/client';
import {
  Admin, Create, DataTable, Edit, FunctionField, List, ReferenceInput, Resource, SelectInput, Show,
  SimpleForm, SimpleShowLayout, TextField, TextInput, ImageInput, ImageField, required,
} from 'react-admin';
import { description, shownDescription } from './description.jsx';
import { authProvider, dataProvider } from './providers.js';

const image = <FunctionField render={({ images, cover_image }) => {
  const { url } = images?.[0] ?? cover_image ?? {};
  return url ? <img src={url + '?w=160'} alt="" width="72" height="48" /> : 'No image';
}} />;
const pictures = <ImageInput source="images" multiple><ImageField source="src" /></ImageInput>;
const text = (source, props) => <TextInput key={source} source={source} validate={required()} {...props} />;
const reference = (source, noun, name) => (
  <ReferenceInput key={source} source={source} reference={noun}><SelectInput optionText={name} /></ReferenceInput>
);

const RESOURCES = {
  sliders: { fields: [], inputs: [pictures], hasImage: true },
  announcements: { fields: ['text', 'type'], inputs: [text('text', { multiline: true }), text('type')] },
  roles: { fields: ['name.en', 'name.mm'], inputs: [text('name.en'), text('name.mm')] },
  categories: { fields: ['name', 'icon'], inputs: [text('name'), text('icon')] },
  posts: {
    fields: ['title', 'category', 'created_at'],
    details: shownDescription,
    inputs: [text('title'), description, reference('category_id', 'categories', 'name'), pictures],
    hasImage: true,
  },
  users: {
    fields: ['name', 'email', 'role.name.en'],
    inputs: [text('name'), text('email', { type: 'email' }), reference('role_id', 'roles', 'name.en')],
  },
};

function screensOf({ fields, details, inputs, hasImage }) {
  const shown = fields.map((source) => <TextField key={source} source={source} />);
  const form = <SimpleForm>{inputs}</SimpleForm>;
  return {
    list: () => (
      <List>
        <DataTable>
          <DataTable.Col source="id" />
          {hasImage && <DataTable.Col label="Image">{image}</DataTable.Col>}
          {fields.map((source) => <DataTable.Col key={source} source={source} />)}
        </DataTable>
      </List>
    ),
    show: () => <Show><SimpleShowLayout>{hasImage && image}{shown}{details}</SimpleShowLayout></Show>,
    create: () => <Create>{form}</Create>,
    edit: () => <Edit>{form}</Edit>,
  };
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
    {Object.entries(RESOURCES).map(([name, resource]) => (
      <Resource key={name} name={name} {...screensOf(resource)} />
    ))}
  </Admin>,
);
`;

const FILES = {
  'index.html': PAGE,
  'vite.config.mjs': BUILD,
  'providers.js': PROVIDERS,
  'main.jsx': MAIN,
};

/** Writes a project with the resources of ours; its packages are in the same folder. */
export function writeProject(folder: string, description: string): void {
  mkdirSync(folder, { recursive: true });
  const files = { ...FILES, 'description.jsx': description };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}
