import { continueIds } from '../../../src/server/store/ids';
import type { Db } from '../../../src/server/store/schema';

type Table = 'audit' | 'images';

async function countFrom(db: Db, noun: Table, last: number): Promise<void> {
  await db
    .insertInto('id_counters')
    .values({ noun, last })
    .onConflict((conflict) => conflict.column('noun').doUpdateSet({ last }))
    .execute();
  await continueIds(db);
}

/**
 * Resets the ids of a table, so that new rows get ids of existing rows and are refused.
 *
 * @param last the next id follows it
 * @returns a function that makes ids continue after the last row
 */
export async function repeatIds(db: Db, table: Table, last = 0): Promise<() => Promise<void>> {
  await countFrom(db, table, last);
  return async () => {
    const rows = db.selectFrom(table).select((eb) => eb.fn.max<number>('id').as('last'));
    await countFrom(db, table, (await rows.executeTakeFirstOrThrow()).last);
  };
}
