import { ADMIN, logIn, post, startedFor } from '../../helpers/server/testServer';
import { buildImage, upload } from '../../helpers/server/images';

const server = startedFor('each');

interface Line {
  request?: string;
  method?: string;
  path?: string;
  status?: number;
  user?: number;
}

const lines = () => server.logLines.map((line) => JSON.parse(line) as Line);

it('writes one line of JSON for each request, under the id in the response', async () => {
  const response = await server.app.inject({ url: '/api/sliders?page=secret-search' });
  const id = response.headers['x-request-id'];
  expect(lines().filter((line) => line.request === id)).toEqual([
    expect.objectContaining({ method: 'GET', path: '/api/sliders', status: 401 }),
  ]);
});

it('names the signed-in user', async () => {
  const login = await logIn(server, ADMIN.email, ADMIN.password);
  const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
  await server.app.inject({ url: '/api/sliders', headers });
  expect(lines().at(-1)).toMatchObject({ path: '/api/sliders', user: 1 });
});

it('never contains a password, a token, a header or a body, even at trace level', async () => {
  const login = await logIn(server, ADMIN.email, ADMIN.password);
  const { token } = login.json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}`, cookie: 'auth_token=cookie-secret' };
  const change = { new_password: 'brand-new-pass', new_password_confirmation: 'brand-new-pass' };
  await logIn(server, ADMIN.email, 'mistyped-pass');
  await post(server, '/api/login', { email: { a: 'typed-e-mail' }, password: ['array-pass'] });
  await post(server, '/api/change-password', { old_password: 'old-guess', ...change }, headers);
  await post(server, '/api/change-password', { old_password: ADMIN.password, ...change }, headers);
  const broken = { ...headers, 'content-type': 'application/json' };
  const payload = '{"password": "broken-body-pass"';
  await server.app.inject({ method: 'POST', url: '/api/login', headers: broken, payload });
  const file = await buildImage();
  await upload(server, '/api/sliders', headers, ['note', 'form-secret'], ['images[]', { file }]);
  await server.services.db.schema.dropTable('login_failures').execute();
  expect((await logIn(server, ADMIN.email, 'crash-pass')).statusCode).toBe(500);
  await post(server, '/api/logout', {}, headers);

  const log = server.logLines.join('');
  expect(log).toContain('/api/change-password');
  const secrets = [
    ...[ADMIN.password, token, 'cookie-secret', 'mistyped-pass', 'brand-new-pass', 'old-guess'],
    ...['array-pass', 'typed-e-mail', 'broken-body-pass', 'form-secret', 'crash-pass', 'Bearer'],
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

it('keeps an invalid value out of the response, too', async () => {
  const response = await post(server, '/api/login', { email: 'a@b.cc', password: { a: 'secret' } });
  expect(response.body).not.toContain('secret');
});
