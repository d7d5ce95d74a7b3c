import { sql } from 'kysely';
import type { AuditRecord } from '../../../../src/contract/audit';
import { addAuditRecord, REFUSAL, shown, trailOf } from '../../../helpers/server/audit';
import { addRole, buildCategory, clientOf, dataOf, idsOf } from '../../../helpers/server/content';
import { deskFor, postOf } from '../../../helpers/server/posts';
import { lastUser, signIn } from '../../../helpers/server/testServer';

const { server, admin, desk } = deskFor('each');

const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

it.each([
  ['change', "update audit set address = ''"],
  ['removal', 'delete from audit'],
  [
    'overwriting',
    "insert into audit select * from audit where true on conflict (id) do update set address = ''",
  ],
  // PostgreSQL does not treat `truncate` as a deletion, nor SQLite a replacement.
  [
    'emptying or replacement',
    isOnPostgres ? 'truncate audit' : 'replace into audit select * from audit',
  ],
])('refuses the %s of a record in the database itself', async (_case, statement) => {
  const trail = await trailOf(server);
  await expect(sql.raw(statement).execute(server.services.db)).rejects.toMatchObject(REFUSAL);
  expect(await trailOf(server)).toEqual(trail);
  await addAuditRecord(server);
  expect(await trailOf(server)).toHaveLength(trail.length + 1);
});

it('still names a user who has been renamed and deleted', async () => {
  const caller = clientOf(server, await signIn(server, 'category-create'));
  const me = await lastUser(server);
  expect((await caller.post('/api/categories', buildCategory())).statusCode).toBe(201);
  const record = (await trailOf(server)).at(-1);
  const role_id = await addRole(server, 'another');
  const form = { name: 'Another', email: 'another@example.org', role_id };
  expect((await admin.put(`/api/users/${me.id}`, form)).statusCode).toBe(200);
  expect((await admin.delete(`/api/users/${me.id}`)).statusCode).toBe(204);
  expect(record && shown(record).user).toEqual(me);
  expect(await trailOf(server)).toContainEqual(record);
});

describe('a long post', () => {
  /** A Burmese text of about 400 kB in UTF-8. No two paragraphs are the same. */
  const PARAGRAPHS = Array.from(
    { length: 3500 },
    (_, number) => `<p>${number * 7919} မိုးလေဝသသတင်းအရ မြစ်ရေ မြင့်တက်လာသည်။</p>`,
  );
  const LONG = PARAGRAPHS.join('');

  /** The records of a post, oldest first. */
  async function recordsOf(id: number): Promise<AuditRecord[]> {
    const list = await admin.get(`/api/audit?noun=post&noun_id=${id}`);
    const records: AuditRecord[] = [];
    for (const record of idsOf(list).reverse()) {
      records.push(dataOf(await admin.get(`/api/audit/${record}`)));
    }
    return records;
  }

  it('is shown whole in an edit, a deletion and a restoration', async () => {
    const created = postOf(await desk.create({ description: LONG }));
    const { id } = created;
    const edited = postOf(await desk.update(id, { description: PARAGRAPHS.slice(1).join('') }));
    await admin.delete(`/api/posts/${id}`);
    await admin.post(`/api/posts/${id}/restore`);
    expect(await recordsOf(id)).toMatchObject([
      { action: 'create', before: null, after: created },
      { action: 'update', before: created, after: edited },
      { action: 'delete', before: edited, after: null },
      { action: 'restore', before: null, after: edited },
    ]);
  });

  it('is kept compressed, an edit in about the space of one text, and counted in full', async () => {
    const { id } = postOf(await desk.create({ description: LONG }));
    await desk.update(id, { description: `${LONG}<p>x</p>` });
    const rows = server.services.db.selectFrom('audit').select(['entities', 'bytes']);
    const [creation, edit] = (await rows.orderBy('id').execute()).slice(-2);
    expect(creation?.entities.length).toBeLessThan(Buffer.byteLength(LONG) / 3);
    expect(edit?.entities.length).toBeLessThan(1.2 * Number(creation?.entities.length));
    const [, { before, after } = {}] = await recordsOf(id);
    expect(edit?.bytes).toBe(Buffer.byteLength(JSON.stringify({ before, after })));
  });
});
