import { sessionOf } from '../../helpers/server/recovery';
import { addUser, buildUser, logIn } from '../../helpers/server/testServer';
import {
  addRole,
  adminFor,
  buildUserForm,
  clientOf,
  dataOf,
  expectRefusal,
} from '../../helpers/server/content';

let role_id: number;

const { server, admin } = adminFor('each', {}, async (started) => {
  role_id = await addRole(started, 'desk', ['slider-edit']);
});

const domain = 'x.org';

const create = (more: object = {}) => admin.post('/api/users', buildUserForm({ role_id, ...more }));

const EMAIL_TAKEN = 'The email has already been taken.';
const BAD_ROLE = 'The selected role is invalid.';

function userOf(name: string, email: string) {
  const role = { id: role_id, slug: 'desk', name: { en: 'desk', mm: 'desk' } };
  const created_at = '2026-06-05T03:00:00.000Z';
  const fields = { name, email, role, roleName: { en: 'desk' }, slug: 'desk', role_id, created_at };
  return { id: expect.any(Number) as number, ...fields, version: 1 };
}

describe('creating a user', () => {
  it('responds 201 with the user, without their password', async () => {
    const response = await create({
      name: ' ဒေါ်လှ ',
      email: ` Hla@${domain.toUpperCase()} `,
      id: 1,
      slug: 'admin',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ data: userOf('ဒေါ်လှ', `Hla@${domain.toUpperCase()}`) });
    expect((await admin.get(`/api/users/${dataOf(response).id}`)).body).toEqual(response.body);
    expect(dataOf<object[]>(await admin.get('/api/users'))[0]).toEqual(dataOf(response));
  });

  it('refuses an e-mail address that is taken, in any case and with invisible characters', async () => {
    await create({ email: `hla@${domain}` });
    for (const email of [`HLA@${domain}`, `\u202Ah\u00ADla@${domain}\u200B`]) {
      expectRefusal(await create({ email }), 'email', EMAIL_TAKEN);
    }
  });

  it('lets them sign in however they type their e-mail address', async () => {
    await create({ email: `hla@${domain}\u200B` });
    for (const typed of [` HLA@${domain}`, `\u200Bhla@${domain}\u202C`]) {
      const login = await logIn(server, typed, 'secret1');
      expect(login.statusCode).toBe(200);
      expect(login.json<{ user: object }>().user).not.toHaveProperty('must_change_password');
    }
  });

  it('asks for another password at the first sign-in only where the form says so', async () => {
    for (const must_change_password of [true, false]) {
      const email = `${must_change_password}@${domain}`;
      expect((await create({ email, must_change_password })).statusCode).toBe(201);
      const login = await logIn(server, email, 'secret1');
      const { user } = login.json<{ user: object }>();
      expect('must_change_password' in user).toBe(must_change_password);
    }
    const response = await create({ must_change_password: 'perhaps' });
    const message = 'Must choose a new password must be true or false.';
    expectRefusal(response, 'must_change_password', message);
  });

  it('reports a taken e-mail address and an unknown role together', async () => {
    await create({ email: `hla@${domain}` });
    const response = await create({ email: `hla@${domain}`, role_id: 99 });
    const errors = { email: [EMAIL_TAKEN], role_id: [BAD_ROLE] };
    expect(response.json()).toEqual({ message: EMAIL_TAKEN, errors });
  });

  it.each([{ id: 5 }, 'super-admin'])('responds 422 to the role %j', async (role_id) =>
    expectRefusal(await create({ role_id }), 'role_id', BAD_ROLE),
  );
});

describe('updating a user', () => {
  let id: number;

  beforeEach(async () => {
    ({ id } = dataOf(await create({ name: 'Hla', email: `hla@${domain}` })));
  });

  const update = (more: object = {}) =>
    admin.put(`/api/users/${id}`, { name: 'Hla', email: `hla@${domain}`, role_id, ...more });

  it('responds with the new name, e-mail address and role', async () => {
    const role = await addRole(server, 'other');
    const response = await update({ name: 'Mya', email: `mya@${domain}`, role_id: role });
    expect(response.statusCode).toBe(200);
    expect(dataOf(response)).toMatchObject({ name: 'Mya', email: `mya@${domain}`, slug: 'other' });
    expect((await logIn(server, `mya@${domain}`, 'secret1')).statusCode).toBe(200);
    expect((await logIn(server, `hla@${domain}`, 'secret1')).statusCode).toBe(401);
  });

  it('ignores a password', async () => {
    await update({ password: 'another', password_confirmation: 'another' });
    expect((await logIn(server, `hla@${domain}`, 'secret1')).statusCode).toBe(200);
  });

  it('accepts their own e-mail address in another case, but not that of another user', async () => {
    expect(dataOf(await update({ email: `HLA@${domain}` }))).toMatchObject({
      email: `HLA@${domain}`,
    });
    await create({ email: `mya@${domain}` });
    expectRefusal(await update({ email: `Mya@${domain}` }), 'email', EMAIL_TAKEN);
  });

  it('responds 422 to an unknown role and changes nothing', async () => {
    expectRefusal(await update({ name: 'Mya', role_id: 99 }), 'role_id', BAD_ROLE);
    expect(dataOf(await admin.get(`/api/users/${id}`))).toEqual(userOf('Hla', `hla@${domain}`));
  });
});

describe('deleting a user', () => {
  it('responds 204, and nothing of them is kept', async () => {
    const user = buildUser();
    const id = await addUser(server, ['post-create'], user);
    const headers = { ...(await sessionOf(server, user)), 'idempotency-key': 'key-of-a-user' };
    const client = clientOf(server, headers);
    expect((await client.post('/api/tags', { name: 'rain' })).statusCode).toBe(201);
    const rowsOf = async (table: 'sessions' | 'known_networks' | 'idempotency_keys') => {
      const rows = server.services.db.selectFrom(table).selectAll().where('user_id', '=', id);
      return (await rows.execute()).length;
    };
    const counts = () =>
      Promise.all((['sessions', 'known_networks', 'idempotency_keys'] as const).map(rowsOf));
    expect(await counts()).toEqual([1, 1, 1]);
    const response = await admin.delete(`/api/users/${id}`);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await counts()).toEqual([0, 0, 0]);
    expect((await client.get('/api/users')).statusCode).toBe(401);
    expect((await logIn(server, user.email, user.password)).statusCode).toBe(401);
    expect((await admin.get(`/api/users/${id}`)).statusCode).toBe(404);
  });

  it('frees their e-mail address, and never reuses their id', async () => {
    const { id } = dataOf(await create({ email: `hla@${domain}` }));
    await admin.delete(`/api/users/${id}`);
    const again = await create({ email: `hla@${domain}` });
    expect(again.statusCode).toBe(201);
    expect(dataOf(again).id).toBeGreaterThan(id);
  });
});
