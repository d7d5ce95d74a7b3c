import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { LoginResponse } from '../../../src/contract/session';
import { Product } from '../../helpers/server/product';
import { appendTexts } from '../../helpers/postForm';
import { drawPicture } from './photos';
import { openStage } from './stage';

const ICON = '/build/icons/category-one.svg';
const PYTHON = 'python3';
const SERVER = path.resolve('examples/python/server.py');

/** The server's types need 3.10. */
const isInstalled =
  spawnSync(PYTHON, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;

const missing = 'Python 3.10 or later is not installed: apt-get install python3';

/** Tests of the front end on the server of examples/python, where Python is installed. */
export function describeOnPython(
  name: string,
  define: (stage: ReturnType<typeof openStage>) => void,
): void {
  const [block, title] = isInstalled ? [describe, name] : [describe.skip, `${name} (${missing})`];
  block(title, () => define(openStage({ other: new Product({}, [PYTHON, SERVER]) })));
}

/** Sends what the front end would. @returns the response, if it is JSON */
async function send({ origin }: Product, { token }: LoginResponse, path: string, body?: object) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}` },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const isJson = answer.headers.get('content-type') === 'application/json';
  return isJson ? ((await answer.json()) as unknown) : null;
}

/** Creates a category. */
export const addCategory = (product: Product, session: LoginResponse, name: string) =>
  send(product, session, '/categories', { name, icon: ICON, level: 1, parent_id: null });

/** Creates a role that may create posts. */
export const addRole = (product: Product, session: LoginResponse, name: string) =>
  send(product, session, '/roles', { name: { en: name, mm: name }, permissions: ['post-create'] });

/** Creates six posts for each word in the first category, numbered from 1. */
export async function addPosts(product: Product, session: LoginResponse, words: string[]) {
  const [category] = (await send(product, session, '/posts/categories')) as { id: string }[];
  const tag = (await send(product, session, '/tags', { name: 'Flood' })) as { id: string };
  const cover = new Blob([new Uint8Array(await drawPicture())]);
  const titles = words.flatMap((word) => [1, 2, 3, 4, 5, 6].map((number) => `${word} ${number}`));
  for (const title of titles) {
    const form = new FormData();
    appendTexts(form, { title, category_id: String(category?.id), 'tags[0]': tag.id });
    form.append('cover_image', cover, 'cover.jpg');
    await send(product, session, '/posts', form);
  }
}
