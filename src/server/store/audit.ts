import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { AuditAction, AuditEvent, AuditRecord } from '../../contract/audit';
import type { Noun } from '../../contract/nouns';
import { instantsOf } from '../../contract/dates';
import type { Day } from '../../contract/dates';
import { AUDIT_COUNTED } from '../../contract/limits';
import { auditSummaryOf } from './auditSummary';
import { nextId } from './engine/ids';
import { RowBatches } from './engine/pages';
import type { Window } from './engine/pages';
import type { Db, Schema } from './schema';

/** A new record. It contains the entity as responses show it, so it has no secrets. */
export interface NewRecord {
  user: { id: number; name: string; email: string } | null;
  action: AuditAction;
  entity: Noun;
  entityId: number;
  before?: object | null;
  after?: object | null;
  requestId: string;
  address: string;
}

/** Null fields match every record. Both days are included. */
export interface AuditFilter {
  userId: number | null;
  action: AuditAction | null;
  entity: Noun | null;
  entityId: number | null;
  start: Day | null;
  end: Day | null;
}

export interface Entities {
  before: unknown;
  after: unknown;
}

/**
 * The window holds both states of an entity, so an unchanged long text takes little more than once.
 */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function packEntities({ before = null, after = null }: Pick<NewRecord, 'before' | 'after'>) {
  const json = Buffer.from(JSON.stringify({ before, after }));
  return { entities: brotliCompressSync(json, COMPRESSION), bytes: json.length };
}

export function unpackEntities(packed: Buffer): Entities {
  return JSON.parse(brotliDecompressSync(packed).toString()) as Entities;
}

/**
 * Adds a record. Call it in the transaction of the write that it describes.
 *
 * @returns its id
 */
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
      action,
      noun: entity,
      noun_id: entityId,
      request_id: requestId,
      address,
      ...packEntities(record),
    })
    .execute();
  return id;
}

function toRecord(row: Schema['audit']): AuditRecord {
  const { id, created_at, action, noun, noun_id, request_id, address } = row;
  const { user_id, user_name: name, user_email: email } = row;
  const isKnown = user_id !== null && name !== null && email !== null;
  const entities = unpackEntities(row.entities);
  return {
    id,
    created_at,
    user: isKnown ? { id: user_id, name, email } : null,
    action,
    noun,
    noun_id,
    ...auditSummaryOf({ action, noun, ...entities }),
    request_id,
    address,
    ...entities,
  };
}

/** Room for what a row of the list shows, whatever marks its letters have. */
const LISTED_NAME_LENGTH = 255;

function toEvent(record: AuditRecord): AuditEvent {
  const { id, created_at, user, action, noun, noun_id, request_id, address } = record;
  const { name, name_mm, concern } = record;
  return {
    id,
    created_at,
    user,
    action,
    noun,
    noun_id,
    name: Array.from(name).slice(0, LISTED_NAME_LENGTH).join(''),
    name_mm,
    concern,
    request_id,
    address,
  };
}

/** Whether the audit trail has a sign-in to an account. */
export async function hasSignedIn(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('audit')
    .select('id')
    .where('noun', '=', 'user')
    .where('noun_id', '=', userId)
    .where('action', '=', 'sign-in')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function lastRecordedAt(db: Db): Promise<Date | null> {
  const newest = db.selectFrom('audit').select('created_at').orderBy('id', 'desc').limit(1);
  const record = await newest.executeTakeFirst();
  return record ? new Date(record.created_at) : null;
}

/**
 * A filter with days orders by time. Any other orders by id, because a clock may have been wrong.
 */
const goesByClock = ({ start, end }: AuditFilter) => start !== null || end !== null;

function ordered(query: SelectQueryBuilder<Schema, 'audit', object>, filter: AuditFilter) {
  const byClock = goesByClock(filter) ? query.orderBy('created_at', 'desc') : query;
  return byClock.orderBy('id', 'desc');
}

/** The matching records, newest first. Each filter alone has an index in that order. */
function matching(db: Db, filter: AuditFilter) {
  const { userId, action, entity, entityId, start, end } = filter;
  let query = db.selectFrom('audit');
  if (userId !== null) query = query.where('user_id', '=', userId);
  if (action !== null) query = query.where('action', '=', action);
  if (entity !== null) query = query.where('noun', '=', entity);
  if (entityId !== null) query = query.where('noun_id', '=', entityId);
  if (start !== null) query = query.where('created_at', '>=', instantsOf(start).from.toISOString());
  if (end !== null) query = query.where('created_at', '<', instantsOf(end).to.toISOString());
  return ordered(query, filter);
}

async function readRecords(db: Db, ids: readonly number[]): Promise<AuditRecord[]> {
  const rows = await db.selectFrom('audit').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toRecord);
}

export async function findRecord(db: Db, id: number): Promise<AuditRecord | null> {
  const [record = null] = await readRecords(db, [id]);
  return record;
}

/**
 * A page of the events, newest first. A record can contain a post of a megabyte twice, so the
 * records are read while they are sent. They never change, so the result is still consistent.
 *
 * @returns a `total` of at most `AUDIT_COUNTED`, and whether there are more
 */
export async function listRecords(db: Db, { page, perPage }: Window, filter: AuditFilter) {
  const counted = matching(db, filter)
    .select('id')
    .limit(AUDIT_COUNTED + 1);
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // Ids come from an index alone, so skipped records are not read.
  const offset = (page - 1) * perPage;
  const ids = matching(db, filter).select('id').limit(perPage).offset(offset);
  const rows = await ordered(db.selectFrom('audit').where('id', 'in', ids), filter)
    .select(['id', 'bytes'])
    .execute();
  return {
    items: new RowBatches(rows, async (ids) => (await readRecords(db, ids)).map(toEvent)),
    total: Math.min(total, AUDIT_COUNTED),
    hasMore: total > AUDIT_COUNTED,
  };
}

const FOUND_AT_ONCE = 500;

/**
 * Applies `use` to each batch of the matching records, newest first. It leaves out records that are
 * added in the meantime.
 */
export async function* readAll<R>(
  db: Db,
  filter: AuditFilter,
  use: (records: readonly AuditRecord[]) => R,
): AsyncGenerator<R> {
  let last: { id: number; created_at: string } | undefined;
  do {
    let query = matching(db, filter).select(['id', 'created_at', 'bytes']).limit(FOUND_AT_ONCE);
    if (last && goesByClock(filter)) {
      query = query.where(sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id})`);
    } else if (last) {
      query = query.where('id', '<', last.id);
    }
    const rows = await query.execute();
    yield* new RowBatches(rows, (ids) => readRecords(db, ids)).map(use);
    last = rows.length < FOUND_AT_ONCE ? undefined : rows.at(-1);
  } while (last);
}
