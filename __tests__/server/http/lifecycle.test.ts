import { buildSlowAnimation, upload } from '../../helpers/server/images';
import { isBusy, until, workersOf } from '../../helpers/server/imageWorkers';
import { signInAsAdmin, startTestServer } from '../../helpers/server/testServer';

it('responds with 503 to everything before it is ready', async () => {
  const server = await startTestServer();
  server.lifecycle.phase = 'starting';
  for (const url of ['/healthz', '/readyz', '/api/sliders', '/build/', '/nothing']) {
    const response = await server.app.inject({ url });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toEqual({ message: 'Service unavailable.' });
  }
  await server.stop();
});

it('ends the decoding of an image when the server stops', async () => {
  const server = await startTestServer({ limits: { IMAGE_TIMEOUT: '600' } });
  const headers = await signInAsAdmin(server);
  const file = await buildSlowAnimation();
  const response = upload(server, '/api/sliders', headers, ['images[]', { file }]);
  await until(() => isBusy());
  await server.stop();
  expect(workersOf()).toEqual([]);
  expect((await response).statusCode).toBe(503);
});
