import type { Transaction } from 'kysely';
import { hasOneWriter, lockArea } from '../locks';
import { settleMonths } from '../postMonths';
import type { Db, Schema } from '../schema';
import { inTransaction } from '../store';
import { removeDocuments } from './documents';
import { openSegment, removedOrdinals, searchDb, UNSETTLED } from './segments';
import type { SearchDb } from './segments';

/** Few enough to be searched and moved in a few milliseconds. */
const TEXTS_PER_BATCH = 32;
const BYTES_PER_BATCH = 800_000;

/** Runs a step of the work on segments: all processes together run one at a time. */
export function atomically<T>(
  db: Db,
  work: (db: Transaction<Schema> | Db) => Promise<T>,
): Promise<T> {
  const locked = async (trx: Transaction<Schema> | Db) => {
    await lockArea(trx, 'search');
    return work(trx);
  };
  return db.isTransaction ? locked(db) : inTransaction(db, locked);
}

/** Some texts of a segment, without those that a write is changing. */
export function takeTexts(db: SearchDb, segment: number) {
  return db
    .selectFrom('post_texts')
    .select((eb) => ['post_id', eb.fn<number>('length', ['body']).as('letters')])
    .where('segment', '=', segment)
    .orderBy('slot')
    .limit(TEXTS_PER_BATCH)
    .$if(!hasOneWriter(db), (query) => query.forUpdate().skipLocked())
    .execute();
}

/** Whether there are enough texts in no segment to be worth a transaction. */
async function hasBatch(db: SearchDb): Promise<boolean> {
  const { count, bytes } = await db
    .selectFrom('post_texts')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number | null>(eb.fn('octet_length', ['body'])).as('bytes'),
    ])
    .where('segment', '=', UNSETTLED)
    .executeTakeFirstOrThrow();
  return Number(count) >= TEXTS_PER_BATCH || Number(bytes) >= BYTES_PER_BATCH;
}

/** Moves a batch of texts to the open segment. @returns whether any were moved */
export async function settleTexts(db: Db): Promise<boolean> {
  if (!(await hasBatch(searchDb(db)))) return false;
  return atomically(db, async (trx) => {
    const search = searchDb(trx);
    const texts = await takeTexts(search, UNSETTLED);
    for (const { post_id, letters } of texts) {
      const { id, ordinals, codeUnits } = await openSegment(search);
      const settled = { segment: id, slot: ordinals };
      await search.updateTable('post_texts').set(settled).where('post_id', '=', post_id).execute();
      const filled = { slots: ordinals + 1, letters: codeUnits + letters };
      await search.updateTable('post_segments').set(filled).where('id', '=', id).execute();
    }
    await settleMonths(trx);
    return texts.length > 0;
  });
}

/** Removes the entries of texts that were removed, once they are many. */
export async function settleRemovals(db: Db): Promise<void> {
  const { count } = await searchDb(db)
    .selectFrom('post_removals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) < TEXTS_PER_BATCH) return;
  await atomically(db, async (trx) => {
    const search = searchDb(trx);
    for (const [segment, removed] of await removedOrdinals(search)) {
      await removeDocuments(search, segment, removed);
      await search
        .deleteFrom('post_removals')
        .where('segment', '=', segment)
        .where('slot', 'in', [...removed])
        .execute();
    }
    await settleMonths(trx);
  });
}
