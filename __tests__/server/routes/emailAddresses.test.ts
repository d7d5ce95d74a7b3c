import { addRole, adminOf, buildUserForm, refusal } from '../../helpers/server/content';
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
