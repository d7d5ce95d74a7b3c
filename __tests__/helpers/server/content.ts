import type { CategoryForm } from '../../../src/contract/category';
import type { UserCreateForm } from '../../../src/contract/user';
import { createRole } from '../../../src/server/store/roles';
import { signInAsAdmin, startedFor } from './testServer';
import type { Options, TestServer } from './testServer';

type Headers = Record<string, string>;

/** Exchanges JSON with a server as the user of the headers. */
export function clientOf(server: TestServer, headers: Headers = {}) {
  const send =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    (url: string, payload?: object | string | null) =>
      server.app.inject({ method, url, headers, payload: payload ?? undefined });
  return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') };
}

export type Client = ReturnType<typeof clientOf>;
export type TestResponse = Awaited<ReturnType<Client['get']>>;

export const adminOf = async (server: TestServer): Promise<Client> =>
  clientOf(server, await signInAsAdmin(server));

/** A server as from `startedFor`, with an administrator as headers and as a client. */
export function adminFor(
  when: 'all' | 'each',
  options?: Options,
  prepare?: (server: TestServer, headers: { authorization: string }) => Promise<unknown>,
) {
  const headers = { authorization: '' };
  const server = startedFor(when, options, async (started) => {
    Object.assign(headers, await signInAsAdmin(started));
    await prepare?.(started, headers);
  });
  return { server, headers, admin: clientOf(server, headers) };
}

export const dataOf = <T = { id: number }>(response: TestResponse): T =>
  response.json<{ data: T }>().data;

export const idsOf = (response: TestResponse): number[] =>
  dataOf<{ id: number }[]>(response).map(({ id }) => id);

/** Expects a response that names a field and says why it is refused. */
export function expectRefusal(
  response: TestResponse,
  field: string,
  message: string,
  status = 422,
): void {
  const body = { message, errors: { [field]: [message] } };
  expect([response.statusCode, response.json()]).toEqual([status, body]);
}

let count = 0;

export function buildRole(more: { name?: object; permissions?: unknown } = {}) {
  count += 1;
  const name = { en: `Role ${count}`, mm: `ရာထူး ${count}` };
  return { name, permissions: ['slider-create'], ...more };
}

export function buildCategory(more: Partial<Record<keyof CategoryForm, unknown>> = {}) {
  count += 1;
  const icon = '/build/icons/category-one.svg';
  return { name: `Category ${count}`, icon, level: 1, parent_id: null, ...more };
}

export function buildUserForm(more: Partial<Record<keyof UserCreateForm, unknown>>) {
  count += 1;
  const [name, email] = [`Person ${count}`, `person${count}@example.org`];
  return { name, email, password: 'secret1', password_confirmation: 'secret1', ...more };
}

export function addRole(
  { services: { db, now } }: TestServer,
  slug: string,
  permissions: readonly string[] = [],
): Promise<number> {
  const name = { en: slug, mm: slug };
  return createRole(db, { slug, name, permissions }, now());
}
