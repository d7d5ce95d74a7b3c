import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { openStore } from '../../../src/server/store/store';
import type { Store } from '../../../src/server/store/store';
import { restore } from '../../helpers/server/releases';
import { dropDatabase } from '../../helpers/server/testDatabase';
import { temporaryFolder } from '../../helpers/server/testServer';

let dataDir: string;

beforeEach(() => {
  dataDir = temporaryFolder();
});

afterEach(async () => {
  await dropDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

interface Save {
  at: string;
  text: string;
  type?: string;
  version?: number;
}

/** Records that the announcement of the release was saved, one save after the other. */
async function recordSaves({ db }: Store, saves: readonly Save[]): Promise<void> {
  let before = { id: 1, text: 'Rain', type: 'warning' };
  for (const [index, { at, ...save }] of saves.entries()) {
    const after = { ...before, type: 'warning', ...save };
    await sql`insert into audit (id, action, noun, noun_id, request_id, address, created_at, before, after)
      values (${9000 + index}, 'update', 'announcement', 1, '', '', ${at},
        ${JSON.stringify(before)}, ${JSON.stringify(after)})`.execute(db);
    before = after;
  }
}

it('gives an announcement the time of its last change from the audit trail', async () => {
  const store = openStore(await restore('0.1.0', dataDir));
  await recordSaves(store, [
    { at: '2026-06-06T01:00:00.000Z', text: 'Heavy rain' },
    { at: '2026-06-06T02:00:00.000Z', text: 'Heavy rain', type: 'pleasant' },
    { at: '2026-06-06T03:00:00.000Z', text: 'Heavy rain', type: 'pleasant' },
  ]);
  await sql`insert into announcements (id, text, type, created_at)
    values (2, '', 'pleasant', '2026-06-05T00:00:00.000Z')`.execute(store.db);
  await store.prepare();
  const times = store.db.selectFrom('announcements').select(['id', 'issued_at', 'renewed_at']);
  expect(await times.orderBy('id').execute()).toEqual([
    { id: 1, issued_at: '2026-06-06T02:00:00.000Z', renewed_at: null },
    { id: 2, issued_at: '2026-06-05T00:00:00.000Z', renewed_at: null },
  ]);
  await store.close();
});

it('gives an announcement the messages of its last series, in the order of the saves', async () => {
  const messagesAfter = async (...saves: Save[]) => {
    const folder = temporaryFolder();
    const store = openStore(await restore('0.1.0', folder));
    await recordSaves(store, saves);
    await store.prepare();
    const messages = await store.db
      .selectFrom('announcement_messages')
      .select(['version', 'sent_at'])
      .where('announcement_id', '=', 1)
      .orderBy('number')
      .execute();
    await store.close();
    await dropDatabase(folder);
    rmSync(folder, { recursive: true, force: true });
    return messages.map(({ version, sent_at }) => `${version} ${sent_at}`);
  };
  const over = { at: '2026-06-06T01:00:00.000Z', text: 'Fine', type: 'pleasant' };
  // The clock was ahead.
  const storm = { at: '2030-01-01T00:00:00.000Z', text: 'Storm', version: 3 };
  const tide = { at: '2026-06-06T03:00:00.000Z', text: 'Tide', version: 4 };
  const wind = { ...tide, at: '2026-06-06T04:00:00.000Z', version: 5 };
  const end = { ...over, at: '2026-06-06T05:00:00.000Z', version: 6 };
  const expected = ['3 2030-01-01T00:00:00.000Z', '4 2030-01-01T00:00:00.001Z'];
  expect(await messagesAfter(over, storm, tide, wind)).toEqual(expected);
  expect(await messagesAfter(over, storm, tide, wind, end)).toEqual([
    ...expected,
    '6 2030-01-01T00:00:00.002Z',
  ]);
  const next = { ...storm, at: '2026-06-06T06:00:00.000Z', version: 7 };
  expect(await messagesAfter(over, storm, tide, end, next)).toEqual(['7 2026-06-06T06:00:00.000Z']);
});
