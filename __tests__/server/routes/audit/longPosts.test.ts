import type { AuditRecord } from '../../../../src/contract/audit';
import { trailOf } from '../../../helpers/server/audit';
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

/** A Burmese text of some 400 kB in UTF-8, in which no two paragraphs are alike. */
const PARAGRAPHS = Array.from(
  { length: 3500 },
  (_, number) => `<p>${number * 7919} မိုးလေဝသသတင်းအရ မြစ်ရေ မြင့်တက်လာသည်။</p>`,
);
const LONG = PARAGRAPHS.join('');

/** The records of a post, oldest first. */
async function recordsOf(id: number): Promise<AuditRecord[]> {
  const response = await desk.admin.get(`/api/audit?noun=post&noun_id=${id}`);
  return dataOf<AuditRecord[]>(response).reverse();
}

it('shows an edit, a deletion and a restoration of a long post whole', async () => {
  const created = postOf(await desk.create({ description: LONG }));
  const { id } = created;
  const edited = postOf(await desk.update(id, { description: PARAGRAPHS.slice(1).join('') }));
  await desk.admin.delete(`/api/posts/${id}`);
  await desk.admin.post(`/api/posts/${id}/restore`);
  expect(await recordsOf(id)).toMatchObject([
    { action: 'create', before: null, after: created },
    { action: 'update', before: created, after: edited },
    { action: 'delete', before: edited, after: null },
    { action: 'restore', before: null, after: edited },
  ]);
});

it('keeps an edit compressed, in about the space of one text', async () => {
  const { id } = postOf(await desk.create({ description: LONG }));
  await desk.update(id, { description: `${LONG}<p>x</p>` });
  const rows = server.services.db.selectFrom('audit').select('entities').orderBy('id');
  const [creation = 0, edit = 0] = (await rows.execute())
    .slice(-2)
    .map(({ entities }) => entities.length);
  expect(creation).toBeLessThan(Buffer.byteLength(LONG) / 3);
  expect(edit).toBeLessThan(1.2 * creation);
});

it('counts a record at its full length, for the memory that its page takes', async () => {
  const { id } = postOf(await desk.create({ description: LONG }));
  await desk.update(id, { description: `${LONG}<p>x</p>` });
  const { bytes } = (await trailOf(server)).at(-1) ?? {};
  const [, { before, after } = {}] = await recordsOf(id);
  expect(bytes).toBe(Buffer.byteLength(JSON.stringify({ before, after })));
});
