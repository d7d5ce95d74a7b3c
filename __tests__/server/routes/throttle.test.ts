import { verifyPassword } from '../../../src/server/routes/passwordAttempt';
import { clientOf } from '../../helpers/server/content';
import { sessionOf } from '../../helpers/server/recovery';
import {
  addUser,
  ADMIN,
  buildUser,
  countQueries,
  logIn,
  startedFor,
  startTestServer,
} from '../../helpers/server/testServer';

const server = startedFor('each');

const wrong = (email = ADMIN.email, address = '10.0.0.1') => logIn(server, email, 'wrong', address);
const right = (address = '10.0.0.1') => logIn(server, ADMIN.email, ADMIN.password, address);

async function failTimes(count: number, address?: string): Promise<void> {
  for (let done = 0; done < count; done += 1) await wrong(ADMIN.email, address);
}

async function spray(count: number, addressOf: (index: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < count; done += 1) {
    statuses.push((await wrong(`user-${done}@example.org`, addressOf(done))).statusCode);
  }
  return statuses;
}

/**
 * Waits for the end of the block and fails once more.
 *
 * @returns the length of the new block
 */
async function nextBlock(): Promise<number> {
  const before = Number((await right()).headers['retry-after']);
  server.clock.advance(before);
  await wrong();
  return Number((await right()).headers['retry-after']);
}

describe('failures of one account', () => {
  it('block it after the fifth, even for the right password', async () => {
    await failTimes(5);
    const response = await right();
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.json()).toEqual({ message: 'Too many attempts. Try again in 30 seconds.' });
  });

  it('block it from every address, however the e-mail is written', async () => {
    await failTimes(5);
    expect((await right('10.0.0.2')).statusCode).toBe(429);
    expect((await wrong(' ADMIN@example.org', '10.0.0.3')).statusCode).toBe(429);
  });

  it('state how long the block lasts', async () => {
    await failTimes(5);
    server.clock.advance(29.5);
    expect((await right()).headers['retry-after']).toBe('1');
    server.clock.advance(0.5);
    expect((await right()).statusCode).toBe(200);
  });

  it('block it twice as long each time, up to a quarter of an hour', async () => {
    await failTimes(5);
    const blocks: number[] = [];
    for (let round = 0; round < 7; round += 1) blocks.push(await nextBlock());
    expect(blocks).toEqual([60, 120, 240, 480, 900, 900, 900]);
    expect((await right()).json()).toEqual({
      message: 'Too many attempts. Try again in 15 minutes.',
    });
  });

  it('do not prolong a block while it lasts', async () => {
    await failTimes(12);
    server.clock.advance(30);
    expect((await right()).statusCode).toBe(200);
  });

  it('are forgotten after a success', async () => {
    await failTimes(4);
    await right();
    await failTimes(4);
    expect((await right()).statusCode).toBe(200);
  });

  it('are forgotten after a day without any', async () => {
    await failTimes(4);
    server.clock.advance(24 * 3600);
    await failTimes(4);
    expect((await right()).statusCode).toBe(200);
  });

  it('survive a restart', async () => {
    await failTimes(5);
    await server.app.close();
    Object.assign(server, await startTestServer({ dataDir: server.dataDir }));
    expect((await right()).statusCode).toBe(429);
  });

  it('allow no more than five of concurrent attempts', async () => {
    // As many as a process has connections to PostgreSQL, so that none waits too long for one.
    const tries = Array.from({ length: 10 }, (_, index) => wrong(ADMIN.email, `10.0.1.${index}`));
    const statuses = (await Promise.all(tries)).map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('failures from one address', () => {
  it('block its network after the twentieth, for every account', async () => {
    const statuses = await spray(21, (count) => `2001:db8:0:1::${count + 1}`);
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
    expect((await right('2001:db8:0:1::99')).statusCode).toBe(429);
    expect((await right('2001:db8:0:2::1')).statusCode).toBe(200);
  });

  it('are not cleared by signing in to another account', async () => {
    await spray(19, () => '10.0.0.9');
    expect((await right('10.0.0.9')).statusCode).toBe(200);
    await wrong('one-more@example.org', '10.0.0.9');
    expect((await right('10.0.0.9')).statusCode).toBe(429);
  });

  it('do not count the sign-ins of a whole office', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await right('10.0.0.9')).statusCode).toBe(200);
    }
    await wrong(ADMIN.email, '10.0.0.9');
    expect((await right('10.0.0.9')).statusCode).toBe(200);
  });
});

it('stores no e-mail address and no password that was tried', async () => {
  await wrong('typed-my-password-here@example.org');
  const rows = await server.services.db.selectFrom('login_failures').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('typed');
});

it('counts by account, also if its e-mail address changes between the failures', async () => {
  const headers = await sessionOf(server, ADMIN, '127.0.0.1');
  const client = clientOf(server, headers);
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const email = `admin${count}@example.org`;
    const renamed = await client.put('/api/users/1', { name: 'Admin', email, role_id: 1 });
    expect(renamed.statusCode).toBe(200);
    const guess = count % 2 ? { password: 'wrong' } : { email, password: 'wrong' };
    const path = count % 2 ? '/api/confirm-identity' : '/api/login';
    statuses.push((await client.post(path, guess)).statusCode);
  }
  expect(statuses).toEqual([401, 422, 401, 422, 401, 429]);
});

it('counts for no account what somebody types in place of an address', async () => {
  for (let count = 0; count < 5; count += 1) await wrong('1');
  expect((await right()).statusCode).toBe(200);
});

const OFFICE = '203.0.113.7';
const ELSEWHERE = '198.51.100.1';
const DAY = 24 * 3600;

const rightFrom = async (address: string) => (await right(address)).statusCode;
const wrongFrom = async (address: string, email?: string) =>
  (await wrong(email, address)).statusCode;

/** Strangers fail, each from a different network, until the account is blocked for them. */
async function attack(email = ADMIN.email): Promise<void> {
  for (let stranger = 1; stranger <= 9; stranger += 1) await wrong(email, `192.0.2.${stranger}`);
}

it('does not let strangers delay a user who signs in from a known network', async () => {
  await rightFrom(OFFICE);
  await attack();
  expect(await rightFrom(ELSEWHERE)).toBe(429);
  expect(await rightFrom(OFFICE)).toBe(200);
});

it('counts failures from a known network by themselves, with the same limit', async () => {
  await rightFrom(OFFICE);
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push(await wrongFrom(OFFICE));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await rightFrom(OFFICE)).toBe(429);
  expect(await rightFrom(ELSEWHERE)).toBe(200);
});

it('always has a separate count for the server’s own machine, for its operator', async () => {
  await attack();
  expect(await rightFrom('127.0.0.1')).toBe(200);
  await attack('nobody@example.org');
  expect(await wrongFrom('::1', 'nobody@example.org')).toBe(401);
});

it('learns a network from a changed password as well', async () => {
  const headers = await sessionOf(server, ADMIN, ELSEWHERE);
  const [old_password, new_password] = [ADMIN.password, ADMIN.password];
  await server.app.inject({
    method: 'POST',
    url: '/api/change-password',
    remoteAddress: OFFICE,
    headers,
    payload: { old_password, new_password, new_password_confirmation: new_password },
  });
  await attack();
  expect(await rightFrom(OFFICE)).toBe(200);
});

it('learns nothing from a wrong password', async () => {
  await wrongFrom(OFFICE);
  await attack();
  expect(await rightFrom(OFFICE)).toBe(429);
});

describe('a known network', () => {
  const count = async () =>
    (await server.services.db.selectFrom('known_networks').selectAll().execute()).length;

  it('is forgotten 90 days after the last sign-in', async () => {
    await rightFrom(OFFICE);
    server.clock.advance(89 * DAY);
    await rightFrom(OFFICE);
    server.clock.advance(90 * DAY - 1);
    await attack();
    expect(await rightFrom(OFFICE)).toBe(200);
    server.clock.advance(90 * DAY);
    await attack();
    expect(await rightFrom(OFFICE)).toBe(429);
    // Every sign-in deletes expired networks.
    await rightFrom('127.0.0.1');
    expect(await count()).toBe(1);
  });

  it('is at most twenty networks, the latest', async () => {
    for (let network = 1; network <= 21; network += 1) {
      await rightFrom(`203.0.113.${network}`);
      server.clock.advance(1);
    }
    expect(await count()).toBe(20);
    await attack();
    expect(await rightFrom('203.0.113.1')).toBe(429);
    expect(await rightFrom('203.0.113.2')).toBe(200);
  });

  it('is stored as a hash, another for each user', async () => {
    const user = buildUser();
    await addUser(server, [], user);
    await rightFrom(OFFICE);
    await logIn(server, user.email, user.password, OFFICE);
    const rows = await server.services.db.selectFrom('known_networks').selectAll().execute();
    expect(new Set(rows.map((row) => row.network_hash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(OFFICE);
  });
});

describe('strangers cannot tell', () => {
  /**
   * The responses that strangers see for an e-mail address while they keep trying, except for
   * request ids.
   */
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
    await rightFrom(OFFICE);
    const responses = await seen(ADMIN.email, () => rightFrom(OFFICE));
    expect(responses).toEqual(await seen('nobody@example.org'));
  });

  it('from the number of queries', async () => {
    await rightFrom(OFFICE);
    const asked = (email: string, network: string) =>
      countQueries(server, (db) =>
        verifyPassword({ ...server.services, db }, { account: { email }, network }, 'wrong'),
      );
    const here = await asked(ADMIN.email, OFFICE);
    expect(here).toBeGreaterThan(4);
    expect(await asked(ADMIN.email, ELSEWHERE)).toBe(here);
    expect(await asked('nobody@example.org', ELSEWHERE)).toBe(here);
  });
});
