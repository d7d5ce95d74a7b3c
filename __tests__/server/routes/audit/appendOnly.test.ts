import { startTestServer } from '../../../helpers/server/testServer';
import type { TestServer } from '../../../helpers/server/testServer';
import { addAuditRecord, REFUSAL, trailOf } from '../../../helpers/server/audit';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  await addAuditRecord(server);
});

afterEach(() => server.stop());

it.each<[string, (server: TestServer) => Promise<unknown>]>([
  ['change', ({ services: { db } }) => db.updateTable('audit').set({ address: '' }).execute()],
  ['removal', ({ services: { db } }) => db.deleteFrom('audit').execute()],
  [
    'overwriting',
    async ({ services: { db } }) => {
      const row = await db.selectFrom('audit').selectAll().executeTakeFirstOrThrow();
      await db
        .insertInto('audit')
        .values({ ...row, address: '' })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ address: '' }))
        .execute();
    },
  ],
])('refuses the %s of a record in the database itself', async (_case, attempt) => {
  const trail = await trailOf(server);
  await expect(attempt(server)).rejects.toMatchObject(REFUSAL);
  expect(await trailOf(server)).toEqual(trail);
  await addAuditRecord(server);
  expect(await trailOf(server)).toHaveLength(2);
});
