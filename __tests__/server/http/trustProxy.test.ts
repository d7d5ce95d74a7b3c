import { ADMIN, startTestServer } from '../../helpers/server/testServer';
import type { TestServer } from '../../helpers/server/testServer';

const PROXY = '10.0.0.1';
const OFFICE = '203.0.113.7';
const STRANGER = '198.51.100.1';

let server: TestServer;

afterEach(() => server.stop());

async function start(trustProxy?: string): Promise<void> {
  server = await startTestServer({ trustProxy });
}

interface From {
  socket: string;
  /** The header X-Forwarded-For. */
  forwarded?: string;
}

async function logIn(from: From, password: string, email = ADMIN.email): Promise<number> {
  const headers = from.forwarded === undefined ? {} : { 'x-forwarded-for': from.forwarded };
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
    headers: { ...headers, forwarded: `for=${OFFICE}`, 'x-real-ip': OFFICE },
    remoteAddress: from.socket,
  });
  return statusCode;
}

/**
 * Tries twenty accounts and one more.
 *
 * @returns the last response
 */
async function spray(from: (index: number) => From): Promise<number> {
  let last = 0;
  for (let index = 0; index < 21; index += 1) {
    last = await logIn(from(index), 'wrong', `user-${index}@example.org`);
  }
  return last;
}

async function attack(): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) {
    await logIn({ socket: PROXY, forwarded: `192.0.2.${tries}` }, 'wrong');
  }
}

/** The logged address of each request. */
const addressesInLog = () =>
  server.logLines
    .map((line) => JSON.parse(line) as { msg: string; address?: string })
    .filter(({ msg }) => msg === 'request')
    .map(({ address }) => address);

const warnings = () => server.logLines.filter((line) => line.includes('Set TRUST_PROXY to'));

describe('without a proxy', () => {
  it('logs once that X-Forwarded-For arrives, but not its content', async () => {
    await start();
    await logIn({ socket: STRANGER }, 'wrong');
    expect(warnings()).toEqual([]);
    await spray(() => ({ socket: PROXY, forwarded: OFFICE }));
    expect(warnings()).toHaveLength(1);
    expect(server.logLines.join('')).not.toContain(OFFICE);
  });

  it('counts by the address of the connection, whatever the client claims', async () => {
    await start();
    const made = (index: number) => ({ socket: STRANGER, forwarded: `192.0.2.${index}` });
    expect(await spray(made)).toBe(429);
    expect(new Set(addressesInLog())).toEqual(new Set([STRANGER]));
  });

  it('lets nobody claim a known network', async () => {
    await start();
    expect(await logIn({ socket: OFFICE }, ADMIN.password)).toBe(200);
    await attack();
    expect(await logIn({ socket: STRANGER, forwarded: OFFICE }, ADMIN.password)).toBe(429);
    expect(await logIn({ socket: STRANGER, forwarded: '127.0.0.1' }, ADMIN.password)).toBe(429);
    expect(await logIn({ socket: OFFICE, forwarded: STRANGER }, ADMIN.password)).toBe(200);
  });
});

describe('behind a proxy', () => {
  it('counts each client of the proxy separately', async () => {
    await start(PROXY);
    expect(await spray((index) => ({ socket: PROXY, forwarded: `192.0.2.${index}` }))).toBe(401);
    expect(await spray(() => ({ socket: PROXY, forwarded: STRANGER }))).toBe(429);
    expect(await logIn({ socket: PROXY, forwarded: OFFICE }, ADMIN.password)).toBe(200);
    expect(warnings()).toEqual([]);
  });

  it('trusts only what the proxy appended', async () => {
    await start(PROXY);
    const made = (index: number) => ({ socket: PROXY, forwarded: `192.0.2.${index}, ${STRANGER}` });
    expect(await spray(made)).toBe(429);
    expect(new Set(addressesInLog())).toEqual(new Set([STRANGER]));
  });

  it('follows a chain of proxies as far as all are trusted', async () => {
    await start(`${PROXY}, 10.0.0.2`);
    const made = (index: number) => ({
      socket: PROXY,
      forwarded: `192.0.2.${index}, ${STRANGER}, 10.0.0.2`,
    });
    expect(await spray(made)).toBe(429);
    expect(new Set(addressesInLog())).toEqual(new Set([STRANGER]));
  });

  it('does not trust a client that bypasses the proxy', async () => {
    await start(PROXY);
    const made = (index: number) => ({ socket: STRANGER, forwarded: `192.0.2.${index}` });
    expect(await spray(made)).toBe(429);
  });

  it('treats no client of the proxy as local', async () => {
    await start('loopback');
    await attack();
    for (let tries = 0; tries < 6; tries += 1) {
      await logIn({ socket: '127.0.0.1', forwarded: STRANGER }, 'wrong');
    }
    const made = { socket: '127.0.0.1', forwarded: `127.0.0.1, ${OFFICE}` };
    expect(await logIn(made, ADMIN.password)).toBe(429);
    expect(await logIn({ socket: '127.0.0.1' }, ADMIN.password)).toBe(200);
  });

  it.each(['unknown', '_hidden', '203.0.113.9:4711', '[2001:db8::9]:4711', '999.1.1.1', ','])(
    'accepts a client that the proxy calls %s',
    async (forwarded) => {
      await start(PROXY);
      expect(await logIn({ socket: PROXY, forwarded }, ADMIN.password)).toBe(200);
      expect(await spray(() => ({ socket: PROXY, forwarded }))).toBe(429);
    },
  );
});
