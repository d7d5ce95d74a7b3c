import { sendJson, signed } from '../http';
import { uploadTo } from './content';
import type { Content, PeerPost } from './content';
import type { ServerProcess } from './serverProcess';

/** Rows that are sent at once. */
const BATCH = 100;

const key = { field: 'id', type: 'integer', schema: { is_primary_key: true } };
const textOf = (field: string) => ({ field, type: 'string', schema: {} });
const numberOf = (field: string) => ({ field, type: 'integer', schema: {} });

const named = [key, textOf('name'), textOf('slug')];

const COLLECTIONS = {
  categories: named,
  tags: named,
  posts: [
    ...[key, textOf('title'), { field: 'description', type: 'text', schema: {} }],
    ...[textOf('type'), { field: 'written_at', type: 'timestamp', schema: {}, meta: {} }],
    ...[numberOf('category'), { field: 'cover', type: 'uuid', schema: {} }],
    { field: 'tags', type: 'alias', meta: { special: ['m2m'] } },
  ],
  posts_tags: [
    { ...key, schema: { is_primary_key: true, has_auto_increment: true } },
    ...[numberOf('posts_id'), numberOf('tags_id')],
  ],
};

const RELATIONS = [
  { collection: 'posts', field: 'category', related_collection: 'categories' },
  { collection: 'posts', field: 'cover', related_collection: 'directus_files' },
  {
    ...{ collection: 'posts_tags', field: 'posts_id', related_collection: 'posts' },
    meta: { one_field: 'tags', junction_field: 'tags_id' },
  },
  {
    ...{ collection: 'posts_tags', field: 'tags_id', related_collection: 'tags' },
    meta: { junction_field: 'posts_id' },
  },
];

export const UPLOAD = ['/files', 'file'] as const;

/** Creates the tables and fills them through the API. Every post has the same cover. */
export async function seedDirectus(
  server: ServerProcess,
  token: string,
  { categories, tags, posts }: Content,
): Promise<void> {
  const create = async (path: string, body: object) =>
    (await server.ask(signed(sendJson('POST', path, body), token))).body as {
      data: { id: string };
    };
  for (const [collection, fields] of Object.entries(COLLECTIONS)) {
    await create('/collections', { collection, fields, schema: {}, meta: {} });
  }
  for (const relation of RELATIONS) await create('/relations', relation);
  await create('/items/categories', categories);
  await create('/items/tags', tags);
  const cover = (await server.ask(signed(await uploadTo(...UPLOAD), token))).body as {
    data: { id: string };
  };
  const rowOf = ({ id, title, description, type, categoryId, created_at, tags }: PeerPost) => ({
    ...{ id, title, description, type, category: categoryId, written_at: created_at },
    ...{ cover: cover.data.id, tags: tags.map((tag) => ({ tags_id: tag.id })) },
  });
  for (let from = 0; from < posts.length; from += BATCH) {
    await create('/items/posts', posts.slice(from, from + BATCH).map(rowOf));
  }
}
