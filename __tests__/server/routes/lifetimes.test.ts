import { ADMIN, logIn, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

let server: TestServer;

afterEach(() => server.stop());

const HOUR = 3600;
const DAY = 24 * HOUR;
const TEN_YEARS = 3650 * DAY;

const statusWith = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await server.app.inject({ url: '/api/sliders', headers })).statusCode;
};

async function signIn(): Promise<string> {
  const response = await logIn(server, ADMIN.email, ADMIN.password);
  return response.json<{ token: string }>().token;
}

/** Uses a session every 11 hours. @returns after how many hours it had ended */
async function hoursInUse(token: string): Promise<number> {
  let hours = 0;
  while ((await statusWith(token)) === 200) {
    hours += 11;
    server.clock.advance(11 * HOUR);
  }
  return hours;
}

describe('a session in use', () => {
  it('ends after seven days', async () => {
    server = await startTestServer();
    expect(await hoursInUse(await signIn())).toBe(176);
  });

  it('ends after SESSION_MAX_DAYS', async () => {
    server = await startTestServer({ limits: { SESSION_MAX_DAYS: '2' } });
    expect(await hoursInUse(await signIn())).toBe(55);
  });
});

describe('after the clock was ten years ahead', () => {
  beforeEach(async () => {
    server = await startTestServer();
    server.clock.advance(TEN_YEARS);
  });

  const setRight = () => server.clock.advance(-TEN_YEARS);

  it('a session of that time has ended', async () => {
    const token = await signIn();
    setRight();
    expect(await statusWith(token)).toBe(401);
  });

  it('a session that was used at that time has ended', async () => {
    setRight();
    const token = await signIn();
    server.clock.advance(DAY / 4);
    expect(await statusWith(token)).toBe(200);
    await server.services.db
      .updateTable('sessions')
      .set({ expires_at: new Date(server.clock.ms + TEN_YEARS * 1000).toISOString() })
      .execute();
    expect(await statusWith(token)).toBe(401);
  });

  it('nobody waits for longer than a quarter of an hour', async () => {
    const wrong = () => logIn(server, ADMIN.email, 'wrong', '10.0.0.1');
    for (let failures = 0; failures < 5; failures += 1) await wrong();
    setRight();
    expect((await wrong()).headers['retry-after']).toBe('900');
    server.clock.advance(900);
    expect((await logIn(server, ADMIN.email, ADMIN.password, '10.0.0.1')).statusCode).toBe(200);
  });

  it('failures are forgotten after a day, as ever', async () => {
    const wrong = () => logIn(server, ADMIN.email, 'wrong', '10.0.0.1');
    for (let failures = 0; failures < 4; failures += 1) await wrong();
    setRight();
    await wrong();
    server.clock.advance(2 * DAY);
    for (let failures = 0; failures < 4; failures += 1) {
      expect((await wrong()).statusCode).toBe(401);
    }
  });
});
