import { addRole, adminOf, buildUserForm, dataOf, refusal } from '../../helpers/server/content';
import type { Client } from '../../helpers/server/content';
import { logIn, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

let server: TestServer;
let admin: Client;
let role_id: number;
/** Each test has e-mail addresses of its own. */
let domain = '';
let tests = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await adminOf(server);
  role_id = await addRole(server, 'desk', ['slider-edit']);
});

beforeEach(() => {
  tests += 1;
  domain = `x${tests}.org`;
});

afterAll(() => server.stop());

const create = (more: object = {}) => admin.post('/api/users', buildUserForm({ role_id, ...more }));

const EMAIL_TAKEN = refusal('email', 'The email has already been taken.');

describe('creating a user', () => {
  it.each(['\u200B', '\u202A', '\u00AD', '\uFEFF', '\u2069'])(
    'refuses an e-mail address that only looks different with %j to a program',
    async (invisible) => {
      await create({ email: `hla@${domain}` });
      for (const email of [`hla@${domain}${invisible}`, `${invisible}h${invisible}la@${domain}`]) {
        const response = await create({ email });
        expect(response.statusCode).toBe(422);
        expect(response.json()).toEqual(EMAIL_TAKEN);
      }
    },
  );

  it('stores names and e-mail addresses without invisible characters', async () => {
    const response = await create({ name: '\u202EHla\u202C', email: `hla@${domain}\u200B` });
    expect(response.json()).toMatchObject({ data: { name: 'Hla', email: `hla@${domain}` } });
    for (const typed of [`hla@${domain}`, `\u200Bhla@${domain}\u202C`]) {
      expect((await logIn(server, typed, 'secret1')).statusCode).toBe(200);
    }
  });

  it.each(['a@b.org.', 'a@b..org', '.a@b.org'])('refuses the e-mail address %s', async (email) => {
    const response = await create({ email });
    expect(response.json()).toEqual(refusal('email', 'Email is invalid.'));
  });
});

describe('an account whose e-mail address an earlier version stored with invisible characters', () => {
  const stored = () => `hla@${domain}\u200B`;
  let id: number;

  beforeEach(async () => {
    const { db } = server.services;
    ({ id } = dataOf(await create({ email: `hla@${domain}` })));
    const columns = { email: stored(), email_key: stored() };
    await db.updateTable('users').set(columns).where('id', '=', id).execute();
  });

  it('is signed in to, however its address is typed', async () => {
    for (const typed of [`HLA@${domain}`, stored(), `\u200Bhla@${domain}`]) {
      expect((await logIn(server, typed, 'secret1')).statusCode).toBe(200);
    }
    expect((await logIn(server, `hla@${domain}`, 'wrong')).statusCode).toBe(401);
  });

  it('keeps others from an address that looks the same, and gets rid of them when it is saved', async () => {
    expect((await create({ email: `hla@${domain}` })).json()).toEqual(EMAIL_TAKEN);
    const response = await admin.put(`/api/users/${id}`, { name: 'Hla', email: stored(), role_id });
    expect(response.json()).toMatchObject({ data: { email: `hla@${domain}` } });
    expect((await logIn(server, `hla@${domain}`, 'secret1')).statusCode).toBe(200);
  });

  it('gives way to the account whose address has none', async () => {
    const { db } = server.services;
    const twin = dataOf(
      await create({
        email: `mya@${domain}`,
        password: 'secret2',
        password_confirmation: 'secret2',
      }),
    );
    const columns = { email: `hla@${domain}`, email_key: `hla@${domain}` };
    await db.updateTable('users').set(columns).where('id', '=', twin.id).execute();
    expect((await logIn(server, stored(), 'secret2')).statusCode).toBe(200);
    expect((await logIn(server, stored(), 'secret1')).statusCode).toBe(401);
  });
});
