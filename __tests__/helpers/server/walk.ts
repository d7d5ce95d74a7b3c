import { PERMISSION_SLUGS } from '../../../src/contract/permissions';
import { openSession } from '../../../src/server/store/sessions';
import { addUser, buildUser, DEVICE, signInAsAdmin } from './testServer';
import type { TestServer } from './testServer';
import { addRole, adminOf, buildCategory } from './content';
import type { TestResponse } from './content';
import { ENDPOINTS } from './endpoints';
import type { Endpoint, Targets } from './endpoints';
import { buildImage, createSlider, multipart } from './images';
import { openDesk, photoPart, postBody } from './posts';

export async function prepareTargets(server: TestServer): Promise<Targets> {
  await createSlider(server, await signInAsAdmin(server), await buildImage());
  const admin = await adminOf(server);
  await admin.post('/api/announcements', { text: 'Rain', type: 'warning' });
  const template = { hazard: 'heat', type: 'warning', text_en: 'Heat at {{place}}' };
  await admin.post('/api/announcement-templates', template);
  const desk = await openDesk(server);
  await admin.post('/api/tags', { name: 'to merge' });
  await admin.post('/api/categories', buildCategory({ level: 2, parent_id: 1 }));
  await desk.create({ 'description_images[]': await photoPart() });
  return {
    slider: await multipart(['images[]', { file: await buildImage() }]),
    post: await postBody(),
    roleId: await addRole(server, 'target'),
    userId: await addUser(server, []),
  };
}

export interface Save {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload: object | Buffer | undefined;
}

/** A request to an endpoint with its own body. `id` replaces the default id. */
export function saveOf(
  targets: Targets,
  { method, path, sent }: Endpoint,
  id = sent?.id?.(targets) ?? 1,
): Save {
  const url = path.replace(':id', String(id)).replace(':key', 'none');
  const body = sent?.body?.(targets);
  const form = [targets.slider, targets.post].find((each) => each === body);
  return { method, url, headers: form?.headers ?? {}, payload: form ? form.payload : body };
}

export const send = (
  { app }: TestServer,
  save: Save,
  headers: Record<string, string>,
): Promise<TestResponse> => app.inject({ ...save, headers: { ...save.headers, ...headers } });

/** Calls an endpoint with its own body. `id` replaces the default id. */
export const callEndpoint = (
  server: TestServer,
  targets: Targets,
  endpoint: Endpoint,
  headers: Record<string, string>,
  id?: number,
) => send(server, saveOf(targets, endpoint, id), headers);

type Headers = Record<string, string>;

/** Calls for accounts, and calls that are possible only once. */
const OTHERS = /login|logout|password|identity|two-factor|restore|merge/;

export const SAVES = ENDPOINTS.filter(
  ({ method, path, success }) =>
    ['POST', 'PUT'].includes(method) && success < 300 && !OTHERS.test(path),
);
/** The updates of entities with versions. */
export const UPDATES = SAVES.filter(({ path }) => path.endsWith(':id') && path !== '/api/tags/:id');

export const jsonSave = (method: Save['method'], url: string, payload: object): Save => ({
  method,
  url,
  headers: {},
  payload,
});

/** The creation of an announcement template, of which there can be many. */
export const templateSave = (text_en: string): Save =>
  jsonSave('POST', '/api/announcement-templates', { hazard: 'heat', type: 'warning', text_en });

/** A user with every permission, but without a privileged role. */
export interface Sender {
  id: number;
  name: string;
  signIn(): Promise<Headers>;
}

export async function addSender(
  server: TestServer,
  permissions: readonly string[] = PERMISSION_SLUGS,
): Promise<Sender> {
  const { db, now } = server.services;
  const user = buildUser();
  const id = await addUser(server, permissions, user);
  const signIn = async () => ({
    authorization: `Bearer ${await openSession(db, id, DEVICE, now())}`,
  });
  return { id, name: user.name, signIn };
}
