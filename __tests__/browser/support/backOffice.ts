import { makePasswords } from '../../../src/server/passwords';
import { fillEmptyStore } from '../../../src/server/store/firstStart';
import { createRole } from '../../../src/server/store/roles';
import { openStore } from '../../../src/server/store/store';
import { createUser } from '../../../src/server/store/users';
import { isRecord } from '../../../src/contract/records';
import type { PermissionSlug } from '../../../src/contract/permissions';
import type { LoginResponse } from '../../../src/contract/session';
import type { Slider } from '../../../src/contract/slider';
import { ADMIN } from '../../helpers/server/product';
import type { Product } from '../../helpers/server/product';

export interface Account {
  email: string;
  password: string;
}

/** Calls the API with JSON or a form. @throws Error if the server refuses it */
async function call(
  { origin }: Product,
  session: LoginResponse | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  sent?: object,
): Promise<Response> {
  const headers = new Headers(session ? { authorization: `Bearer ${session.token}` } : {});
  const isForm = sent instanceof FormData;
  if (sent && !isForm) headers.set('content-type', 'application/json');
  const body = isForm ? sent : JSON.stringify(sent);
  const answer = await fetch(`${origin}/api${path}`, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
  return answer;
}

/** Creates or changes a record. @returns its id, if the server sends it */
export async function save(
  ...[product, session, ...sent]: Parameters<typeof call>
): Promise<number> {
  const answer = await call(product, session, ...sent);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const { data } = isJson ? ((await answer.json()) as { data?: unknown }) : {};
  return isRecord(data) ? Number(data.id) : NaN;
}

/** Signs in without the puzzle, through the call that the puzzle guards. */
export async function logIn(product: Product, account: Account): Promise<LoginResponse> {
  const answer = await call(product, null, 'POST', '/login', account);
  return (await answer.json()) as LoginResponse;
}

/** Ends a session from outside, like an administrator or another device. */
export async function revoke(product: Product, session: LoginResponse): Promise<void> {
  await call(product, session, 'POST', '/logout');
}

export async function listSliders(product: Product, session: LoginResponse): Promise<Slider[]> {
  const answer = await call(product, session, 'GET', '/sliders');
  return ((await answer.json()) as { data: Slider[] }).data;
}

/** Replaces all sliders by these, each given as its images. */
export async function putSliders(product: Product, session: LoginResponse, sliders: Buffer[][]) {
  for (const { id } of await listSliders(product, session)) {
    await call(product, session, 'DELETE', `/sliders/${id}`);
  }
  for (const images of sliders) {
    const body = new FormData();
    for (const image of images) body.append('images[]', new Blob([new Uint8Array(image)]), 'a.jpg');
    await call(product, session, 'POST', '/sliders', body);
  }
}

/** Much cheaper than the product's own hash, which takes a fraction of a second per sign-in. */
const passwords = makePasswords(4);

/** Fills the store before the first start, as the product would, but with the cheaper hash. */
export async function fillStore({ dataDir }: Product): Promise<void> {
  const store = openStore({ dataDir, databaseUrl: null });
  try {
    await store.prepare();
    const passwordHash = await passwords.hash(ADMIN.password, null);
    await fillEmptyStore(store.db, { email: ADMIN.email, passwordHash }, new Date());
  } finally {
    await store.close();
  }
}

let roles = 0;

/** Adds a user with a role of their own directly to the store. */
export async function addUser(
  { dataDir }: Product,
  person: { name: string; permissions: PermissionSlug[] },
): Promise<Account> {
  const store = openStore({ dataDir, databaseUrl: null });
  const slug = `role-${(roles += 1)}`;
  const account = { email: `${slug}@example.org`, password: 'monsoon-2026' };
  const role = { slug, name: { en: `Role ${roles}`, mm: 'အခန်းကဏ္ဍ' } };
  try {
    const { permissions, name } = person;
    const roleId = await createRole(store.db, { ...role, permissions }, new Date());
    const passwordHash = await passwords.hash(account.password, null);
    await createUser(store.db, { name, email: account.email, passwordHash, roleId }, new Date());
  } finally {
    await store.close();
  }
  return account;
}
