import { PERMISSION_SLUGS } from '../../../src/contract/permissions';
import { signIn, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';
import {
  addRole,
  adminOf,
  buildRole,
  clientOf,
  dataOf,
  refusal,
} from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';

let server: TestServer;
let admin: Client;

const NAME = { en: 'Forecaster', mm: 'ခန့်မှန်းသူ' };

beforeEach(async () => {
  server = await startTestServer();
  admin = await adminOf(server);
  await admin.post('/api/roles', { name: NAME, permissions: ['slider-edit', 'post-edit'] });
});

afterEach(() => server.stop());

describe('updating a role', () => {
  const update = (body: object, id = 5) => admin.put(`/api/roles/${id}`, body);

  it('changes names and permissions, and keeps its slug', async () => {
    const name = { en: 'Admin', mm: 'အခြား' };
    const response = await update({ name, permissions: ['user-edit'] });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: { id: 5, slug: 'forecaster', name, permissions: ['user-edit'], version: 2 },
    });
  });

  it('accepts an empty list of permissions', async () => {
    expect(dataOf(await update({ name: NAME, permissions: [] }))).toMatchObject({
      permissions: [],
    });
  });

  it('leaves a privileged role all permissions', async () => {
    const response = await update(buildRole({ permissions: [] }), 2);
    expect(dataOf(response)).toMatchObject({ slug: 'admin', permissions: PERMISSION_SLUGS });
    const held = server.services.db.selectFrom('role_permissions').where('role_id', '=', 2);
    expect(await held.selectAll().execute()).toHaveLength(PERMISSION_SLUGS.length);
  });

  it('takes effect on the next request of its users', async () => {
    const headers = await signIn(server, 'slider-create');
    const [{ role_id }] = dataOf<[{ role_id: number }]>(await admin.get('/api/users'));
    const writer = clientOf(server, headers);
    const notice = { text: 'Rain', type: 'warning' };
    expect((await writer.post('/api/announcements', notice)).statusCode).toBe(403);
    await update(buildRole({ permissions: ['announcement-create'] }), role_id);
    expect((await writer.post('/api/announcements', notice)).statusCode).toBe(201);
  });

  it.each([
    [{}, 'name'],
    [{ name: { en: 'x', mm: ' ' }, permissions: [] }, 'name'],
    [{ name: { en: '', mm: 'x' }, permissions: [] }, 'name'],
  ])('responds 422 to %j in one message for both names', async (body, field) => {
    const response = await update(body);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ errors: object }>().errors).toMatchObject({
      [field]: ['Please fill in both English and Myanmar names.'],
    });
  });

  it('responds 422 to an unknown permission and to the names of another role', async () => {
    await addRole(server, 'other');
    const unknown = await update({ name: NAME, permissions: ['post-burn'] });
    expect(unknown.json()).toEqual(refusal('permissions', 'The selected permission is invalid.'));
    const taken = await update({ name: { en: 'other', mm: 'Other' }, permissions: [] });
    expect(taken.json()).toEqual(refusal('name.en', 'A role with these names already exists.'));
    expect(dataOf(await admin.get('/api/roles/5'))).toMatchObject({
      name: NAME,
      permissions: ['slider-edit', 'post-edit'],
    });
  });
});

describe('a role whose permissions cannot be stored', () => {
  /** Calls while the table of the last write is renamed. */
  async function withoutTable<T>(call: () => Promise<T>): Promise<T> {
    const { schema } = server.services.db;
    await schema.alterTable('role_permissions').renameTo('hidden').execute();
    const response = await call();
    await schema.alterTable('hidden').renameTo('role_permissions').execute();
    return response;
  }

  it('is not created', async () => {
    const response = await withoutTable(() => admin.post('/api/roles', buildRole()));
    expect(response.statusCode).toBe(500);
    expect((await admin.get('/api/roles')).json()).toMatchObject({ meta: { total: 5 } });
  });

  it('stays as it was', async () => {
    const body = { name: { en: 'New', mm: 'New' }, permissions: ['user-edit'] };
    const response = await withoutTable(() => admin.put('/api/roles/5', body));
    expect(response.statusCode).toBe(500);
    expect(dataOf(await admin.get('/api/roles/5'))).toMatchObject({
      name: NAME,
      permissions: ['slider-edit', 'post-edit'],
    });
  });
});
