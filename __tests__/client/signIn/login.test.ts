import { http } from 'msw/core/http';
import { messageOf } from '../../../src/client/shared/api/apiError';
import { login } from '../../../src/client/shared/session/sessionApi';
import { buildSession, buildUser } from '../../helpers/client/builders';
import { makeCaller } from '../../helpers/client/probe';
import { dropped, empty, garbled, json, page } from '../../helpers/client/replies';
import { server } from '../../helpers/client/server';

const session = buildSession();

/** The result of a login call with this response: a session, or an error with its message. */
async function logIn(reply: () => Response) {
  server.use(http.post('/api/login', reply));
  const { store } = makeCaller();
  const credentials = { email: 'khin@example.org', password: 'သတိပေး-2026' };
  return store.dispatch(login.initiate(credentials, { track: false }));
}

it.each<[string, unknown]>([
  ['bare', session],
  ['under data', { data: session }],
])('reads a session %s', async (_, body) => {
  expect((await logIn(() => json(body))).data).toEqual(session);
});

it.each<[string, () => Response]>([
  ['no body', () => empty(200)],
  ['204', () => empty()],
  ['no token', () => json({ user: buildUser() })],
  ['an empty token', () => json({ token: '', user: buildUser() })],
  ['no user', () => json({ token: 'bare' })],
  ['half a response', () => garbled()],
])('finds no session in a success with %s', async (_, reply) => {
  expect((await logIn(reply)).data ?? null).toBeNull();
});

it('reads the text of a success that is no JSON', async () => {
  expect((await logIn(() => new Response('Ask the office.'))).data).toBe('Ask the office.');
});

it.each<[string, () => Response, string | undefined]>([
  ['a wrong password', () => json({ message: 'Wrong.' }, 401), 'Wrong.'],
  ['too many tries', () => json({ message: 'Locked.' }, 429), 'Locked.'],
  ['a refused form', () => json({ message: 'ဤအီးမေးလ် မမှန်ပါ။' }, 422), 'ဤအီးမေးလ် မမှန်ပါ။'],
  ['a fault of the server', () => json({ message: 'Server Error' }, 500), 'Server Error'],
  ['401 without a message', () => empty(401), undefined],
  ['500 with HTML', () => page(500), undefined],
  ['200 with HTML', () => page(), undefined],
  ['a dropped line', dropped, undefined],
])('fails after %s with the message of the server, if any', async (_, reply, message) => {
  const { data, error } = await logIn(reply);
  expect(data).toBeUndefined();
  expect(messageOf(error)).toBe(message);
});
