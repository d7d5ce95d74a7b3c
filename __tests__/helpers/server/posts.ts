import type { Post } from '../../../src/contract/post';
import type { Tag } from '../../../src/contract/tag';
import { adminFor, buildCategory, clientOf, dataOf } from './content';
import type { TestResponse, Client } from './content';
import { signInAsAdmin } from './testServer';
import type { Options, TestServer } from './testServer';
import { buildImage, multipart, upload } from './images';
import { buildPostForm, toFields } from '../postForm';
import type { PostForm } from '../postForm';

let photo: Promise<Buffer> | undefined;

export async function photoPart(name = 'cover.jpg') {
  photo ??= buildImage();
  return { file: await photo, name };
}

export const postBody = async (more: PostForm = {}) =>
  multipart(...toFields(buildPostForm({ cover_image: await photoPart(), ...more })));

/**
 * A server's content for posts (two categories and three tags), with a client with all permissions.
 */
export interface Desk {
  admin: Client;
  /** Creates a post. `more` replaces or removes single fields. */
  create(more?: PostForm): Promise<TestResponse>;
  /** Sends the whole form of a post again, without a cover unless `more` has one. */
  update(id: number, more?: PostForm): Promise<TestResponse>;
  countImages(): Promise<number>;
}

export async function openDesk(
  server: TestServer,
  headers?: { authorization: string },
): Promise<Desk> {
  headers ??= await signInAsAdmin(server);
  const admin = clientOf(server, headers);
  for (const name of ['Weather', 'Flood']) {
    await admin.post('/api/categories', buildCategory({ name }));
  }
  for (const name of ['rain', 'မိုး', 'wind']) await admin.post('/api/tags', { name });
  return {
    admin,
    create: async (more = {}) => {
      const form = buildPostForm({ cover_image: await photoPart(), ...more });
      return upload(server, '/api/posts', headers, ...toFields(form));
    },
    update: (id, more) =>
      upload(server, `/api/posts/${id}`, headers, ...toFields(buildPostForm(more))),
    countImages: async () =>
      (await server.services.db.selectFrom('images').select('id').execute()).length,
  };
}

export function deskFor(when: 'all' | 'each', options?: Options) {
  const desk = {} as Desk;
  const started = adminFor(when, options, async (server, headers) => {
    Object.assign(desk, await openDesk(server, headers));
  });
  return { ...started, desk };
}

export const postOf = (response: TestResponse): Post & { id: number; tags: Tag[] } =>
  dataOf(response);
