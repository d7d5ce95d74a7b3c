import type { AuditRecord } from '../../../src/contract/audit';
import { addRecord, unpackEntities } from '../../../src/server/store/audit';
import type { NewRecord } from '../../../src/server/store/audit';
import { continueIds } from '../../../src/server/store/engine/ids';
import type { Db } from '../../../src/server/store/schema';
import type { TestServer } from './testServer';

/** The stored audit trail, oldest first, with the entities in plain text. */
export async function trailOf({ services: { db } }: TestServer) {
  const rows = await db.selectFrom('audit').selectAll().orderBy('id').execute();
  return rows.map(({ entities, ...row }) => ({ ...row, ...unpackEntities(entities) }));
}

export function shown(
  row: Awaited<ReturnType<typeof trailOf>>[number],
): Omit<AuditRecord, 'name' | 'name_mm' | 'concern'> {
  const { user_id, user_name: name, user_email: email } = row;
  const user =
    user_id !== null && name !== null && email !== null ? { id: user_id, name, email } : null;
  const { id, created_at, action, noun, noun_id, before, after, request_id, address } = row;
  return {
    id,
    created_at,
    user,
    action,
    noun,
    noun_id,
    request_id,
    address,
    before,
    after,
  };
}

const SOMEBODY = { id: 7, name: 'Daw Khin', email: 'khin@example.org' };

/**
 * Adds a record to the store, with defaults.
 *
 * @returns its id
 */
export function addAuditRecord(
  { services: { db, now } }: TestServer,
  more: Partial<NewRecord> = {},
  at: Date = now(),
): Promise<number> {
  const tag = { id: 1, name: 'rain', slug: 'rain' };
  const event = { action: 'create', entity: 'tag', entityId: 1, before: null, after: tag } as const;
  const record = { user: SOMEBODY, ...event, requestId: 'r-1', address: '192.0.2.1', ...more };
  return addRecord(db, record, at);
}

async function countFrom(db: Db, last: number): Promise<void> {
  await db
    .insertInto('id_counters')
    .values({ noun: 'audit', last })
    .onConflict((conflict) => conflict.column('noun').doUpdateSet({ last }))
    .execute();
  await continueIds(db);
}

/**
 * Makes new records get ids of existing ones, so that they are refused.
 *
 * @returns a function that makes ids continue after the last record
 */
export async function refuseRecords(db: Db): Promise<() => Promise<void>> {
  await countFrom(db, 0);
  return async () => {
    const rows = db.selectFrom('audit').select((eb) => eb.fn.max<number>('id').as('last'));
    await countFrom(db, (await rows.executeTakeFirstOrThrow()).last);
  };
}

export const REFUSAL = { message: 'The audit trail is append-only.' };
