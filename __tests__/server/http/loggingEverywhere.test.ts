import { exchange, listen } from '../../helpers/server/fuzz/rawHttp';
import { ADMIN, signInAsAdmin, startedFor } from '../../helpers/server/testServer';
import { ENDPOINTS } from '../../helpers/server/endpoints';
import type { Endpoint } from '../../helpers/server/endpoints';
import { multipart } from '../../helpers/server/images';
import { sessionOf } from '../../helpers/server/recovery';

/*
 * All input here, except paths and ids, contains a mark, which must not appear in the log, even at
 * trace level. The log contains who did what and when, but no content.
 */
const MARK = 'hush7f3a';

const server = startedFor('each');
let token: string;

beforeEach(async () => {
  token = (await signInAsAdmin(server)).authorization.slice(7);
});

const isLogout = ({ path }: Endpoint) => path.endsWith('/logout');
/** Every route. The one that ends the session comes last. */
const ROUTES = [...ENDPOINTS.filter((each) => !isLogout(each)), ...ENDPOINTS.filter(isLogout)];

const marked = () => ({
  cookie: `auth_token=${MARK}`,
  'x-requested-with': MARK,
  'user-agent': MARK,
  referer: `https://x/${MARK}`,
});

const FIELDS = [
  ...['email', 'password', 'old_password', 'new_password', 'new_password_confirmation', 'text'],
  ...['type', 'icon', 'level', 'parent_id', 'role_id', 'permissions', 'title', 'description'],
];

const json = {
  type: 'application/json',
  payload: JSON.stringify({
    ...Object.fromEntries(FIELDS.map((name) => [name, MARK])),
    name: { en: MARK, mm: MARK },
  }),
};

async function bodies() {
  const form = await multipart(
    ...FIELDS.map((name): [string, string] => [name, MARK]),
    ['images[]', { file: MARK, name: `${MARK}.jpg` }],
    ['cover_image', { file: MARK, name: `${MARK}.jpg` }],
  );
  const type = form.headers['content-type'];
  return [
    json,
    { type: 'application/json', payload: `{"password": "${MARK}` },
    { type: 'text/plain', payload: MARK },
    { type, payload: form.payload },
    { type, payload: form.payload.subarray(0, form.payload.length - 30) },
  ];
}

/** Sends marked input to a route, signed in and with an invalid token. */
async function sendAll({ method, path }: Endpoint): Promise<number[]> {
  const url = `${path.replace(':id', '1').replace(':key', 'none')}?query=${MARK}&page=${MARK}`;
  const statuses: number[] = [];
  for (const bearer of [token, `${MARK}-token`]) {
    for (const { type, payload } of await bodies()) {
      const authorization = `Bearer ${bearer}`;
      const headers = { ...marked(), authorization, 'content-type': type };
      const request = { method, url, headers, ...(method !== 'GET' && { payload }) };
      statuses.push((await server.app.inject(request)).statusCode);
    }
  }
  return statuses;
}

function expectSilence(): void {
  const log = server.logLines.join('');
  expect(log.length).toBeGreaterThan(1000);
  expect(log).not.toContain(MARK);
  // The form in which a Buffer is logged, such as the one of a malformed request.
  expect(log).not.toContain([...Buffer.from(MARK)].join());
  expect(log).not.toContain(token);
  expect(log).not.toContain('Bearer');
}

const lines = () => server.logLines.map((line) => JSON.parse(line) as object);

it('writes one line of JSON for each request, under the id in the response', async () => {
  const response = await server.app.inject({ url: `/api/sliders?page=${MARK}` });
  const id = response.headers['x-request-id'];
  expect(lines().filter((line) => 'request' in line && line.request === id)).toEqual([
    expect.objectContaining({ method: 'GET', path: '/api/sliders', status: 401 }),
  ]);
});

it('names the signed-in user', async () => {
  await server.app.inject({ url: '/api/sliders', headers: await sessionOf(server, ADMIN) });
  expect(lines().at(-1)).toMatchObject({ path: '/api/sliders', user: 1 });
});

const TABLES = ['images', 'announcements', 'categories', 'tags', 'posts', 'login_failures'];

it.each([
  ['is whole', [], 0],
  ['lacks tables', TABLES, 20],
  ['fails', ['sessions'], 20],
])(
  'keeps the input of every route out of it where the store %s',
  async (_case, tables, failures) => {
    const { schema } = server.services.db;
    for (const table of tables) await schema.alterTable(table).renameTo(`no_${table}`).execute();
    const statuses: number[] = [];
    for (const endpoint of ROUTES) statuses.push(...(await sendAll(endpoint)));
    expect(statuses.filter((status) => status === 500).length).toBeGreaterThanOrEqual(failures);
    expectSilence();
  },
);

it('keeps malformed requests out of it', async () => {
  const port = await listen(server);
  const head = `Host: x\r\nAuthorization: Bearer ${token}\r\nCookie: ${MARK}\r\n`;
  for (const bytes of [
    `GET /?${MARK} HTTP/1.1\r\n${head}X: \0${MARK}\r\n\r\n`,
    `${MARK}\r\n\r\n`,
    `POST /api/login?${MARK} HTTP/1.1\r\n${head}Content-Length: ${MARK}\r\n\r\n${MARK}`,
    `GET /api/posts/1?${MARK} HTTP/1.1\r\n${head}X: ${MARK.repeat(4000)}\r\n\r\n`,
    `POST /api/login HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n"${MARK}`,
  ]) {
    await exchange(port, bytes);
  }
  expectSilence();
});
