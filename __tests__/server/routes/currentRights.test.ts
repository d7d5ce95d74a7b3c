import { Readable } from 'node:stream';
import { deleteUser } from '../../../src/server/store/users';
import { trailOf } from '../../helpers/server/audit';
import { openDesk, postBody } from '../../helpers/server/posts';
import { addSender } from '../../helpers/server/walk';
import { post, startedFor } from '../../helpers/server/testServer';

const server = startedFor('all');

beforeAll(() => openDesk(server));

interface Caller {
  id: number;
  headers: Record<string, string>;
}

async function callerWith(...permissions: string[]): Promise<Caller> {
  const sender = await addSender(server, permissions);
  return { id: sender.id, headers: await sender.signIn() };
}

type Meanwhile = () => Promise<unknown>;

/**
 * A body that arrives after something else has happened. The server reads it after its first check.
 */
function bodyAfter(meanwhile: Meanwhile, body: Write['body']): Readable {
  return new Readable({
    read() {
      void meanwhile().then(() => {
        this.push(body);
        this.push(null);
      });
    },
  });
}

interface Write {
  method: 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body: Buffer | string;
}

async function send({ method, url, headers, body }: Write, sender: Caller, meanwhile: Meanwhile) {
  const response = await server.app.inject({
    method,
    url,
    payload: bodyAfter(meanwhile, body),
    headers: { ...headers, ...sender.headers, 'content-length': String(Buffer.byteLength(body)) },
  });
  return response.statusCode;
}

const signOut = ({ headers }: Caller) => post(server, '/api/logout', {}, headers);
const remove = ({ id }: Caller) => deleteUser(server.services.db, id);

/** Takes all permissions from the user's role, which nobody else has. */
async function demote({ id }: Caller) {
  const { db } = server.services;
  const role = db.selectFrom('users').select('role_id').where('id', '=', id);
  await db.deleteFrom('role_permissions').where('role_id', '=', role).execute();
}

const json = (method: Write['method'], url: string, body: object): Write => ({
  method,
  url,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function newPost(): Promise<Write> {
  const { payload, headers } = await postBody();
  return { method: 'POST', url: '/api/posts', headers, body: payload };
}

const newRole = { name: { en: 'Night', mm: 'ည' }, permissions: ['role-create'] };

const writes: [string, string, () => Write | Promise<Write>][] = [
  ['JSON', 'role-create', () => json('POST', '/api/roles', newRole)],
  ['a form', 'post-create', newPost],
];

describe.each(writes)('a write by %s', (_, permission, writeOf) => {
  it.each([
    ['signed out', signOut, 401],
    ['deleted', remove, 401],
    ['demoted', demote, 403],
  ])('is refused to a user who is %s while the body arrives', async (_state, change, status) => {
    const sender = await callerWith(permission);
    const written = async () =>
      (await trailOf(server)).filter(({ action }) => action !== 'sign-out').length;
    const before = await written();
    expect(await send(await writeOf(), sender, () => change(sender))).toBe(status);
    expect(await written()).toBe(before);
  });
});

it('grants no permission that its sender has lost while the body arrived', async () => {
  const sender = await callerWith('role-create', 'post-edit');
  const { db } = server.services;
  const lose: Meanwhile = async () => {
    await db.deleteFrom('role_permissions').where('slug', '=', 'post-edit').execute();
  };
  const role = json('POST', '/api/roles', { ...newRole, permissions: ['post-edit'] });
  expect(await send(role, sender, lose)).toBe(403);
});
