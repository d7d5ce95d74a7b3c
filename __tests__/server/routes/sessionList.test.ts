import type { SessionInfo } from '../../../src/contract/session';
import {
  addUser,
  ADMIN,
  buildUser,
  logIn,
  signIn,
  signInAsAdmin,
  startedFor,
} from '../../helpers/server/testServer';
import { clientOf, dataOf } from '../../helpers/server/content';
import { tokenIn } from '../../helpers/server/recovery';

const server = startedFor('all');
let account: typeof ADMIN;
let accountId: number;

beforeEach(async () => {
  const user = buildUser();
  account = user;
  accountId = await addUser(server, [], user);
});

type Headers = Record<string, string>;

const MINUTE = 60;

async function logInFrom(agent: string, address: string, user = account): Promise<Headers> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: address,
    headers: { 'user-agent': agent },
    payload: { email: user.email, password: user.password },
  });
  return tokenIn(response);
}

const list = async (headers: Headers, url = '/api/sessions') =>
  dataOf<SessionInfo[]>(await clientOf(server, headers).get(url));
const agentsOf = async (headers: Headers, url?: string) =>
  (await list(headers, url)).map(({ user_agent }) => user_agent);
const end = async (headers: Headers, url: string) =>
  (await clientOf(server, headers).delete(url)).statusCode;
const isOpen = async (headers: Headers) =>
  (await clientOf(server, headers).get('/api/sliders')).statusCode === 200;
const ofUser = (id: number) => `/api/users/${id}/sessions`;

describe('the list of sessions', () => {
  it('shows where and when each was last used, the current one first', async () => {
    const phone = await logInFrom('Phone', '192.0.2.1');
    server.clock.advance(MINUTE);
    const desk = await logInFrom('Desk', '192.0.2.2');
    server.clock.advance(MINUTE);
    await logInFrom('Laptop', '192.0.2.3');
    await signIn(server);
    const [first, ...others] = await list(desk);
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      user_agent: 'Desk',
      address: '127.0.0.1',
      created_at: '2026-06-05T03:01:00.000Z',
      last_used_at: '2026-06-05T03:02:00.000Z',
      ends_at: '2026-06-12T03:01:00.000Z',
      current: true,
    });
    expect(
      others.map(({ user_agent, address, current }) => [user_agent, address, current]),
    ).toEqual([
      ['Laptop', '192.0.2.3', false],
      ['Phone', '192.0.2.1', false],
    ]);
    expect(await agentsOf(phone)).toEqual(['Phone', 'Laptop', 'Desk']);
  });

  it('shows no session that has ended', async () => {
    await logInFrom('Phone', '192.0.2.1');
    server.clock.advance(12 * 60 * MINUTE);
    expect(await agentsOf(await logInFrom('Desk', '192.0.2.2'))).toEqual(['Desk']);
  });

  it('shows a new network within a minute of use', async () => {
    const phone = await logInFrom('Phone', '192.0.2.1');
    const useFrom = (remoteAddress: string) =>
      server.app.inject({ url: '/api/sliders', headers: phone, remoteAddress });
    await useFrom('192.0.2.9');
    const admin = await signInAsAdmin(server);
    expect(await list(admin, ofUser(accountId))).toMatchObject([{ address: '192.0.2.1' }]);
    server.clock.advance(MINUTE);
    await useFrom('192.0.2.9');
    expect(await list(admin, ofUser(accountId))).toMatchObject([{ address: '192.0.2.9' }]);
  });

  it('keeps only the beginning of a long name, as valid Unicode', async () => {
    const long = await logInFrom(`${'x'.repeat(254)}\ud83d\ude00"`, '192.0.2.1');
    expect(await agentsOf(long)).toEqual([`${'x'.repeat(254)}\ufffd`]);
  });
});

describe('ending a session', () => {
  it('ends that one only, then it is unknown; it may be the current one', async () => {
    const [phone, laptop, desk] = [
      await logInFrom('Phone', '192.0.2.1'),
      await logInFrom('Laptop', '192.0.2.2'),
      await logInFrom('Desk', '192.0.2.3'),
    ];
    const found = (await list(desk)).find(({ user_agent }) => user_agent === 'Phone');
    const url = `/api/sessions/${found?.id}`;
    expect(await end(desk, url)).toBe(204);
    expect([await isOpen(phone), await isOpen(laptop), await isOpen(desk)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await end(desk, url)).toBe(404);
    const [current] = await list(desk);
    expect(await end(desk, `/api/sessions/${current?.id}`)).toBe(204);
    expect(await isOpen(desk)).toBe(false);
  });

  it("knows no other user's session, whoever asks", async () => {
    const phone = await logInFrom('Phone', '192.0.2.1');
    const [theirs] = await list(phone);
    for (const headers of [await signIn(server, 'user-edit'), await signInAsAdmin(server)]) {
      expect(await end(headers, `/api/sessions/${theirs?.id}`)).toBe(404);
    }
    expect(await isOpen(phone)).toBe(true);
  });
});

it('ends all other sessions of oneself', async () => {
  const [phone, desk] = [
    await logInFrom('Phone', '192.0.2.1'),
    await logInFrom('Desk', '192.0.2.2'),
  ];
  const somebody = await signIn(server);
  expect(await end(desk, '/api/sessions')).toBe(204);
  expect(await agentsOf(desk)).toEqual(['Desk']);
  expect([await isOpen(phone), await isOpen(somebody)]).toEqual([false, true]);
});

describe('a privileged user', () => {
  it('sees and ends all sessions of another user', async () => {
    const theirs = [await logInFrom('Phone', '192.0.2.1'), await logInFrom('Desk', '')];
    const admin = await signInAsAdmin(server);
    const url = ofUser(accountId);
    expect((await list(admin, url)).map(({ current }) => current)).toEqual([false, false]);
    expect(await end(admin, url)).toBe(204);
    expect(await list(admin, url)).toEqual([]);
    expect(await Promise.all(theirs.map(isOpen))).toEqual([false, false]);
    expect(await isOpen(admin)).toBe(true);
    expect((await logIn(server, account.email, account.password)).statusCode).toBe(200);
  });

  it('keeps the current one of their own', async () => {
    const phone = await logInFrom('Phone', '192.0.2.1', ADMIN);
    const desk = await logInFrom('Desk', '192.0.2.2', ADMIN);
    expect((await list(desk, ofUser(1))).map(({ current }) => current)).toEqual([true, false]);
    expect(await end(desk, ofUser(1))).toBe(204);
    expect([await isOpen(phone), await isOpen(desk)]).toEqual([false, true]);
  });
});
