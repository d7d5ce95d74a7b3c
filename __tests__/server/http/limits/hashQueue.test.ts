import { HashQueue } from '../../../../src/server/http/limits/hashQueue';
import { makePasswords } from '../../../../src/server/passwords';
import { ADMIN, logIn, post, startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';

let server: TestServer;
let queue: HashQueue;

beforeEach(async () => {
  server = await startTestServer();
  queue = new HashQueue();
  server.services.passwords = makePasswords(4, queue);
});

afterEach(() => server.stop());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Strangers from as many networks, whose hashes take until the function is called. */
function crowd(count: number): () => Promise<unknown> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const waiting = Array.from({ length: count }, (_, index) =>
    queue.runForStranger(`198.51.100.${index}`, () => ended),
  );
  return () => {
    end();
    return Promise.all(waiting);
  };
}

const logInFrom = (address: string, password = ADMIN.password) =>
  logIn(server, ADMIN.email, password, address);

describe('while 21 strangers wait for their passwords to be hashed', () => {
  it('somebody from a network that their account knows is served', async () => {
    await logInFrom('203.0.113.7');
    const disperse = crowd(21);
    expect((await logInFrom('203.0.113.7')).statusCode).toBe(200);
    await disperse();
  });

  it('a user with a session changes their password', async () => {
    const { token } = (await logInFrom('203.0.113.7')).json<{ token: string }>();
    const disperse = crowd(21);
    const form = {
      old_password: ADMIN.password,
      new_password: 'new secret',
      new_password_confirmation: 'new secret',
    };
    const response = await post(server, '/api/change-password', form, bearer(token));
    expect(response.statusCode).toBe(200);
    await disperse();
  });

  it('one more is asked to come back, which is no failed attempt', async () => {
    const disperse = crowd(21);
    for (let tries = 0; tries < 6; tries += 1) {
      const response = await logInFrom('203.0.113.8');
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
    }
    await disperse();
    expect((await logInFrom('203.0.113.8')).statusCode).toBe(200);
  });
});

it('gives one network two places', async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const wait = () => queue.runForStranger('198.51.100.1', () => ended);
  const both = [wait(), wait()];
  await expect(wait()).rejects.toMatchObject({ status: 503 });
  const other = queue.runForStranger('198.51.100.2', () => Promise.resolve('served'));
  end();
  await Promise.all(both);
  expect(await other).toBe('served');
  await expect(wait()).resolves.toBe(undefined);
});
