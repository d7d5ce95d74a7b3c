import { buildSlowAnimation, upload } from '../../helpers/server/images';
import { isBusy, until, workersOf } from '../../helpers/server/imageWorkers';
import { signInAsAdmin, startTestServer } from '../../helpers/server/testServer';

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
