import { get, sendJson, signed } from '../http';
import type { Request } from '../http';
import { uploadTo } from './content';
import type { Content, PeerPost } from './content';
import type { ServerProcess } from './serverProcess';

export const EDITOR = {
  identifier: 'duty.officer@example.org',
  password: 'Monsoon-2026',
};

export const UPLOAD = ['/api/upload', 'files'] as const;

/** Permissions of signed-in users. */
const ALLOWED = [
  ...['post', 'category', 'tag'].map((name) => ({ plugin: `api::${name}`, controller: name })),
  { plugin: 'plugin::upload', controller: 'content-api' },
];

interface Role {
  id: number;
  type: string;
  permissions: Record<string, { controllers: Record<string, Record<string, object>> }>;
}

async function allow(server: ServerProcess, adminToken: string): Promise<void> {
  const path = '/users-permissions/roles';
  const ask = async (request: Request) => (await server.ask(signed(request, adminToken))).body;
  const { roles } = (await ask(get(path))) as { roles: Role[] };
  const id = roles.find(({ type }) => type === 'authenticated')?.id;
  const { role } = (await ask(get(`${path}/${id}`))) as { role: Role };
  for (const { plugin, controller } of ALLOWED) {
    const actions = role.permissions[plugin]?.controllers[controller] ?? {};
    for (const action of Object.keys(actions)) actions[action] = { enabled: true, policy: '' };
  }
  await ask(sendJson('PUT', `${path}/${id}`, role));
}

/** Registers an administrator, grants users all content permissions, and registers a user. */
async function addPeople(server: ServerProcess): Promise<string> {
  const { identifier: email, password } = EDITOR;
  const person = { email, password, firstname: 'Duty', lastname: 'Officer' };
  const admin = await server.ask(sendJson('POST', '/admin/register-admin', person));
  await allow(server, (admin.body as { data: { token: string } }).data.token);
  const user = { username: 'officer', email, password };
  const editor = await server.ask(sendJson('POST', '/api/auth/local/register', user));
  return (editor.body as { jwt: string }).jwt;
}

/** Fills an empty Strapi through its API. Every post has the same cover. */
export async function seedStrapi(server: ServerProcess, content: Content): Promise<void> {
  const token = await addPeople(server);
  const create = async (noun: string, data: object): Promise<string> => {
    const request = signed(sendJson('POST', `/api/${noun}-all`, { data }), token);
    const { body } = await server.ask(request);
    return (body as { data: { documentId: string } }).data.documentId;
  };
  const [cover] = (await server.ask(signed(await uploadTo(...UPLOAD), token))).body as {
    id: number;
  }[];
  const names = new Map<string, string>();
  for (const noun of ['category', 'tag'] as const) {
    const all = noun === 'tag' ? content.tags : content.categories;
    for (const { id, name, slug } of all) names.set(noun + id, await create(noun, { name, slug }));
  }
  const dataOf = ({ title, description, type, categoryId, tags, created_at }: PeerPost) => ({
    ...{ title, description, type, written_at: created_at, cover: cover?.id },
    category: names.get(`category${categoryId}`),
    tags: tags.map(({ id }) => names.get(`tag${id}`)),
  });
  for (const post of content.posts) await create('post', dataOf(post));
}
