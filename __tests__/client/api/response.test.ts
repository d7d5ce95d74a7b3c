import { http } from 'msw/core/http';
import { buildSession } from '../../helpers/client/builders';
import { makeCaller } from '../../helpers/client/probe';
import { dropped, empty, garbled, json, page } from '../../helpers/client/replies';
import { callNames, server } from '../../helpers/client/server';

const answerWith = (reply: () => Response) => server.use(http.all('/api/any', reply));

type Caller = Awaited<ReturnType<typeof makeCaller>>;

/** The three kinds of calls: a query, a JSON write and an upload. */
const ways: [string, (caller: Caller) => Promise<{ data?: unknown; error?: unknown }>][] = [
  ['query', ({ get }) => get('/any')],
  ['write', ({ send }) => send({ url: '/any', body: { a: 1 } })],
  ['upload', ({ send }) => send({ url: '/any', body: new FormData() })],
];

describe.each(ways)('a %s', (way, callBy) => {
  const call = async () => callBy(makeCaller(buildSession()));

  it.each<[string, () => Response, unknown]>([
    ['200 with JSON', () => json({ data: [1] }), { data: [1] }],
    ['201 with JSON', () => json({ id: 4 }, 201), { id: 4 }],
    ['299 with JSON', () => json('fine', 299), 'fine'],
    ['204', () => empty(), null],
    ['200 without a body', () => empty(200), null],
    ['200 with blanks', () => new Response(' \n', { status: 200 }), null],
    ['JSON under a wrong type', () => new Response('{"id":4}'), { id: 4 }],
  ])('treats %s as a success', async (name, reply, data) => {
    answerWith(reply);
    const { data: read, error } = await call();
    expect(error).toBeUndefined();
    expect(read ?? null).toEqual(data);
  });

  it.each<[string, () => Response, unknown]>([
    ['a page of HTML with 200', () => page(), { status: 200 }],
    ['a page of HTML with 500', () => page(500), { status: 500 }],
    ['502 without a body', () => empty(502), { status: 502 }],
    ['a dropped line', dropped, { status: 0 }],
    ['a page of HTML with 413', () => page(413), { status: 413 }],
    ['403', () => json({ message: 'No.' }, 403), { status: 403, message: 'No.' }],
    ['300 with JSON', () => json({ message: 'Choose.' }, 300), { status: 300, message: 'Choose.' }],
    [
      '422',
      () => json({ message: 'Bad.', errors: { name: ['Short.', 'Odd.'] } }, 422),
      { status: 422, message: 'Bad.', errors: { name: ['Short.', 'Odd.'] } },
    ],
  ])('treats %s as a failure', async (name, reply, failure) => {
    answerWith(reply);
    const { data, error } = await call();
    expect(data).toBeUndefined();
    expect(error).toEqual(failure);
  });

  it.each<[string, () => Response, unknown]>([
    [
      'plain text',
      () => new Response('Saved successfully.', { status: 201 }),
      'Saved successfully.',
    ],
    ['half a JSON text', () => garbled(), null],
  ])('treats 2xx with %s as a success only for a write', async (name, reply, data) => {
    answerWith(reply);
    const { data: read, error } = await call();
    expect(error === undefined).toBe(way !== 'query');
    if (way !== 'query') expect(read).toEqual(data);
  });

  it('keeps the plain text of a failure apart from its message', async () => {
    answerWith(() => new Response('Bad Gateway', { status: 502 }));
    expect((await call()).error).toEqual({ status: 502, text: 'Bad Gateway' });
  });

  it.each([
    ['JSON', () => json({ message: 'Unauthenticated.' }, 401)],
    ['HTML', () => page(401)],
    ['nothing', () => empty(401)],
  ])('ends the session by a 401 with %s', async (name, reply) => {
    answerWith(reply);
    const caller = makeCaller(buildSession());
    await callBy(caller);
    expect(caller.store.getState().session.status).toBe('expired');
  });

  it('is never repeated automatically', async () => {
    answerWith(() => json({ message: 'Busy.' }, 503));
    await call();
    expect(callNames()).toHaveLength(1);
  });

  it.each([400, 403, 419])('keeps the session on %i', async (status) => {
    answerWith(() => json({ message: 'No.' }, status));
    const caller = makeCaller(buildSession());
    await callBy(caller);
    expect(caller.store.getState().session.status).toBe('signedIn');
  });
});
