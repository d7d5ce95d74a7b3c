import { nextId } from '../../../../src/server/store/ids';
import type { AuditRecord } from '../../../../src/contract/audit';
import type { Post } from '../../../../src/contract/post';
import { addAuditRecord, trailOf } from '../../../helpers/server/audit';
import { dataOf } from '../../../helpers/server/content';
import { openDesk, postOf } from '../../../helpers/server/posts';
import type { Desk } from '../../../helpers/server/posts';
import { startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';

let server: TestServer;
let desk: Desk;

beforeEach(async () => {
  server = await startTestServer();
  desk = await openDesk(server);
});

afterEach(() => server.stop());

/** A Burmese text of some 50 kB in UTF-8, in which no two paragraphs are alike. */
const PARAGRAPHS = Array.from(
  { length: 450 },
  (_, number) => `<p>${number * 7919} မိုးလေဝသသတင်းအရ မြစ်ရေ မြင့်တက်လာသည်။</p>`,
);

/** The text after some edits: each changes a word, adds a sentence and takes a paragraph out. */
function edited(edits: number): string {
  const paragraphs = [...PARAGRAPHS];
  for (let edit = 1; edit <= edits; edit += 1) {
    const at = (edit * 97) % 350;
    paragraphs[at] = `<p>တည်းဖြတ်မှု ${edit} ${'ရေကြီးရေလျှံမှု '.repeat(3)}</p>`;
    paragraphs.splice((edit * 53) % 350, 1);
    paragraphs.push(`<p>နောက်ဆုံးသတင်း ${edit}</p>`);
  }
  return paragraphs.join('');
}

async function recordsOf(id: number): Promise<AuditRecord[]> {
  const response = await desk.admin.get(`/api/audit?noun=post&noun_id=${id}&per_page=100`);
  return dataOf<AuditRecord[]>(response).reverse();
}

const readPost = async (id: number) => postOf(await desk.admin.get(`/api/posts/${id}`));

/** Edits a post ten times. @returns the post after each edit, and what the edits cost, in bytes */
async function editTenTimes(id: number) {
  const earlier = (await trailOf(server)).length;
  const posts: Post[] = [];
  for (let edit = 1; edit <= 10; edit += 1) {
    posts.push(postOf(await desk.update(id, { description: edited(edit) })));
  }
  const rows = (await trailOf(server)).slice(earlier);
  const sizes = rows.map(({ before, after }) => Buffer.byteLength(`${before}${after}`));
  return { posts, cost: sizes.reduce((sum, size) => sum + size, 0) };
}

it('shows every edit of a long post whole, and keeps ten of them in less than two copies', async () => {
  const created = postOf(await desk.create({ description: edited(0) }));
  const { posts, cost } = await editTenTimes(created.id);
  const states = [null, created, ...posts];
  const records = await recordsOf(created.id);
  expect(records.map(({ before }) => before)).toEqual(states.slice(0, -1));
  expect(records.map(({ after }) => after)).toEqual(states.slice(1));
  expect(Buffer.byteLength(created.description)).toBeGreaterThan(50_000);
  expect(cost).toBeLessThan(0.5 * Buffer.byteLength(created.description));
});

it('does so as well after records of an earlier version, which are whole', async () => {
  const created = postOf(await desk.create({ description: edited(0) }));
  const { db } = server.services;
  const [text, at] = [JSON.stringify(created), '2026-06-05T03:00:00.001Z'];
  const what = { action: 'update', noun: 'post', noun_id: created.id } as const;
  const id = await nextId(db, 'audit');
  const old = { id, created_at: at, ...what, before: text, after: text };
  const from = { user_id: null, user_name: null, user_email: null, request_id: '', address: '' };
  await db
    .insertInto('audit')
    .values({ ...old, ...from, base_id: null, bytes: null })
    .execute();
  server.clock.advance(60);
  const { posts } = await editTenTimes(created.id);
  const records = await recordsOf(created.id);
  expect(records.slice(1).map(({ after }) => after)).toEqual([created, ...posts]);
  const bases = (await trailOf(server)).map(({ base_id }) => base_id);
  expect(bases.filter((base) => base === id)).toHaveLength(10);
});

it('starts with whole texts for a post of which there is no record yet', async () => {
  const [before, after] = [edited(0), edited(1)].map((description) => ({ id: 999, description }));
  const post = { entity: 'post', entityId: 999, action: 'update', before, after } as const;
  await addAuditRecord(server, post);
  expect(await recordsOf(999)).toMatchObject([{ before, after }]);
  const row = (await trailOf(server)).at(-1);
  expect(row).toMatchObject({ base_id: null, after: JSON.stringify(after) });
});

it('keeps a deletion and a restoration as differences too', async () => {
  const { id } = postOf(await desk.create({ description: edited(0) }));
  await desk.update(id, { description: edited(1) });
  const post = await readPost(id);
  await desk.admin.delete(`/api/posts/${id}`);
  await desk.admin.post(`/api/posts/${id}/restore`);
  expect(await recordsOf(id)).toMatchObject([
    { action: 'create' },
    { action: 'update', after: post },
    { action: 'delete', before: post, after: null },
    { action: 'restore', before: null, after: post },
  ]);
  const rows = await trailOf(server);
  const sizes = rows.slice(-2).map(({ before, after }) => `${before ?? ''}${after ?? ''}`.length);
  expect(Math.max(...sizes)).toBeLessThan(2_000);
});

it('keeps a text whole that was written anew, and further edits by it', async () => {
  const { id } = postOf(await desk.create({ description: edited(0) }));
  const anew = PARAGRAPHS.map((text) => `<h2>${[...text.slice(3, -4)].reverse().join('')}</h2>`);
  await desk.update(id, { description: anew.join('') });
  const first = (await trailOf(server)).at(-1);
  expect(first).toMatchObject({ base_id: null });
  await desk.update(id, { description: [...anew, '<p>x</p>'].join('') });
  expect((await trailOf(server)).at(-1)).toMatchObject({ base_id: first?.id });
  const post = await readPost(id);
  expect((await recordsOf(id)).at(-1)).toMatchObject({ after: post });
});

it('counts a record at its full length, for the memory that its page takes', async () => {
  const { id } = postOf(await desk.create({ description: edited(0) }));
  await desk.update(id, { description: edited(1) });
  const { bytes } = (await trailOf(server)).at(-1) ?? {};
  const [, { before, after } = {}] = await recordsOf(id);
  expect(bytes).toBe(Buffer.byteLength(JSON.stringify(before) + JSON.stringify(after)));
});
