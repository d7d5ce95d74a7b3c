import { signIn, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

type Headers = Record<string, string>;

describe('the header Session-Ends-In', () => {
  const DAY = 86_400;
  const secondsLeft = async (headers: Headers, url = '/api/sliders') =>
    (await server.app.inject({ url, headers })).headers['session-ends-in'];

  it('counts the seconds until the session ends however often it is used', async () => {
    const headers = await signIn(server);
    expect(await secondsLeft(headers)).toBe(String(7 * DAY));
    server.clock.advance(100.5);
    expect(await secondsLeft(headers)).toBe(String(7 * DAY - 101));
  });

  it('comes with refusals too, and never without a session', async () => {
    const headers = await signIn(server);
    expect(await secondsLeft(headers, '/api/audit')).toBe(String(7 * DAY));
    expect(await secondsLeft(headers, '/api/users/999')).toBe(String(7 * DAY));
    expect(await secondsLeft({})).toBeUndefined();
    expect(await secondsLeft({}, '/healthz')).toBeUndefined();
  });
});
