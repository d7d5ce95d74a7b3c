import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { AuditAction, AuditEntity, AuditRecord } from '../../contract/audit';
import { instantsOf } from '../../contract/dates';
import type { Day } from '../../contract/dates';
import { nextId } from './ids';
import { readPage, RowBatches } from './pages';
import type { Window } from './pages';
import type { Db, Schema } from './schema';

/** A record to be added. It has the entity as responses show it, so without secrets. */
export interface NewRecord {
  user: { id: number; name: string; email: string } | null;
  action: AuditAction;
  entity: AuditEntity;
  entityId: number;
  before: object | null;
  after: object | null;
  requestId: string;
  address: string;
}

/** Null fields match every record. Both days are included. */
export interface AuditFilter {
  userId: number | null;
  action: AuditAction | null;
  entity: AuditEntity | null;
  entityId: number | null;
  start: Day | null;
  end: Day | null;
}

/** The entity of a record before and after; null where it did not exist. */
export interface Entities {
  before: unknown;
  after: unknown;
}

/** A long text that is almost the same before and after is within one window, and takes little more than once. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function packEntities({ before, after }: Entities) {
  const json = Buffer.from(JSON.stringify({ before, after }));
  return { entities: brotliCompressSync(json, COMPRESSION), bytes: json.length };
}

/** Reads the column `entities`. */
export function unpackEntities(packed: Buffer): Entities {
  return JSON.parse(brotliDecompressSync(packed).toString()) as Entities;
}

/** Adds a record. Call it in the transaction of the write that it describes. @returns its id */
export async function addRecord(db: Db, record: NewRecord, now: Date): Promise<number> {
  const { user, action, entity, entityId, requestId, address } = record;
  const id = await nextId(db, 'audit');
  await db
    .insertInto('audit')
    .values({
      id,
      created_at: now.toISOString(),
      user_id: user?.id ?? null,
      user_name: user?.name ?? null,
      user_email: user?.email ?? null,
      ...{ action, noun: entity, noun_id: entityId, request_id: requestId, address },
      ...packEntities(record),
    })
    .execute();
  return id;
}

function toRecord(row: Schema['audit']): AuditRecord {
  const { id, created_at, action, noun, noun_id, request_id, address } = row;
  const { user_id, user_name: name, user_email: email } = row;
  const isKnown = user_id !== null && name !== null && email !== null;
  return {
    ...{ id, created_at, user: isKnown ? { id: user_id, name, email } : null },
    ...{ action, noun, noun_id, ...unpackEntities(row.entities) },
    ...{ request_id, address },
  };
}

/** Who has last created or updated an entity, and when; undefined where no record says so. */
export function findLastChange(db: Db, entity: AuditEntity, entityId: number) {
  return db
    .selectFrom('audit')
    .select(['user_name', 'created_at'])
    .where('noun', '=', entity)
    .where('noun_id', '=', entityId)
    .where('action', 'in', ['create', 'update'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** When the newest record was added, by the clock of that moment; null where there is none. */
export async function lastRecordedAt(db: Db): Promise<Date | null> {
  const newest = db.selectFrom('audit').select('created_at').orderBy('id', 'desc').limit(1);
  const record = await newest.executeTakeFirst();
  return record ? new Date(record.created_at) : null;
}

/** The ids of the matching records, newest first, and how many bytes their entities have. */
function selectSizes(db: Db, { userId, action, entity, entityId, start, end }: AuditFilter) {
  let query = db.selectFrom('audit').select(['id', 'bytes']).orderBy('id', 'desc');
  if (userId !== null) query = query.where('user_id', '=', userId);
  if (action !== null) query = query.where('action', '=', action);
  if (entity !== null) query = query.where('noun', '=', entity);
  if (entityId !== null) query = query.where('noun_id', '=', entityId);
  if (start !== null) query = query.where('created_at', '>=', instantsOf(start).from.toISOString());
  if (end !== null) query = query.where('created_at', '<', instantsOf(end).to.toISOString());
  return query;
}

async function readRecords(db: Db, ids: readonly number[]): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toRecord);
}

/**
 * A page of the records, newest first. A record can contain a post of a megabyte twice. They are
 * read while they are sent, which shows no mixed state, because they never change.
 */
export async function listRecords(db: Db, window: Window, filter: AuditFilter) {
  const { items, total } = await readPage(selectSizes(db, filter), window);
  return { items: new RowBatches(items, (ids) => readRecords(db, ids)), total };
}
