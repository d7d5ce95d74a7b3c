import { ADMIN, logIn, startedFor, startTestServer } from '../../helpers/server/testServer';

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

/** Waits for the end of the block and fails once more. @returns the length of the new block */
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

  it('allow no more than five of fifty concurrent attempts', async () => {
    const tries = Array.from({ length: 50 }, (_, index) => wrong(ADMIN.email, `10.0.1.${index}`));
    const statuses = (await Promise.all(tries)).map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
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
