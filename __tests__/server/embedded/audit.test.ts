import { startTestServer } from '../../helpers/server/testServer';
import { addAuditRecord, REFUSAL, trailOf } from '../../helpers/server/audit';

it('refuses to replace a record, which SQLite does not treat as a deletion', async () => {
  const server = await startTestServer();
  await addAuditRecord(server);
  const trail = await trailOf(server);
  const rows = trail.map((row) => ({ ...row, address: '' }));
  const replacement = server.services.db.replaceInto('audit').values(rows).execute();
  await expect(replacement).rejects.toMatchObject(REFUSAL);
  expect(await trailOf(server)).toEqual(trail);
  await server.stop();
});
