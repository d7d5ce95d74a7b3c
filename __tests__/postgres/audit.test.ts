import { sql } from 'kysely';
import { startTestServer } from '../helpers/server/testServer';
import { addAuditRecord, REFUSAL, trailOf } from '../helpers/server/audit';

it('refuses to empty the audit trail, which PostgreSQL does not treat as a deletion', async () => {
  const server = await startTestServer();
  await addAuditRecord(server);
  const emptying = sql`truncate audit`.execute(server.services.db);
  await expect(emptying).rejects.toMatchObject(REFUSAL);
  expect(await trailOf(server)).toHaveLength(1);
  await server.stop();
});
