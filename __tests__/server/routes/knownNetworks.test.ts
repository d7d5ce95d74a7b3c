import { admit } from '../../../src/server/store/loginFailures';
import { addUser, ADMIN, buildUser, logIn, startedFor } from '../../helpers/server/testServer';

const OFFICE = '203.0.113.7';
const ELSEWHERE = '198.51.100.1';
const DAY = 24 * 3600;

const server = startedFor('each');

const statusOf = async (from: string, password: string, email = ADMIN.email): Promise<number> =>
  (await logIn(server, email, password, from)).statusCode;

const right = (from: string) => statusOf(from, ADMIN.password);
const wrong = (from: string, email?: string) => statusOf(from, 'wrong', email);

/** Strangers fail until the account is blocked for them, each from a network of their own. */
async function attack(email = ADMIN.email): Promise<void> {
  for (let stranger = 1; stranger <= 9; stranger += 1) await wrong(`192.0.2.${stranger}`, email);
}

it('does not let strangers delay a user who signs in from a known network', async () => {
  await right(OFFICE);
  await attack();
  expect(await right(ELSEWHERE)).toBe(429);
  expect(await right(OFFICE)).toBe(200);
});

it('counts failures from a known network by themselves, with the same limit', async () => {
  await right(OFFICE);
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push(await wrong(OFFICE));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await right(OFFICE)).toBe(429);
  expect(await right(ELSEWHERE)).toBe(200);
});

it('always has a separate count for the server’s own machine, for its operator', async () => {
  await attack();
  expect(await right('127.0.0.1')).toBe(200);
  await attack('nobody@example.org');
  expect(await wrong('::1', 'nobody@example.org')).toBe(401);
});

it('learns a network from a changed password as well', async () => {
  const { token } = (await logIn(server, ADMIN.email, ADMIN.password, ELSEWHERE)).json<{
    token: string;
  }>();
  const [old_password, new_password] = [ADMIN.password, ADMIN.password];
  await server.app.inject({
    ...{ method: 'POST', url: '/api/change-password', remoteAddress: OFFICE },
    headers: { authorization: `Bearer ${token}` },
    payload: { old_password, new_password, new_password_confirmation: new_password },
  });
  await attack();
  expect(await right(OFFICE)).toBe(200);
});

it('learns nothing from a wrong password', async () => {
  await wrong(OFFICE);
  await attack();
  expect(await right(OFFICE)).toBe(429);
});

describe('what is known', () => {
  const count = async () =>
    (await server.services.db.selectFrom('known_networks').selectAll().execute()).length;

  it('is forgotten 90 days after the last sign-in', async () => {
    await right(OFFICE);
    server.clock.advance(89 * DAY);
    await right(OFFICE);
    server.clock.advance(90 * DAY - 1);
    await attack();
    expect(await right(OFFICE)).toBe(200);
    server.clock.advance(90 * DAY);
    await attack();
    expect(await right(OFFICE)).toBe(429);
    // Swept when anybody signs in.
    await right('127.0.0.1');
    expect(await count()).toBe(1);
  });

  it('is at most twenty networks, the latest', async () => {
    for (let network = 1; network <= 21; network += 1) {
      await right(`203.0.113.${network}`);
      server.clock.advance(1);
    }
    expect(await count()).toBe(20);
    await attack();
    expect(await right('203.0.113.1')).toBe(429);
    expect(await right('203.0.113.2')).toBe(200);
  });

  it('is stored as a hash, another for each user', async () => {
    const user = buildUser();
    await addUser(server, [], user);
    await right(OFFICE);
    await statusOf(OFFICE, user.password, user.email);
    const rows = await server.services.db.selectFrom('known_networks').selectAll().execute();
    expect(new Set(rows.map((row) => row.network_hash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(OFFICE);
  });
});

describe('strangers cannot tell', () => {
  /** What strangers see of an e-mail address while they keep trying, except for request ids. */
  async function seen(email: string, between: () => Promise<unknown> = () => Promise.resolve()) {
    const responses: unknown[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      if (tries === 3 || tries === 7) await between();
      const response = await logIn(server, email, 'wrong', ELSEWHERE);
      responses.push([response.statusCode, response.headers['retry-after'], response.body]);
      server.clock.advance(tries > 5 ? 40 : 0);
    }
    return responses;
  }

  it('whether an account exists, or that it is used from a known network', async () => {
    await right(OFFICE);
    const responses = await seen(ADMIN.email, () => right(OFFICE));
    expect(responses).toEqual(await seen('nobody@example.org'));
  });

  it('from the number of queries', async () => {
    await right(OFFICE);
    const asked = async (email: string, network: string) => {
      let queries = 0;
      const db = server.services.db.withPlugin({
        transformQuery: ({ node }) => {
          queries += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
      await admit(db, { email, network }, server.services.now());
      return queries;
    };
    const here = await asked(ADMIN.email, OFFICE);
    expect(here).toBeGreaterThan(4);
    expect(await asked(ADMIN.email, ELSEWHERE)).toBe(here);
    expect(await asked('nobody@example.org', ELSEWHERE)).toBe(here);
  });
});
