import { addUser, signInAsAdmin } from './server';
import type { TestServer } from './server';
import { addRole, adminOf } from './serverContent';
import type { Endpoint, Targets } from './serverEndpoints';
import { buildImage, createSlider, multipart } from './serverImages';
import { openDesk, postBody } from './serverPosts';

/** Adds one of each noun, so that every endpoint has something to be called on. */
export async function addTargets(server: TestServer): Promise<Targets> {
  await createSlider(server, await signInAsAdmin(server), await buildImage());
  const admin = await adminOf(server);
  await admin.post('/api/announcements', { text: 'Rain', type: 'warning' });
  await (await openDesk(server)).create();
  return {
    slider: await multipart(['images[]', { file: await buildImage() }]),
    post: await postBody(),
    roleId: await addRole(server, 'target'),
    userId: await addUser(server, []),
  };
}

/** Calls an endpoint as its row in the table says. `id` stands in place of the row's own. */
export function callEndpoint(
  { app }: TestServer,
  targets: Targets,
  { method, path, sent }: Endpoint,
  headers: Record<string, string>,
  id = sent?.id?.(targets) ?? 1,
) {
  const url = path.replace(':id', String(id)).replace(':key', 'none');
  const body = sent?.body?.(targets);
  const form = [targets.slider, targets.post].find((each) => each === body);
  const all = { ...form?.headers, ...headers };
  return app.inject({ method, url, headers: all, payload: form ? form.payload : body });
}
