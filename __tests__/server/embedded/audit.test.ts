import { startTestServer } from '../../helpers/server/testServer';
import { addAuditRecord, REFUSAL, trailOf } from '../../helpers/server/audit';

it('refuses to replace a record, which SQLite does not treat as a deletion', async () => {
  const server = await startTestServer();
  await addAuditRecord(server);
  const { db } = server.services;
  const trail = await trailOf(server);
  const row = await db.selectFrom('audit').selectAll().executeTakeFirstOrThrow();
  const replacement = db
    .replaceInto('audit')
    .values({ ...row, address: '' })
    .execute();
  await expect(replacement).rejects.toMatchObject(REFUSAL);
  expect(await trailOf(server)).toEqual(trail);
  await server.stop();
});
