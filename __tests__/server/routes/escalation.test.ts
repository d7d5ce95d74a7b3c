import { getRoleId } from '../../../src/server/store/roles';
import {
  addUser,
  signIn,
  signInAsAdmin,
  startedFor,
  startTestServer,
} from '../../helpers/server/testServer';
import {
  addRole,
  adminOf,
  buildRole,
  buildUserForm,
  clientOf,
  dataOf,
  expectRefusal,
  idsOf,
} from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';

const server = startedFor('all');

const holderOf = async (...permissions: string[]) =>
  clientOf(server, await signIn(server, ...permissions));
const privileged = async (slug?: string) => clientOf(server, await signInAsAdmin(server, slug));

/** The first administrator, who has the privileged role `super-admin`. */
const ADMINISTRATOR = 1;

/** A caller with these permissions; 'privileged' gives a role with all of them. */
const callerOf = (holds: string): Promise<Client> =>
  holds === 'privileged' ? privileged('tech-admin') : holderOf(...holds.split(' '));

describe('assigning a role', () => {
  it.each([
    ['user-create user-edit', 'super-admin', 403],
    ['user-create user-edit', 'editor', 403],
    ['user-create user-edit', 'with slider-edit', 403],
    ['user-create user-edit slider-edit', 'with slider-edit', 'taken'],
    ['user-create user-edit', 'with user-create', 'taken'],
    ['user-create user-edit', 'with nothing', 'taken'],
    ['privileged', 'super-admin', 'taken'],
    ['privileged', 'editor', 'taken'],
  ])('by a holder of %s: %s is %s', async (holds, role, expected) => {
    const [, permission] = /^with (.+)$/.exec(role) ?? [];
    const held = permission === 'nothing' ? [] : [permission ?? ''];
    const { db } = server.services;
    const role_id = permission
      ? await addRole(server, `${role}, by ${holds}`, held)
      : await getRoleId(db, role);
    const caller = await callerOf(holds);
    const form = buildUserForm({ role_id });
    const created = await caller.post('/api/users', form);
    expect(created.statusCode).toBe(expected === 'taken' ? 201 : expected);
    const target = await addUser(server, []);
    const edited = await caller.put(`/api/users/${target}`, { ...buildUserForm({ role_id }) });
    expect(edited.statusCode).toBe(expected === 'taken' ? 200 : expected);
  });

  it('is not needed for the role that the user already has', async () => {
    const caller = await holderOf('user-edit');
    const target = await addUser(server, ['post-delete']);
    const { role_id } = dataOf<{ role_id: number }>(await caller.get(`/api/users/${target}`));
    const response = await caller.put(`/api/users/${target}`, buildUserForm({ role_id }));
    expect(response.statusCode).toBe(200);
  });
});

describe('editing a user', () => {
  it('needs a privileged caller for a privileged user', async () => {
    const form = buildUserForm({ role_id: 1 });
    const url = `/api/users/${ADMINISTRATOR}`;
    expect((await (await holderOf('user-edit')).put(url, form)).statusCode).toBe(403);
    expect((await (await privileged('admin')).put(url, form)).statusCode).toBe(200);
  });

  it('who is the last privileged user keeps their role', async () => {
    const own = await startTestServer();
    const admin = await adminOf(own);
    const self = dataOf<{ id: number }[]>(await admin.get('/api/users'))[0]?.id;
    const role_id = await getRoleId(own.services.db, 'editor');
    const demote = (id?: number) => admin.put(`/api/users/${id}`, buildUserForm({ role_id }));
    expect((await demote(ADMINISTRATOR)).statusCode).toBe(200);
    const response = await demote(self);
    expectRefusal(response, 'role_id', 'The last administrator cannot be given another role.');
    await own.stop();
  });
});

describe('deleting a user', () => {
  it('who has a privileged role is refused to everybody', async () => {
    const admin = await privileged();
    expect((await admin.delete(`/api/users/${ADMINISTRATOR}`)).statusCode).toBe(403);
  });

  it('is refused for oneself', async () => {
    const admin = await privileged();
    const [self] = idsOf(await admin.get('/api/users'));
    expect((await admin.delete(`/api/users/${self}`)).statusCode).toBe(403);
  });
});

describe('granting permissions', () => {
  it.each([
    ['role-create role-edit', ['role-edit'], 'taken'],
    ['role-create role-edit', ['role-edit', 'user-edit'], 403],
    ['role-create role-edit user-edit', ['role-edit', 'user-edit'], 'taken'],
    ['privileged', ['post-delete'], 'taken'],
  ])('by a holder of %s: %j is %s', async (holds, permissions, expected) => {
    const caller = await callerOf(holds);
    const created = await caller.post('/api/roles', buildRole({ permissions }));
    expect(created.statusCode).toBe(expected === 'taken' ? 201 : expected);
    const url = `/api/roles/${await addRole(server, `${holds}: ${permissions.join()}`)}`;
    const edited = await caller.put(url, buildRole({ permissions }));
    expect(edited.statusCode).toBe(expected === 'taken' ? 200 : expected);
  });

  it('does not include keeping or removing those of a role', async () => {
    const caller = await holderOf('role-edit');
    const url = `/api/roles/${await addRole(server, 'target', ['post-edit', 'post-delete'])}`;
    for (const permissions of [['post-edit', 'post-delete'], ['post-edit'], []]) {
      const response = await caller.put(url, buildRole({ permissions }));
      expect(response.statusCode).toBe(200);
      expect(dataOf(response)).toMatchObject({ permissions });
    }
    const back = await caller.put(url, buildRole({ permissions: ['post-edit'] }));
    expect(back.statusCode).toBe(403);
  });

  it('and editing a privileged role is for the privileged only', async () => {
    const url = `/api/roles/${await getRoleId(server.services.db, 'tech-admin')}`;
    const body = buildRole({ permissions: ['role-edit'] });
    expect((await (await holderOf('role-edit')).put(url, body)).statusCode).toBe(403);
    expect((await (await privileged('admin')).put(url, body)).statusCode).toBe(200);
  });
});
