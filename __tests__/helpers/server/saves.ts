import { addUser, buildUser, DEVICE } from './testServer';
import type { TestServer } from './testServer';
import { openSession } from '../../../src/server/store/sessions';
import { ENDPOINTS } from './endpoints';
import type { Save } from './walk';
import { PERMISSION_SLUGS } from '../../../src/contract/permissions';

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
